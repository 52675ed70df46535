/**
 * The shapes that the steps of a job hand to each other: Ingest → Group → Match → Score.
 * Money is integer minor units of the job's currency (a JS safe integer), never a float of major units.
 * Dates are whole days since 1970-01-01 UTC. Countries are ISO 3166-1 alpha-3, "" when unknown.
 */

import * as v from "valibot";
import { paidByCard } from "@paygauge/api-types/entities/card-statements";
import {
  documentTypes,
  payeeClasses,
  paymentMethods,
  type DocumentType,
  type PayeeClass,
  type PaymentMethod,
} from "@paygauge/api-types/entities/ledger-words";
import type { PayeeIdentity } from "@paygauge/analysis/reading/payee-identity";
import { purposeClasses } from "./payees/purpose-classes.ts";

export type { PayeeIdentity };

export { documentTypes, payeeClasses, paymentMethods, type DocumentType, type PayeeClass, type PaymentMethod };

/** Count and signed value (minor units) of one kind of document. */
const documentTotal = v.object({ count: v.number(), valueMinor: v.number() });
export type DocumentTotal = v.InferOutput<typeof documentTotal>;

const weightedDays = v.object({ weightMinor: v.number(), weightedDays: v.number() });

/** What a set of ledger lines adds up to. Sums of two totals are the total of the union. */
export const payeeTotalsSchema = v.object({
  /** Accepted lines, whatever their kind. */
  lines: v.number(),
  /** Lines with a negative amount. */
  creditLines: v.number(),
  documents: v.object({ PurchaseOrder: documentTotal, Invoice: documentTotal, Payment: documentTotal }),
  /** By payment method, payments (or the only document kind of the file). */
  methods: v.record(v.picklist(paymentMethods), documentTotal),
  /** Σ |value| and Σ |value|·days over lines that state terms or (due − issued). */
  terms: weightedDays,
  /** Σ |value| and Σ |value|·days over lines with paid − issued. */
  daysToPay: weightedDays,
  /** Σ |value| and Σ |value|·days over lines with paid − due. */
  daysLate: weightedDays,
  firstDate: v.nullable(v.number()),
  lastDate: v.nullable(v.number()),
  /** Day of the last card or virtual-card payment. */
  lastCardDate: v.nullable(v.number()),
  /** Lines that name a purchase order. */
  linesWithOrder: v.number(),
  /** Sum of a summary's spend column; 0 for document lines, whose spend is what was paid, else invoiced, else ordered. */
  statedSpendMinor: v.optional(v.number(), 0),
  /** Money by the class that its descriptions name; absent where none does. */
  purposes: v.exactOptional(v.record(v.picklist(purposeClasses), v.number())),
  /**
   * Documents by size, four numbers each: code (document-size.ts), count, value and the largest, minor units. Absent in a
   * summary, and where an earlier release read the files.
   */
  sizes: v.exactOptional(v.array(v.number())),
});
export type PayeeTotals = v.InferOutput<typeof payeeTotalsSchema>;

/** One payee spelling as Ingest aggregated it, before grouping. */
export interface Variant {
  variantId: number;
  identity: PayeeIdentity;
  totals: PayeeTotals;
}

/** One payee after grouping; the key is stable within the job. */
export interface GroupedSupplier {
  supplierKey: string;
  identity: PayeeIdentity;
  totals: PayeeTotals;
  variantIds: number[];
}

/** One known card acceptor of the directory. */
export const directoryEntrySchema = v.object({
  entryId: v.string(),
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
  phone: v.string(),
  taxId: v.string(),
  companyNumber: v.string(),
  mcc: v.string(),
  acceptsCard: v.boolean(),
  /** The file states yes or no; absent where its cell is empty. */
  isCardStated: v.exactOptional(v.boolean()),
  acceptsVirtualCard: v.boolean(),
  detailLevel: v.picklist([0, 1, 2, 3]),
  stpCapable: v.boolean(),
  /** Virtual-lockbox enrolments: Boost, BoostEu, Its. */
  lockboxes: v.array(v.string()),
  /** ISO date of the last clearing seen. */
  lastSeen: v.string(),
  /** The largest payment that it takes by card, in whole units of a currency (ISO 4217); absent where it states none. */
  largestPayment: v.exactOptional(v.object({ amount: v.number(), currency: v.string() })),
  /** Card payments that the issuer's own statements show; absent where there are none. */
  paidByCard: v.exactOptional(paidByCard),
});
export type DirectoryEntry = v.InferOutput<typeof directoryEntrySchema>;
