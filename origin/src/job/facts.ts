/**
 * The shapes that the steps of a job hand to each other: Ingest → Group → Match → Score.
 * Money is integer minor units of the job's currency (a JS safe integer), never a float of major units.
 * Dates are whole days since 1970-01-01 UTC. Countries are ISO 3166-1 alpha-3, "" when unknown.
 */

import type { PaidByCard } from "@paygauge/api-types/entities/card-statements";
import {
  documentTypes,
  payeeClasses,
  paymentMethods,
  type DocumentType,
  type PayeeClass,
  type PaymentMethod,
} from "@paygauge/api-types/entities/ledger-words";
import type { PayeeIdentity } from "@paygauge/api-types/reading/payee-identity";
import type { PurposeClass } from "./payees/purpose-classes.ts";

export type { PayeeIdentity };

export { documentTypes, payeeClasses, paymentMethods, type DocumentType, type PayeeClass, type PaymentMethod };

/** Count and signed value (minor units) of one kind of document. */
export interface DocumentTotal {
  count: number;
  valueMinor: number;
}

/** What a set of ledger lines adds up to. Sums of two totals are the total of the union. */
export interface PayeeTotals {
  /** Accepted lines, whatever their kind. */
  lines: number;
  /** Lines with a negative amount. */
  creditLines: number;
  documents: Record<DocumentType, DocumentTotal>;
  /** By payment method, payments (or the only document kind of the file). */
  methods: Partial<Record<PaymentMethod, DocumentTotal>>;
  /** Σ |value| and Σ |value|·days over lines that state terms or (due − issued). */
  terms: { weightMinor: number; weightedDays: number };
  /** Σ |value| and Σ |value|·days over lines with paid − issued. */
  daysToPay: { weightMinor: number; weightedDays: number };
  /** Σ |value| and Σ |value|·days over lines with paid − due. */
  daysLate: { weightMinor: number; weightedDays: number };
  firstDate: number | null;
  lastDate: number | null;
  /** Day of the last card or virtual-card payment. */
  lastCardDate: number | null;
  /** Lines that name a purchase order. */
  linesWithOrder: number;
  /** Sum of a summary's spend column; 0 for document lines, whose spend is what was paid, else invoiced, else ordered. */
  statedSpendMinor: number;
  /** Money by the class that its descriptions name; absent where none does. */
  purposes?: Partial<Record<PurposeClass, number>>;
}

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
export interface DirectoryEntry {
  entryId: string;
  name: string;
  addressLine1: string;
  city: string;
  postalCode: string;
  country: string;
  phone: string;
  taxId: string;
  companyNumber: string;
  mcc: string;
  acceptsCard: boolean;
  acceptsVirtualCard: boolean;
  detailLevel: 0 | 1 | 2 | 3;
  stpCapable: boolean;
  /** Virtual-lockbox enrolments: Boost, BoostEu, Its. */
  lockboxes: string[];
  /** ISO date of the last clearing seen. */
  lastSeen: string;
  /** Card payments that the issuer's own statements show; absent where there are none. */
  paidByCard?: PaidByCard;
}
