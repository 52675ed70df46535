/** "Needs you": what waits for a user, one row for each thing with one action. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { isoDay } from "./jobs.ts";
import { ledgerKindSchema } from "./ledger.ts";
import { lockableTypes } from "./lockable-types.ts";

/** The list begins with what blocks others; the rest follows by the money at stake, and then by age. */
export const needKinds = [
  "lockRequest",
  "approveUsers",
  "systemAlert",
  "linkFile",
  "fixRows",
  "failed",
  "publish",
  "duplicates",
  "payees",
  "followUp",
] as const;
export type NeedKind = (typeof needKinds)[number];

/** Kinds that only the job's object can count; it ships them to the catalogue. */
export const jobNeedKinds = ["duplicates", "payees", "followUp"] as const satisfies readonly NeedKind[];
export type JobNeedKind = (typeof jobNeedKinds)[number];

/** Ours: rows of an answer, rows that a user postpones, days that they postpone a row at most. */
export const needLimits = { rows: 200, postponed: 500, days: 90 } as const;

/** Kind and what it is of: "publish:job-1". */
export const needId = v.pipe(
  v.string(),
  v.maxLength(200, encodedMessage("atMost", { most: 200 })),
  v.regex(/^[a-zA-Z]+:[\w:.-]+$/, encodedMessage("needGone")),
);

const need = v.object({
  id: v.string(),
  kind: v.picklist(needKinds),
  /** Changes with new activity: a postponed row returns then. */
  fingerprint: v.string(),
  since: v.string(),
  /** Rows, users, groups of suppliers, payees or suppliers, as the kind says. */
  count: v.number(),
  /** Rows of the file that are ready; null of other kinds. */
  ready: v.nullable(v.number()),
  /** A file, a campaign or users, by name. */
  subject: v.string(),
  job: v.nullable(
    v.object({ id: v.string(), name: v.string(), kind: ledgerKindSchema, isDraft: v.boolean(), isReady: v.boolean() }),
  ),
  /** Of a followUp. */
  campaignWorkflowId: v.nullable(v.string()),
  /** At stake: what payees or possible duplicates are paid, what rejected rows hold, what a run or a campaign can move to
   * card in a year. Minor units of the job's currency; null: not known. */
  money: v.nullable(v.object({ minor: v.number(), currency: v.string(), minorDigits: v.number() })),
  /** Why an import failed, or what an alert says. */
  reason: v.nullable(messageSchema),
  /** Who asks for which lock. */
  lock: v.nullable(
    v.object({
      entityType: v.picklist(lockableTypes),
      entityId: v.string(),
      entityName: v.string(),
      userId: v.string(),
      answerUntil: v.nullable(v.string()),
    }),
  ),
});
export type Need = v.InferOutput<typeof need>;

export const needsYou = v.object({
  rows: v.array(need),
  /** Rows there are; more than `rows` beyond needLimits.rows. */
  total: v.number(),
  /** What the user postponed, with the day on which it returns. */
  later: v.array(v.object({ ...need.entries, until: v.string() })),
  /** Kinds that could not be read; `rows` has the others. */
  failed: v.array(v.picklist(needKinds)),
  /** The one published job of a user who sees no other. */
  firstJob: v.nullable(v.object({ id: v.string(), name: v.string(), buyerName: v.string(), kind: ledgerKindSchema })),
});
export type NeedsYou = v.InferOutput<typeof needsYou>;

export const postponeBody = v.strictObject({
  needId,
  fingerprint: v.pipe(v.string(), v.maxLength(200)),
  until: isoDay,
});

/** Who settled a row, and when; null where the log does not say. */
export const settledNeeds = v.array(
  v.object({ needId: v.string(), by: v.nullable(v.string()), at: v.nullable(v.string()) }),
);
