/**
 * How each figure of a business case came about: its formula, the amounts that it adds up, and the parameters that it
 * rests on. A figure without an explanation does not compile.
 */
import { familyOf, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { CaseResult } from "./case-model.ts";
import { leverKeys, type Explanation, type LeverKey, type Part } from "./explanation.ts";
import {
  cohortKeysOf,
  idOf,
  type CohortKey,
  type ParameterId,
  type PlanKey,
} from "@paygauge/api-types/entities/case-parameters";
import { explainIssuer, type IssuerFigure } from "./explain-issuer.ts";
import { explainSpread, type SpreadFigure } from "./explain-spread.ts";
import { explainSupplier, type SupplierFigure } from "./explain-supplier.ts";

/** A figure of the buyer's result; `year` counts from 1, null is all years together. */
type ResultFigure =
  | { readonly kind: "total" | "presentValue" | "returnRate" | "breakEven" | "creditLine" }
  | { readonly kind: "lever"; readonly lever: LeverKey; readonly year: number | null }
  | { readonly kind: "annualFee" | "net"; readonly year: number | null }
  | { readonly kind: "cohort"; readonly method: CaseMethod };

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
  process: {
    cohort: ["payments", "conversion", "costNow", "costNew", "processSaving"],
    plan: ["countProcessSaving"],
  },
  discounts: {
    cohort: [
      "addressable",
      "conversion",
      "discountCaptured",
      "discountForgone",
      "surcharge",
      "passThrough",
      "supplierFee",
      "supplierLargeFee",
    ],
    plan: [],
  },
};

/** Which families a lever is of. */
const familiesOf: Readonly<Record<LeverKey, readonly string[]>> = {
  rebate: ["card"],
  workingCapital: ["card", "scf", "instant"],
  process: ["card", "instant"],
  discounts: ["card", "instant"],
};

/** What a supplier pays moves the buyer's money where it may be passed on: by card alone. */
const buyerKeysOf = (method: CaseMethod): readonly CohortKey[] =>
  cohortKeysOf(method).filter(
    (key) => key !== "supplierDay" && key !== "terms" && !(key === "supplierFee" && familyOf[method] !== "card"),
  );

const hasLever = (method: CaseMethod, lever: LeverKey): boolean => familiesOf[lever].includes(familyOf[method]);

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
        cohort.filter((key) => buyerKeysOf(method).includes(key)).map((key) => idOf(method, key)),
      ),
      ...plan,
      ...rampKeys,
    ],
  };
}

const years = ({ years: all }: CaseResult) =>
  all.map(({ year, net }): Part => ({ name: { of: "year", year }, amount: net }));
const setUp = ({ plan }: CaseResult): Part => ({ name: { of: "setUp" }, amount: -plan.setUp });

const yearlyCosts: readonly PlanKey[] = ["annualFee", "staffDays", "staffDayCost"];
const flows: readonly ParameterId[] = ["setUp", ...yearlyCosts, ...rampKeys];

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
  return { formula: "annualFee", parts, inputs: yearlyCosts };
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

function cohortExplained(result: CaseResult, method: CaseMethod): Explanation {
  const found = result.cohorts.find((each) => each.method === method)?.years ?? [];
  const parts = leverKeys
    .filter((lever) => hasLever(method, lever))
    .map((lever): Part => ({ name: { of: "lever", lever }, amount: sumOf(found, ({ levers }) => levers[lever]) }));
  const keys = buyerKeysOf(method);
  return { formula: "cohort", parts, inputs: [...keys.map((key) => idOf(method, key)), ...rampKeys] };
}

function creditLineExplained({ creditLine }: CaseResult): Explanation {
  const parts = creditLine?.parts ?? [];
  return {
    formula: "creditLine",
    parts: parts.map(({ method, amount }): Part => ({ name: { of: "method", method }, amount })),
    inputs: [
      "cycle",
      "grace",
      ...parts.flatMap(({ method }) => [idOf(method, "addressable"), idOf(method, "conversion")]),
    ],
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
    case "creditLine":
      return creditLineExplained(result);
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
export function figuresOf(result: CaseResult): ResultFigure[] {
  const { years: all, cohorts } = result;
  const each: (number | null)[] = [...all.map(({ year }) => year), null];
  return [
    { kind: "total" },
    { kind: "presentValue" },
    { kind: "returnRate" },
    { kind: "breakEven" },
    ...(result.creditLine === null ? [] : [{ kind: "creditLine" } as const]),
    ...each.flatMap((year): ResultFigure[] => [
      ...leverKeys.map((lever) => ({ kind: "lever", lever, year }) as const),
      { kind: "annualFee", year },
      { kind: "net", year },
    ]),
    ...cohorts.map(({ method }) => ({ kind: "cohort", method }) as const),
  ];
}
