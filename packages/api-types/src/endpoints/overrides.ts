import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { addNoteBody, bandOverride, setBandBody, supplierNote } from "../entities/overrides.ts";
import { runQuery } from "../entities/runs.ts";
import { idOf } from "../ids.ts";
import { ofJob, type Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId";
const sees = holders("JobSuppliers_VIEW");
const edits = holders("Job_EDIT", "JobSuppliers_VIEW");

/** What users set by hand about suppliers. It reaches members and clients with the next publish. */
export const overridesCalls = {
  /** Bands that are set by hand, of the whole job or of one supplier. */
  bandOverrides: {
    method: "GET",
    path: `${one}/band-overrides`,
    access: sees,
    effect: "read",
    ofRun: true,
    query: v.strictObject({ ...runQuery, supplierKey: v.optional(idOf("supplier")) }),
    answer: v.array(bandOverride),
  },
  /** Sets one band by hand, or takes it back; it counts from the next re-score. */
  setBand: {
    method: "POST",
    path: `${one}/suppliers/:supplierKey/band`,
    access: edits,
    effect: "write",
    locked: ofJob,
    needsFigures: true,
    body: setBandBody,
    answer: done,
  },
  /** Of those who work on the job: as of now. Of every other user: as of the publish. */
  supplierNotes: {
    method: "GET",
    path: `${one}/suppliers/:supplierKey/notes`,
    access: sees,
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: v.array(supplierNote),
  },
  addSupplierNote: {
    method: "POST",
    path: `${one}/suppliers/:supplierKey/notes`,
    access: edits,
    effect: "write",
    unlocked: "adds",
    body: addNoteBody,
    answer: mutation({ noteId: v.number() }),
  },
  /** One's own; others' stay. */
  removeSupplierNote: {
    method: "DELETE",
    path: `${one}/suppliers/:supplierKey/notes/:noteId`,
    access: edits,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
} as const satisfies Record<string, Call>;
