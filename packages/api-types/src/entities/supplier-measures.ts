/** A supplier in figures, and the buckets that they fall in. */
import * as v from "valibot";
import { acceptanceProof } from "./acceptance-rules.ts";

/** How often a supplier is dealt with in a year: least number of transactions of each bucket, ascending. */
export const frequencyFloors = {
  OneOff: 1,
  Occasional: 2,
  Quarterly: 4,
  Monthly: 12,
  Fortnightly: 26,
  Weekly: 52,
  SeveralAWeek: 104,
} as const;
export const frequencies = [
  "OneOff",
  "Occasional",
  "Quarterly",
  "Monthly",
  "Fortnightly",
  "Weekly",
  "SeveralAWeek",
  "None",
] as const;
export const frequencySchema = v.picklist(frequencies);
export type Frequency = (typeof frequencies)[number];

/** Payment terms in days, each bucket with its last day; the label is what a user reads. */
export const termsCeilings = {
  "0": 0,
  "1-7": 7,
  "8-14": 14,
  "15-30": 30,
  "31-45": 45,
  "46-60": 60,
  "61-90": 90,
} as const;
export const termsBuckets = ["0", "1-7", "8-14", "15-30", "31-45", "46-60", "61-90", "90+", "Unknown"] as const;
export const termsBucketSchema = v.picklist(termsBuckets);
export type TermsBucket = (typeof termsBuckets)[number];

/** What a supplier's spend is counted by; the first that it has of these. */
export const spendSources = ["Stated", "Payment", "Invoice", "PurchaseOrder"] as const;
export type SpendSource = (typeof spendSources)[number];

const minor = v.pipe(v.number(), v.safeInteger());
const cardableAtLimit = v.object({ minor, documents: v.number() });
/** A supplier in figures. Money: integer minor units of the job's currency, as stated (not annualised). */
export const supplierMeasuresSchema = v.object({
  spendMinor: minor,
  /** Which figure `spend` is. */
  spendSource: v.picklist(spendSources),
  orders: v.number(),
  ordersMinor: minor,
  invoices: v.number(),
  invoicesMinor: minor,
  payments: v.number(),
  paymentsMinor: minor,
  /** Averages in minor units, rounded to a whole unit; null when the count is 0. */
  apovMinor: v.nullable(minor),
  aivMinor: v.nullable(minor),
  apvMinor: v.nullable(minor),
  ticketMinor: v.nullable(minor),
  transactions: v.number(),
  frequency: frequencySchema,
  termsDays: v.nullable(v.number()),
  termsBucket: termsBucketSchema,
  daysToPay: v.nullable(v.number()),
  daysLate: v.nullable(v.number()),
  /** Share of lines that name a purchase order; null when the job's files name none at all. */
  orderShare: v.nullable(v.number()),
  onCardMinor: minor,
  addressableMinor: minor,
  cardableMinor: minor,
  /** Documents that make up the cardable spend; null in runs of earlier rules: all of them. */
  cardableTransactions: v.optional(v.nullable(v.number()), null),
  /** Cardable spend and its documents at half and twice the limit; absent where no limit, or a stated one, counts. */
  otherLimits: v.exactOptional(v.object({ low: cardableAtLimit, high: cardableAtLimit })),
  /** What proves acceptance; null where nothing does, and in runs of earlier rules. */
  proof: v.optional(v.nullable(acceptanceProof), null),
  /** One document, or all within a month of a longer period: not repeated every year. */
  isOneOff: v.optional(v.boolean(), false),
  /** What makes a year of the figures, where some documents are outside the period; null where the job's factor does. */
  yearFactor: v.optional(v.nullable(v.number()), null),
  /** The same of addressable and cardable spend, which has no documents by card; absent: that of all spend. */
  addressableFactor: v.exactOptional(v.nullable(v.number())),
});
export type SupplierMeasures = v.InferOutput<typeof supplierMeasuresSchema>;
