/** What each figure of the summary was computed from. Money: minor units of the job's currency. */
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { FigureQuery } from "../../../data/figures/figure-query.ts";
import { equalFilter, figureFilter, suppliersHref } from "../suppliers-href.ts";
import type { CapabilityRow } from "./capability-groups.ts";
import { isDemo, isUnmatched } from "./directory-facts.ts";

type Figures = Readonly<Record<string, FigureQuery>>;

export type StepFigure =
  | "spend"
  | "excluded"
  | "addressable"
  | "unknownAcceptance"
  | "cardable"
  | "cardableProven"
  | "notConverted"
  | "opportunity"
  | "opportunityUnknown"
  | "opportunityYear";

const evidenceOf = (summary: JobSummary): FigureQuery["notes"] => [
  isUnmatched(summary) ? "noDirectory" : isDemo(summary) ? "demo" : "directory",
];

const moneyOf = ({ currency, minorDigits }: JobSummary) => ({ currency, minorDigits });

/** The sums that the steps are: each is a line of others. */
function linesOf({ totals, addressableMinor, cardableMinor, opportunityMinor, stepSuppliers }: JobSummary) {
  const { addressable, cardable } = stepSuppliers;
  return {
    spend: { key: "spend", minor: totals.spendMinor, suppliers: totals.suppliers },
    excluded: {
      key: "excluded",
      minor: totals.spendMinor - addressableMinor,
      suppliers: totals.suppliers - addressable,
    },
    addressable: { key: "addressable", minor: addressableMinor, suppliers: addressable },
    unknown: { key: "unknownAcceptance", minor: addressableMinor - cardableMinor, suppliers: addressable - cardable },
    cardable: { key: "cardable", minor: cardableMinor, suppliers: cardable },
    notConverted: { key: "notConverted", minor: cardableMinor - opportunityMinor },
    opportunity: { key: "opportunity", minor: opportunityMinor },
  } as const;
}

const isAddressable = figureFilter("addressableMinor", "GreaterThan", 0);
const isCardable = figureFilter("cardableMinor", "GreaterThan", 0);

/** The suppliers of a line under these filters. */
const waysOf =
  (jobId: string) =>
  (count: number, filters: Parameters<typeof suppliersHref>[1]): FigureQuery["suppliers"] => ({
    count,
    href: suppliersHref(jobId, filters),
  });

function spendFigures(jobId: string, summary: JobSummary) {
  const { spend, excluded, addressable } = linesOf(summary);
  const facts = { ...moneyOf(summary), notes: [] };
  const to = waysOf(jobId);
  return {
    spend: { ...facts, rule: "spend", less: [], result: spend, suppliers: to(spend.suppliers, []) },
    excluded: {
      ...facts,
      rule: "excluded",
      less: [spend, addressable],
      result: excluded,
      suppliers: to(excluded.suppliers, [equalFilter("addressableMinor", "0")]),
    },
    addressable: {
      ...facts,
      rule: "addressable",
      less: [spend, excluded],
      result: addressable,
      suppliers: to(addressable.suppliers, [isAddressable]),
    },
  } as const satisfies Figures;
}

function cardableFigures(jobId: string, summary: JobSummary) {
  const { spend, excluded, addressable, unknown, cardable } = linesOf(summary);
  const { cardableMinor, suppliers } = summary.proven.bothWays;
  const facts = { ...moneyOf(summary), notes: evidenceOf(summary) };
  const to = waysOf(jobId);
  return {
    unknownAcceptance: {
      ...facts,
      rule: "unknownAcceptance",
      less: [addressable, cardable],
      result: unknown,
      suppliers: to(unknown.suppliers, [isAddressable, equalFilter("cardableMinor", "0")]),
    },
    cardable: {
      ...facts,
      rule: "cardable",
      less: [spend, excluded, unknown],
      result: cardable,
      suppliers: to(cardable.suppliers, [isCardable]),
    },
    cardableProven: {
      ...facts,
      rule: "cardableProven",
      less: [],
      result: { key: "cardable", minor: cardableMinor, suppliers },
      suppliers: to(suppliers, [isCardable]),
    },
  } as const satisfies Figures;
}

/** What rests on the conversion that is assumed: no sum of rows. */
function opportunityFigures(jobId: string, summary: JobSummary) {
  const { cardable, notConverted, opportunity } = linesOf(summary);
  const { conversion, year, opportunityYearMinor } = summary;
  const facts = { ...moneyOf(summary), notes: evidenceOf(summary), conversion };
  const suppliers = waysOf(jobId)(cardable.suppliers, [isCardable]);
  return {
    notConverted: { ...facts, rule: "notConverted", less: [cardable, opportunity], result: notConverted, suppliers },
    opportunity: { ...facts, rule: "opportunity", less: [cardable, notConverted], result: opportunity, suppliers },
    opportunityUnknown: { ...facts, rule: "opportunityUnknown", less: [], result: null, suppliers: null },
    opportunityYear: {
      ...facts,
      rule: "opportunityYear",
      less: [],
      result: { key: "opportunityYear", minor: opportunityYearMinor },
      factor: year.factor,
      suppliers,
    },
  } as const satisfies Figures;
}

/** The figures of the way from spend to what can move. */
export function stepFigures(jobId: string, summary: JobSummary): Readonly<Record<StepFigure, FigureQuery>> {
  return {
    ...spendFigures(jobId, summary),
    ...cardableFigures(jobId, summary),
    ...opportunityFigures(jobId, summary),
  };
}

/** Spend with suppliers at High or Medium for a capability. */
export function capabilityFigure(jobId: string, summary: JobSummary, row: CapabilityRow): FigureQuery {
  const { capability, suppliers, spendMinor } = row;
  const [high, medium] = [spendMinor.High ?? 0, spendMinor.Medium ?? 0];
  const count = (suppliers.High ?? 0) + (suppliers.Medium ?? 0);
  const score = `${capability}Score`;
  return {
    ...moneyOf(summary),
    rule: "likely",
    less: [],
    plus: [
      { key: "high", minor: high, suppliers: suppliers.High ?? 0 },
      { key: "medium", minor: medium, suppliers: suppliers.Medium ?? 0 },
    ],
    result: { key: "likely", minor: high + medium, suppliers: count },
    notes: row.restsOnDirectory ? evidenceOf(summary) : [],
    suppliers: { count, href: suppliersHref(jobId, [equalFilter(score, "High"), equalFilter(score, "Medium")]) },
  };
}
