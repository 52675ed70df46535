/**
 * How each figure of a business case came about: its formula, the amounts that it adds up, and the parameters that it
 * rests on. A figure without an explanation does not compile.
 */
import type { Capability } from "../../entities/analysis.ts";
import { familyOf, type Levers } from "../levers.ts";
import { supplierOf } from "./supplier-side.ts";
import type { CaseResult } from "./case-model.ts";
import { cohortKeysOf, idOf, type CohortKey, type ParameterId, type PlanKey } from "./parameters.ts";

export const leverKeys = [
  "rebate",
  "workingCapital",
  "process",
  "discounts",
] as const satisfies readonly (keyof Levers)[];
export type LeverKey = (typeof leverKeys)[number];

/** A figure that can be opened; `year` counts from 1, null is all years together. */
export type Figure =
  | { readonly kind: "total" | "presentValue" | "returnRate" | "breakEven" }
  | { readonly kind: "lever"; readonly lever: LeverKey; readonly year: number | null }
  | { readonly kind: "annualFee" | "net"; readonly year: number | null }
  | { readonly kind: "cohort"; readonly method: Capability }
  | { readonly kind: "supplier"; readonly method: Capability };

/** What an amount of a sum is of. */
export type PartName =
  | { readonly of: "setUp" | "annualFee" | "earlierCash" | "savedPayments" | "acceptance" }
  | { readonly of: "year" | "sumAfter"; readonly year: number }
  | { readonly of: "lever"; readonly lever: LeverKey }
  | { readonly of: "method"; readonly method: Capability };

export interface Part {
  readonly name: PartName;
  readonly amount: number;
}

type FormulaId = Exclude<Figure["kind"], "lever"> | LeverKey;
interface Explanation {
  readonly formula: FormulaId;
  readonly parts: readonly Part[];
  readonly inputs: readonly ParameterId[];
}

const rampKeys: readonly PlanKey[] = ["ramp1", "ramp2", "ramp3", "ramp4", "growth"];
const ofLever: Readonly<
  Record<LeverKey, { readonly cohort: readonly CohortKey[]; readonly plan: readonly PlanKey[] }>
> = {
  rebate: { cohort: ["addressable", "conversion", "rebate", "largeTicketRebate", "largeTicketShare"], plan: [] },
  workingCapital: {
    cohort: ["addressable", "conversion", "currentPayDay", "newPayDay"],
    plan: ["cashRate", "cycle", "grace"],
  },
  process: { cohort: ["payments", "conversion", "costNow", "costNew"], plan: [] },
  discounts: { cohort: ["addressable", "conversion", "discountCaptured", "discountForgone", "surcharge"], plan: [] },
};

/** Which families a lever is of. */
const familiesOf: Readonly<Record<LeverKey, readonly string[]>> = {
  rebate: ["card"],
  workingCapital: ["card", "scf"],
  process: ["card", "instant"],
  discounts: ["card", "instant"],
};

const hasLever = (method: Capability, lever: LeverKey): boolean => familiesOf[lever].includes(familyOf[method]);

/** The amount of a lever in a year of a result, or in all of them. */
const inYear = <Item>(items: readonly Item[], year: number | null): readonly Item[] =>
  year === null ? items : items.slice(year - 1, year);
const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

function leverExplained(result: CaseResult, lever: LeverKey, year: number | null): Explanation {
  const cohorts = result.cohorts.filter(({ method }) => hasLever(method, lever));
  const { cohort, plan } = ofLever[lever];
  return {
    formula: lever,
    parts: cohorts.map(({ method, years }) => ({
      name: { of: "method", method },
      amount: sumOf(inYear(years, year), ({ levers }) => levers[lever]),
    })),
    inputs: [
      ...cohorts.flatMap(({ method }) =>
        cohort.filter((key) => cohortKeysOf(method).includes(key)).map((key) => idOf(method, key)),
      ),
      ...plan,
      ...rampKeys,
    ],
  };
}

const years = ({ years: all }: CaseResult) =>
  all.map(({ year, net }): Part => ({ name: { of: "year", year }, amount: net }));
const setUp = ({ plan }: CaseResult): Part => ({ name: { of: "setUp" }, amount: -plan.setUp });

