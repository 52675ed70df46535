/**
 * How each figure of a business case came about: its formula, the amounts that it adds up, and the parameters that it
 * rests on. A figure without an explanation does not compile.
 */
import type { Capability } from "../../entities/analysis.ts";
import { familyOf } from "../levers.ts";
import type { CaseResult } from "./case-model.ts";
import { leverKeys, type Explanation, type LeverKey, type Part } from "./explanation.ts";
import { cohortKeysOf, idOf, type CohortKey, type ParameterId, type PlanKey } from "./parameters.ts";
import { explainIssuer, type IssuerFigure } from "./explain-issuer.ts";
import { explainSpread, type SpreadFigure } from "./explain-spread.ts";
import { explainSupplier, type SupplierFigure } from "./explain-supplier.ts";

/** A figure of the buyer's result; `year` counts from 1, null is all years together. */
type ResultFigure =
  | { readonly kind: "total" | "presentValue" | "returnRate" | "breakEven" }
  | { readonly kind: "lever"; readonly lever: LeverKey; readonly year: number | null }
  | { readonly kind: "annualFee" | "net"; readonly year: number | null }
  | { readonly kind: "cohort"; readonly method: Capability };

/** A figure that can be opened; those that are not of the buyer's result bring what they were made of. */
export type Figure = ResultFigure | SupplierFigure | SpreadFigure | IssuerFigure;

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
    case "daysSooner":
    case "breakEvenDays":
    case "earlyPay":
      return explainSupplier(figure);
    case "driver":
    case "mainDrivers":
    case "percentile":
    case "overlap":
      return explainSpread(result, figure);
    case "issuer":
      return explainIssuer(figure);
  }
}

/** Every figure of the buyer's result. */
export function figuresOf({ years: all, cohorts }: CaseResult): ResultFigure[] {
  const each: (number | null)[] = [...all.map(({ year }) => year), null];
  return [
    { kind: "total" },
    { kind: "presentValue" },
    { kind: "returnRate" },
    { kind: "breakEven" },
    ...each.flatMap((year): ResultFigure[] => [
      ...leverKeys.map((lever) => ({ kind: "lever", lever, year }) as const),
      { kind: "annualFee", year },
      { kind: "net", year },
    ]),
    ...cohorts.map(({ method }) => ({ kind: "cohort", method }) as const),
  ];
}
