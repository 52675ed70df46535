/** The facts that conditions of a scoring ruleset may name: one flat record a supplier. Money: major reference units a year. */
import type { DetailLevel, MatchBand, VcAccepting } from "./analysis.ts";

export interface ScoringFacts {
  /** Spend of a year; 0 or less when credits outweigh it. */
  spend: number;
  transactions: number;
  invoices: number;
  /** Averages of one document; null when there are none. */
  ticket: number | null;
  apv: number | null;
  aiv: number | null;
  /** Days; null when the ledger states none. */
  terms: number | null;
  /** Days that terms can still be stretched to the programme's target. */
  roomToTarget: number | null;
  daysLate: number | null;
  /** 0…1, null when the files name no orders. */
  orderShare: number | null;
  /** Payee class or MCC for which no method is proposed. */
  excluded: boolean;
  /** A payee class whose levels are limited: a public body, a landlord. */
  limitedPayee: boolean;
  cardAccepting: boolean;
  vcAccepting: VcAccepting;
  stpCapable: boolean;
  detailLevel: DetailLevel;
  matchBand: MatchBand;
  /** Nothing but the name agrees with the directory's entry, and no user confirmed it. */
  matchByName: boolean;
  tier: "A" | "B" | "";
  tande: "core" | "other" | "";
  pcardMcc: boolean;
  inTopSpend: boolean;
  paidByCheque: boolean;
  paidByWire: boolean;
  paidByCash: boolean;
  /** The supplier's country is the buyer's, stated or assumed. */
  domestic: boolean;
  /** The ledger states the supplier's country, and it is the buyer's. */
  domesticStated: boolean;
  hasStpProvider: boolean;
  inScfProgramme: boolean;
  hasInstantScheme: boolean;
  /** Limit of the scheme less the average payment; null without a limit or payments. */
  instantHeadroom: number | null;
  /** A lockbox that the issuer has covers the supplier's country; the supplier is enrolled in one the issuer has. */
  lockboxCovers: boolean;
  lockboxEnrolled: boolean;
}

export type ScoringField = keyof ScoringFacts;

/** Kind of each field, for the editor and for checking rulesets; texts with their values from least to most. */
export const scoringFields: Record<
  ScoringField,
  { kind: "number" | "boolean" } | { kind: "text"; values: readonly string[] }
> = {
  spend: { kind: "number" },
  transactions: { kind: "number" },
  invoices: { kind: "number" },
  ticket: { kind: "number" },
  apv: { kind: "number" },
  aiv: { kind: "number" },
  terms: { kind: "number" },
  roomToTarget: { kind: "number" },
  daysLate: { kind: "number" },
  orderShare: { kind: "number" },
  excluded: { kind: "boolean" },
  limitedPayee: { kind: "boolean" },
  cardAccepting: { kind: "boolean" },
  vcAccepting: { kind: "text", values: ["UNMATCHED", "NO", "YES"] },
  stpCapable: { kind: "boolean" },
  detailLevel: { kind: "number" },
  matchBand: { kind: "text", values: ["Unmatched", "Low", "Medium", "High"] },
  matchByName: { kind: "boolean" },
  tier: { kind: "text", values: ["", "B", "A"] },
  tande: { kind: "text", values: ["", "other", "core"] },
  pcardMcc: { kind: "boolean" },
  inTopSpend: { kind: "boolean" },
  paidByCheque: { kind: "boolean" },
  paidByWire: { kind: "boolean" },
  paidByCash: { kind: "boolean" },
  domestic: { kind: "boolean" },
  domesticStated: { kind: "boolean" },
  hasStpProvider: { kind: "boolean" },
  inScfProgramme: { kind: "boolean" },
  hasInstantScheme: { kind: "boolean" },
  instantHeadroom: { kind: "number" },
  lockboxCovers: { kind: "boolean" },
  lockboxEnrolled: { kind: "boolean" },
};

export function isScoringField(name: string): name is ScoringField {
  return Object.hasOwn(scoringFields, name);
}

/**
 * Facts that a match in the directory tells, alone or next to the ledger: card acceptance, and the industry with its
 * MCC.
 */
export const directoryFacts: ReadonlySet<string> = new Set<ScoringField>([
  "cardAccepting",
  "vcAccepting",
  "stpCapable",
  "detailLevel",
  "matchBand",
  "matchByName",
  "tier",
  "tande",
  "pcardMcc",
  "lockboxEnrolled",
]);
