/** What made a run: everything that its figures were computed with. */
import * as v from "valibot";
import { matchServices, usedDirectory } from "./directory.ts";
import { runFacts } from "./runs.ts";

export const runMade = v.object({
  ...runFacts.entries,
  /** When members and clients could read it first; null: they never could. */
  publishedOn: v.nullable(v.string()),
  /** In the order in which they were read; rows, not suppliers. */
  files: v.array(v.object({ fileName: v.string(), accepted: v.number(), rejected: v.number() })),
  /** First and last day of the ledger's rows, ISO; null without dated rows. */
  firstDate: v.nullable(v.string()),
  lastDate: v.nullable(v.string()),
  matchService: v.picklist(matchServices),
  /** null: a network was asked, or no directory was there. */
  directory: v.nullable(usedDirectory),
  /** Which code computed it; "" where the runtime did not know. */
  codeVersion: v.string(),
});
export type RunMade = v.InferOutput<typeof runMade>;
