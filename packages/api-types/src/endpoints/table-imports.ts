import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { holders } from "../access/access.ts";
import { companyLimits } from "../entities/companies.ts";
import { done, mutation } from "../entities/mutation.ts";
import { rulesetNote } from "../entities/rulesets.ts";
import { tableImport, tableKinds } from "../entities/table-imports.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

const root = "/api/v1/table-imports";
const one = `${root}/:importId`;
const edits = holders("Analysis_Admin_Area_VIEW", "Analysis_Admin_Confidence_CRUD");

/** The import of a table: its file is sent in parts, read and kept as a new version by commands of the queue. */
export const tableImportCalls = {
  beginTableImport: {
    method: "POST",
    path: root,
    access: edits,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({
      kind: v.picklist(tableKinds),
      fileName: v.pipe(
        v.string(),
        cleanLine(),
        v.minLength(1, encodedMessage("fileNoName")),
        v.maxLength(limits.nameLength),
      ),
      size: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, encodedMessage("fileEmptyOther")),
        v.maxValue(companyLimits.fileBytes, encodedMessage("tableBytes", { most: companyLimits.fileBytes })),
      ),
    }),
    answer: mutation({ importId: v.string(), partSize: v.number() }),
  },
  putTablePart: {
    method: "PUT",
    path: `${one}/parts/:partNumber`,
    access: edits,
    effect: "write",
    unlocked: "own",
    bodyType: "binary",
    answer: mutation({ partNumber: v.number() }),
  },
  tableImport: { method: "GET", path: one, access: edits, effect: "read", answer: tableImport },
  /** Queues the reading of the whole file, which keeps nothing. */
  readTableImport: {
    method: "POST",
    path: `${one}/read`,
    access: edits,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  /** Queues the rows as a new version. */
  keepTableImport: {
    method: "POST",
    path: `${one}/keep`,
    access: edits,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({
      source: v.pipe(
        v.string(),
        cleanLine(),
        v.minLength(1, encodedMessage("sayWhereEntries")),
        v.maxLength(limits.nameLength),
      ),
      note: rulesetNote,
    }),
    answer: done,
  },
  /** Stops the running command; the rows so far stay. */
  cancelTableImport: {
    method: "POST",
    path: `${one}/cancel`,
    access: edits,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  /** Resumes the command that was canceled or failed. */
  resumeTableImport: {
    method: "POST",
    path: `${one}/resume`,
    access: edits,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  discardTableImport: { method: "DELETE", path: one, access: edits, effect: "write", unlocked: "own", answer: done },
} as const satisfies Record<string, Call>;
