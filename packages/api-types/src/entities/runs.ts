/**
 * Runs of a job: one finished analysis each. Members and clients read the published one; a user who works on the job
 * chooses.
 */
import * as v from "valibot";
import { countedAs } from "./ledger-words.ts";
import { ledgerKindSchema } from "./ledger.ts";
import { minorText } from "./minor-text.ts";

/** Which run a user looks at: the newest finished one, or the one that members and clients read. */
export const perspectives = ["latest", "published"] as const;
export type Perspective = (typeof perspectives)[number];

/**
 * The query of a call that reads a run (`ofRun`). Left out: the newest run for those who work on the job. Members and
 * clients read the published run, and have no choice.
 */
export const runQuery = { run: v.optional(v.picklist(perspectives)) };

/** The answer of a call that reads a run says in this header which one it was: its id. */
export const runHeader = "x-paygauge-run";

/** The same of rejected rows, which an import that never became a run has as well. */
export const rejectsQuery = { run: v.optional(v.picklist([...perspectives, "import"])) };

/** What members and clients read, as lists and headers say it. */
export const publicationStates = ["NotPublished", "Published", "NewerRunWaits"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** One finished run, as headers and lists say it. Money: minor units of the job's currency as decimal text. */
export const runFacts = v.object({
  run: v.string(),
  /** From 1, in the order in which the job's runs were finished. */
  number: v.number(),
  finishedOn: v.string(),
  /** What the job was when the run was started: it may have been moved to another kind since. */
  kind: ledgerKindSchema,
  suppliersCount: v.number(),
  /** What its counts of orders, invoices and payments count. */
  counted: v.picklist(countedAs),
  spendMinor: minorText,
  confidenceRulesetVersion: v.number(),
  scoringRulesetVersion: v.number(),
  /** 0: no directory was there; null: a network was asked. */
  directoryVersion: v.nullable(v.number()),
});
export type RunFacts = v.InferOutput<typeof runFacts>;
