/** Accounts of a buyer's accounting system, linked through Merge or Rutter: the ledger is read from there. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { languages } from "../languages.ts";
import { linkedAccountStatuses } from "../states.ts";
import { scheduleTimes } from "./analytics-schedules.ts";

/** Limits that are checked before any work; minutes between two looks at an account's status. */
export const linkedAccountLimits = {
  pollMinutes: 15,
  /** Rows of one account. */
  rows: 2_000_000,
  /** Lines of what happened. */
  activity: 50,
  token: 500,
  /** Accounts whose status one opening of the list asks for. */
  polledAtOnce: 20,
} as const;

export const linkProviders = ["Merge", "Rutter"] as const;
export type LinkProvider = (typeof linkProviders)[number];

/** Kinds of data, in the order in which they are read. */
export const linkedModels = [
  "vendors",
  "paymentTerms",
  "bills",
  "billPayments",
  "expenses",
  "vendorCredits",
  "purchaseOrders",
] as const;
export type LinkedModel = (typeof linkedModels)[number];

export const linkedIntervals = ["off", "day", "week"] as const;

/** What an account's synchronisation is doing. */
export const linkedSyncStates = ["none", "running", "done", "canceled", "failed"] as const;
export type LinkedSyncState = (typeof linkedSyncStates)[number];

export const linkedAccountRow = v.object({
  id: v.string(),
  provider: v.picklist(linkProviders),
  /** The accounting system; "" until the buyer has chosen one. */
  integration: v.string(),
  issuerId: v.string(),
  issuerName: v.string(),
  buyerId: v.string(),
  buyerName: v.string(),
  email: v.string(),
  status: v.picklist(linkedAccountStatuses),
  /** The provider’s own word for its status, and its reason; "" where it gives none. */
  providerStatus: v.string(),
  reason: v.string(),
  statusOn: v.nullable(v.string()),
  syncState: v.picklist(linkedSyncStates),
  lastSyncOn: v.nullable(v.string()),
  rows: v.number(),
  createdOn: v.string(),
  createdByName: v.string(),
  version: v.number(),
});
export type LinkedAccountRow = v.InferOutput<typeof linkedAccountRow>;

const modelProgress = v.object({
  model: v.picklist(linkedModels),
  /** off: the platform or the buyer does not share it. */
  state: v.picklist(["waiting", "reading", "done", "off"]),
  /** At the provider; null where it does not say. */
  total: v.nullable(v.number()),
  /** Kept here, and of these in the newest synchronisation added, changed and deleted. */
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  deleted: v.number(),
});
export type LinkedModelProgress = v.InferOutput<typeof modelProgress>;

const activityLine = v.object({ id: v.number(), on: v.string(), text: messageSchema });

export const linkedAccountDetail = v.object({
  ...linkedAccountRow.entries,
  /** The provider is a stand-in of this deployment. */
  isStandIn: v.boolean(),
  hasToken: v.boolean(),
  schedule: v.object({
    every: v.picklist(linkedIntervals),
    time: v.string(),
    weekday: v.number(),
    zone: v.string(),
    nextOn: v.nullable(v.string()),
  }),
  sync: v.object({
    state: v.picklist(linkedSyncStates),
    startedOn: v.nullable(v.string()),
    endedOn: v.nullable(v.string()),
    /** Requests of the newest synchronisation, and the most that the provider takes a minute. */
    calls: v.number(),
    callsAMinute: v.number(),
    problem: v.nullable(messageSchema),
    models: v.array(modelProgress),
  }),
  activity: v.array(activityLine),
  /** Of the stand-in alone: the captured mail with the link; null where none was. */
  capturedMail: v.nullable(v.string()),
});
export type LinkedAccountDetail = v.InferOutput<typeof linkedAccountDetail>;

export const linkedAccountsState = v.object({
  /** Accounts of each provider by their status. */
  counts: v.object(v.entriesFromList(linkProviders, v.object(v.entriesFromList(linkedAccountStatuses, v.number())))),
  /** standIn: a service of this deployment; real: the provider; off: its key is missing. */
  providers: v.object(v.entriesFromList(linkProviders, v.picklist(["standIn", "real", "off"]))),
  /** Issuers for which the user can link accounts, with the ways that their settings allow. */
  issuers: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      language: v.string(),
      options: v.array(v.object({ provider: v.picklist(linkProviders), byMail: v.boolean() })),
    }),
  ),
});

const provider = v.picklist(linkProviders);
const email = v.pipe(
  v.string(),
  cleanLine(),
  v.email(encodedMessage("email", { example: "ada@example.com" })),
  v.maxLength(254, encodedMessage("atMost", { most: 254 })),
);

export const createLinkedAccountBody = v.strictObject({
  issuerId: v.pipe(recordId, v.minLength(1, encodedMessage("chooseIssuer"))),
  buyerId: v.pipe(recordId, v.minLength(1, encodedMessage("chooseBuyer"))),
  provider,
  email,
  /** Mailed to the address; else opened by who makes it. */
  byMail: v.boolean(),
  language: v.picklist(languages),
});

export const relinkBody = v.strictObject({
  version: v.number(),
  byMail: v.boolean(),
  language: v.picklist(languages),
});

export const linkedTokenBody = v.strictObject({
  token: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, encodedMessage("linkedTokenNeeded")),
    v.maxLength(linkedAccountLimits.token, encodedMessage("atMost", { most: linkedAccountLimits.token })),
    v.regex(/^[\w.~+/=-]+$/, encodedMessage("linkedTokenNeeded")),
  ),
});

export const linkedScheduleBody = v.strictObject({
  version: v.number(),
  every: v.picklist(linkedIntervals),
  time: scheduleTimes.entries.time,
  weekday: scheduleTimes.entries.weekday,
  zone: scheduleTimes.entries.zone,
});

/** What a deletion would remove, and the jobs that were made of the account and stay. */
export const linkedRemoval = v.object({ rows: v.number(), keptJobs: v.number() });

const changesOfBills = v.object({
  /** When the job’s newest file was made of the account. */
  since: v.string(),
  added: v.number(),
  changed: v.number(),
  deleted: v.number(),
  /** Sums of the bills by currency, as decimals. */
  sums: v.array(v.object({ currency: v.string(), before: v.string(), after: v.string() })),
});
export type LinkedChanges = v.InferOutput<typeof changesOfBills>;

export const linkedAccountChanges = v.object({
  jobs: v.array(
    v.object({
      jobId: v.string(),
      name: v.string(),
      isDraft: v.boolean(),
      readOn: v.string(),
      lines: v.number(),
      /** Of the job’s newest run, and of the published one; null: there is none. */
      runNumber: v.nullable(v.number()),
      publishedNumber: v.nullable(v.number()),
      /** null: the account’s rows are gone. */
      changes: v.nullable(changesOfBills),
    }),
  ),
});
