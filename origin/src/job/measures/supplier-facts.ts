/** What is known about a supplier once it is grouped, matched and measured: what scores, dimensions and screens read. */
import type { DetailLevel, MatchEvidence, VcAccepting, VirtualLockbox } from "@paygauge/api-types/entities/analysis";
import type { SupplierMeasures } from "@paygauge/api-types/entities/supplier-measures";
import type { AcceptanceProof, YearRules } from "@paygauge/api-types/entities/acceptance-rules";
import type { PayeeIdentity, PayeeTotals } from "../facts.ts";
import type { ListedAs } from "./listed-suppliers.ts";
import type { ProofInput } from "./proof.ts";

/** Card acceptance of a supplier, from the directory, the ledger and earlier campaigns. */
export interface Acceptance {
  matched: boolean;
  cardAccepting: boolean;
  vcAccepting: VcAccepting;
  detailLevel: DetailLevel;
  stpCapable: boolean;
  lockboxes: VirtualLockbox[];
}

export interface SupplierFacts {
  supplierKey: string;
  identity: PayeeIdentity;
  totals: PayeeTotals;
  match: MatchEvidence | null;
  /** On the issuer's include list: in scope whatever its kind; on the exclude list: out of it. */
  listed: ListedAs;
  acceptance: Acceptance;
  measures: SupplierMeasures;
  /** The supplier is one of those that make up the top 80 % of the job's spend. */
  inTopSpend: boolean;
  /** MCC of the ledger, else of the matched entry, else of a plain merchant category text; "" when none. */
  mcc: string;
}

/** A ledger of a year, by the rules of versions that prove no acceptance. */
export const plainYear = { periodDays: 365, annualFactor: 1, proofOf: null, year: null } as const;

/** What holds for the whole job while its suppliers are measured. */
export interface JobMeasureContext {
  /** Days the ledger covers; figures for scores are scaled by 365 over it. */
  periodDays: number;
  /** Rows are dated by years: nothing is known of days between them. */
  areDatesYears?: boolean;
  /** What figures of the period are multiplied by for a year. */
  annualFactor: number;
  /** Last day of the ledger: "the last 12 months" end here. */
  lastDate: number | null;
  /** The files name purchase orders at all; otherwise the share of lines with an order is unknown. */
  namesOrders: boolean;
  /** The issuer's list that a supplier is on. */
  listed: (identity: PayeeIdentity) => ListedAs;
  /** Payee classes that methods are proposed for, by the run's scoring ruleset; others are out of scope. */
  proposedClasses: ReadonlySet<string>;
  /** Up to which document acceptance is proven; null: rules of earlier versions take it for all documents. */
  proofOf: ((input: ProofInput) => AcceptanceProof) | null;
  /** What counts as repeated every year; null in rules of earlier versions. */
  year: YearRules | null;
}