const flows: readonly ParameterId[] = ["setUp", "annualFee", ...rampKeys];

function presentValueExplained(result: CaseResult): Explanation {
  const { discountRate } = result.plan;
  const parts = years(result).map((part, at) => ({ ...part, amount: part.amount / (1 + discountRate) ** (at + 1) }));
  return { formula: "presentValue", parts: [setUp(result), ...parts], inputs: ["discountRate", ...flows] };
}

function feeExplained(result: CaseResult, year: number | null): Explanation {
  const parts = inYear(result.years, year).map((each): Part => ({
    name: { of: "year", year: each.year },
    amount: -each.annualFee,
  }));
  return { formula: "annualFee", parts, inputs: ["annualFee"] };
}

function netExplained(result: CaseResult, year: number | null): Explanation {
  const of = inYear(result.years, year);
  const parts = leverKeys.map((lever): Part => ({
    name: { of: "lever", lever },
    amount: sumOf(of, ({ levers }) => levers[lever]),
  }));
  const fee: Part = { name: { of: "annualFee" }, amount: -sumOf(of, ({ annualFee }) => annualFee) };
  return { formula: "net", parts: [...parts, fee], inputs: flows };
}

function cohortExplained(result: CaseResult, method: Capability): Explanation {
  const found = result.cohorts.find((each) => each.method === method)?.years ?? [];
  const parts = leverKeys
    .filter((lever) => hasLever(method, lever))
    .map((lever): Part => ({ name: { of: "lever", lever }, amount: sumOf(found, ({ levers }) => levers[lever]) }));
  const keys = cohortKeysOf(method).filter((key) => !key.startsWith("supplier"));
  return { formula: "cohort", parts, inputs: [...keys.map((key) => idOf(method, key)), ...rampKeys] };
}

const supplierKeys: readonly CohortKey[] = [
  "addressable",
  "payments",
  "currentPayDay",
  "newPayDay",
  "supplierFee",
  "supplierDay",
];

function supplierExplained(result: CaseResult, method: Capability): Explanation {
  const cohort = result.asked.find((each) => each.method === method);
  const found = supplierOf(cohort, { spend: cohort?.addressable ?? 0, payments: cohort?.payments ?? 0 });
  const keys = cohortKeysOf(method).filter((key) => supplierKeys.includes(key));
  return {
    formula: "supplier",
    parts: [
      { name: { of: "earlierCash" }, amount: found?.earlierCash ?? 0 },
      { name: { of: "savedPayments" }, amount: found?.process ?? 0 },
      { name: { of: "acceptance" }, amount: -(found?.fee ?? 0) },
    ],
    inputs: [...keys.map((key) => idOf(method, key)), "supplierCashRate", "supplierSaved"],
  };
}

/** How a figure came about. */
export function explain(result: CaseResult, figure: Figure): Explanation {
  switch (figure.kind) {
    case "total":
    case "returnRate":
      return { formula: figure.kind, parts: [setUp(result), ...years(result)], inputs: flows };
    case "presentValue":
      return presentValueExplained(result);
    case "breakEven": {
      const parts = result.cumulative.map((amount, year): Part => ({ name: { of: "sumAfter", year }, amount }));
      return { formula: "breakEven", parts, inputs: flows };
    }
    case "lever":
      return leverExplained(result, figure.lever, figure.year);
    case "annualFee":
      return feeExplained(result, figure.year);
    case "net":
      return netExplained(result, figure.year);
    case "cohort":
      return cohortExplained(result, figure.method);
    case "supplier":
      return supplierExplained(result, figure.method);
  }
}

/** Every figure that a result has. */
export function figuresOf({ years: all, cohorts }: CaseResult): Figure[] {
  const each: (number | null)[] = [...all.map(({ year }) => year), null];
  return [
    { kind: "total" },
    { kind: "presentValue" },
    { kind: "returnRate" },
    { kind: "breakEven" },
    ...each.flatMap((year): Figure[] => [
      ...leverKeys.map((lever) => ({ kind: "lever", lever, year }) as const),
      { kind: "annualFee", year },
      { kind: "net", year },
    ]),
    ...cohorts.flatMap(({ method }): Figure[] => [
      { kind: "cohort", method },
      { kind: "supplier", method },
    ]),
  ];
}
