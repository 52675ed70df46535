import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { referencePreview, referenceVersion } from "../entities/reference-sets.ts";
import { rulesetNote } from "../entities/rulesets.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/reference-sets";
const sees = holders("Analysis_Admin_Area_VIEW");
const edits = holders("Analysis_Admin_Area_VIEW", "Analysis_Admin_Confidence_CRUD");

/** Imported titles of industry codes; a file is sent and discarded with the calls of the directory's import. */
export const referenceSetCalls = {
  referenceSets: { method: "GET", path: root, access: sees, effect: "read", answer: v.array(referenceVersion) },
  /** Reads the whole file and stores nothing. */
  previewReferenceSet: {
    method: "POST",
    path: `${root}/:set/imports/:importId/preview`,
    access: edits,
    effect: "read",
    answer: referencePreview,
  },
  saveReferenceSet: {
    method: "POST",
    path: `${root}/:set/imports/:importId/save`,
    access: edits,
    effect: "write",
    body: v.strictObject({
      source: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, "Say where the titles come from."),
        v.maxLength(limits.nameLength),
      ),
      note: rulesetNote,
    }),
    answer: mutation({ item: referenceVersion }),
  },
  /** Makes a version the one in use; an older one again, or 0, is the way back. */
  activateReferenceSet: {
    method: "POST",
    path: `${root}/:set/versions/:versionNumber/activate`,
    access: edits,
    effect: "write",
    answer: done,
  },
} as const satisfies Record<string, Call>;
