/**
 * Vendors: suppliers of an issuer's jobs that are one company (docs/analysis.md section 10). Every figure is of the jobs
 * that the user can see. Money: whole minor units of the answer's currency.
 */
import * as v from "valibot";
import { cleanText } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { capabilitySchema } from "./capabilities.ts";
import { scoreLevelSchema } from "./analysis.ts";
import { overrideLimits, supplierNote } from "./overrides.ts";
import { pagedResult } from "./paging.ts";

/** How a vendor takes cards, by the newest run that matched it; Conflicting: two runs within a year disagree. */
export const vendorAcceptances = ["Unknown", "No", "Card", "VirtualCard", "Conflicting"] as const;
const vendorAcceptance = v.picklist(vendorAcceptances);

/** What filters and sorts read of a vendor, with the kind of each. */
export const vendorColumns = {
  name: "text",
  city: "text",
  country: "text",
  mcc: "text",
  mccDescription: "text",
  jobs: "number",
  spendMinor: "money",
  invoices: "number",
  payments: "number",
  accepts: "enum",
  /** Day of the last card payment, ISO. */
  lastOnCard: "text",
  outcomes: "number",
  succeeded: "number",
} as const satisfies Record<string, "text" | "enum" | "money" | "number">;
export type VendorColumn = keyof typeof vendorColumns;

/** One piece of evidence on the time axis of a row: its ISO date and the job that states it. */
const evidenceMark = { on: v.string(), jobId: v.string(), jobName: v.string() };

const outcomeStatuses = ["Succeeded", "Failed", "Abandoned"] as const;
const vendorOutcome = v.object({
  jobId: v.string(),
  campaignId: v.string(),
  campaign: v.string(),
  status: v.picklist(outcomeStatuses),
  /** The agreed method; "" unless it succeeded. */
  method: v.string(),
  /** ISO date. */
  on: v.string(),
  reason: v.string(),
});
export type VendorOutcome = v.InferOutput<typeof vendorOutcome>;

const vendorRow = v.object({
  vendorId: v.string(),
  issuerId: v.string(),
  issuerName: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  mcc: v.string(),
  mccDescription: v.string(),
  jobs: v.number(),
  spendMinor: v.number(),
  /** Decimals of the answer's currency. */
  minorDigits: v.number(),
  invoices: v.number(),
  payments: v.number(),
  accepts: vendorAcceptance,
  lastOnCard: v.nullable(v.string()),
  /** Ended campaigns of the vendor, and those that succeeded. */
  outcomes: v.number(),
  succeeded: v.number(),
  /** Acceptance by run, from the day on which it is known, oldest first; days with card payments; ended campaigns. */
  evidence: v.object({
    acceptance: v.array(v.object({ ...evidenceMark, accepts: vendorAcceptance })),
    cardDays: v.array(v.object(evidenceMark)),
    outcomes: v.array(v.object({ ...evidenceMark, status: v.picklist(outcomeStatuses) })),
  }),
  /** A search found it with one slip in a word. */
  isSlip: v.boolean(),
});
export type VendorRow = v.InferOutput<typeof vendorRow>;

/** What holds for a whole answer. */
const scope = {
  /** Currency of all figures, ISO 4217. */
  currency: v.string(),
  /** Figures of several currencies were converted at the reference rates of this year; null: none was. */
  ratesOf: v.nullable(v.number()),
  /** Currencies without a reference rate. The figures exclude their spend. */
  unconverted: v.array(v.string()),
  /** Jobs that the user can see and whose suppliers are in the figures. */
  jobs: v.number(),
  /** Jobs whose suppliers are still being added. */
  jobsWaiting: v.number(),
};

/** An issuer whose vendors the user can see. */
const vendorIssuer = v.object({
  issuerId: v.string(),
  issuerName: v.string(),
  /** The user can merge and split its vendors. */
  mayMerge: v.boolean(),
});
export type VendorIssuer = v.InferOutput<typeof vendorIssuer>;

export const vendorPage = v.object({
  ...pagedResult(vendorRow).entries,
  ...scope,
  totals: v.object({ spendMinor: v.number(), invoices: v.number(), payments: v.number() }),
  /**
   * Spend of the same jobs with employees and withheld names, who aren't vendors: with the vendors' it is the spend of
   * the dashboard. null: not all jobs are in the answer.
   */
  notVendorsMinor: v.nullable(v.number()),
  /** Jobs that are in no sum: another covers the period of their buyer. */
  jobsRepeated: v.number(),
  /** Sample jobs, which are left out where the user sees others. */
  samples: v.number(),
  /** Rows that a search found as written. */
  exactCount: v.number(),
  /** If no row was found as written: words of the search that are in no name, as the search compares them. */
  wordsNotFound: v.array(v.string()),
  /** Issuers of the jobs that the user can see, whatever the filters leave. */
  issuers: v.array(vendorIssuer),
  /** Issuers whose vendors were left out, because a question asks at most 50. */
  issuersLeftOut: v.number(),
});
export type VendorPage = v.InferOutput<typeof vendorPage>;

/** A job's line on a vendor's page. */
const vendorJob = v.object({
  jobId: v.string(),
  jobName: v.string(),
  buyerName: v.string(),
  supplierKey: v.string(),
  supplierName: v.string(),
  /** ISO date of what the figures are of. */
  measuredOn: v.string(),
  /** ISO date from which its word about acceptance is known. */
  knownOn: v.string(),
  currency: v.string(),
  /** Minor units of the job's currency. */
  spendMinor: v.number(),
  invoices: v.number(),
  payments: v.number(),
  paymentMethods: v.array(v.string()),
  matched: v.boolean(),
  accepts: vendorAcceptance,
  stpCapable: v.boolean(),
  detailLevel: v.number(),
  scores: v.record(capabilitySchema, scoreLevelSchema),
  lastOnCard: v.nullable(v.string()),
});
export type VendorJob = v.InferOutput<typeof vendorJob>;

const vendorHistoryEntry = v.object({
  entryId: v.number(),
  what: v.picklist(["Merged", "Split"]),
  /** The other vendor of the change, and its name as it is now. */
  otherId: v.string(),
  otherName: v.string(),
  author: v.string(),
  at: v.string(),
  reason: v.string(),
});

export const vendorDetail = v.object({
  ...vendorRow.entries,
  ...scope,
  mayMerge: v.boolean(),
  /** The vendor that this address leads to; another than was asked for after a merge. */
  mergedFrom: v.nullable(v.object({ vendorId: v.string(), author: v.string(), at: v.string() })),
  names: v.array(v.object({ name: v.string(), city: v.string(), country: v.string(), jobs: v.number() })),
  jobRows: v.array(vendorJob),
  outcomeRows: v.array(vendorOutcome),
  notes: v.array(supplierNote),
  history: v.array(vendorHistoryEntry),
  /** Vendors that were merged into this one, and can be split off again. */
  merged: v.array(v.object({ vendorId: v.string(), name: v.string() })),
});
export type VendorDetail = v.InferOutput<typeof vendorDetail>;

const reason = v.pipe(v.string(), cleanText(), v.maxLength(overrideLimits.reason));
/** `from` is merged into the vendor of the address. */
export const mergeVendorBody = v.strictObject({ from: recordId, reason: v.optional(reason, "") });
/** `vendorId` is split off the vendor of the address. */
export const splitVendorBody = v.strictObject({ vendorId: recordId, reason: v.optional(reason, "") });
