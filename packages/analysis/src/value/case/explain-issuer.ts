/** How the figures of the issuer's side came about; asked for by who may see them in the job alone. */
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { IssuerYear } from "../issuer.ts";
import type { Explanation, InputId, IssuerRow, Part } from "./explanation.ts";
import {
  cohortKeysOf,
  idOf,
  type CohortKey,
  type IssuerKey,
  type PlanKey,
} from "@paygauge/api-types/entities/case-parameters";

type Item = Exclude<IssuerRow, "net" | "netBp">;

const costs: ReadonlySet<IssuerRow> = new Set(["schemeFee", "creditLoss", "rebate", "funding", "operations"]);

/** What a row shows in a year: costs are below zero; basis points are null where nothing is spent. */
export function issuerAmount(year: IssuerYear, row: IssuerRow): number | null {
  const amount = year[row];
  return costs.has(row) && amount !== null ? -amount : amount;
}

export interface IssuerFigure {
  readonly kind: "issuer";
  readonly row: IssuerRow;
  readonly year: IssuerYear;
  /** The same year, card method by card method. */
  readonly cohorts: readonly { readonly method: CaseMethod; readonly year: IssuerYear; readonly spend: number }[];
}

const keysOf: Readonly<
  Record<
    Item,
    { readonly own: readonly IssuerKey[]; readonly cohort: readonly CohortKey[]; readonly plan: readonly PlanKey[] }
  >
> = {
  interchange: {
    own: ["interchange", "largeTicketInterchange"],
    cohort: ["addressable", "conversion", "largeTicketShare"],
    plan: [],
  },
  perPayment: { own: ["perPayment"], cohort: ["payments", "conversion"], plan: [] },
  schemeFee: { own: ["schemeFee"], cohort: ["addressable", "conversion"], plan: [] },
  creditLoss: { own: ["creditLoss"], cohort: ["addressable", "conversion"], plan: [] },
  rebate: {
    own: [],
    cohort: ["addressable", "conversion", "rebate", "largeTicketRebate", "largeTicketShare"],
    plan: [],
  },
  funding: { own: ["fundingRate"], cohort: ["addressable", "conversion"], plan: ["cycle", "grace"] },
  operations: { own: ["operations"], cohort: ["payments", "conversion"], plan: [] },
};
const items = Object.keys(keysOf) as readonly Item[];
const rampKeys = ["ramp1", "ramp2", "ramp3", "ramp4", "growth"] as const;

function inputsOf(rows: readonly Item[], methods: readonly CaseMethod[]): InputId[] {
  const found = rows.flatMap((row): InputId[] => {
    const { own, cohort, plan } = keysOf[row];
    return [
      ...own.map((key) => `issuer.${key}` as const),
      ...methods.flatMap((method) =>
        cohort.filter((key) => cohortKeysOf(method).includes(key)).map((key) => idOf(method, key)),
      ),
      ...plan,
    ];
  });
  return [...new Set([...found, ...rampKeys])];
}

export function explainIssuer({ row, year, cohorts }: IssuerFigure): Explanation {
  const methods = cohorts.map(({ method }) => method);
  const formula = `issuer.${row}` as const;
  if (row === "netBp") {
    const spend = cohorts.reduce((sum, each) => sum + each.spend, 0);
    const parts: Part[] = [
      { name: { of: "issuerNet" }, amount: year.net },
      { name: { of: "issuerSpend" }, amount: spend },
    ];
    return { formula, parts, inputs: inputsOf(items, methods) };
  }
  if (row === "net") {
    const parts = items.map((item): Part => ({
      name: { of: "issuerItem", item },
      amount: issuerAmount(year, item) ?? 0,
    }));
    return { formula, parts, inputs: inputsOf(items, methods) };
  }
  const parts = cohorts.map(({ method, year: own }): Part => ({
    name: { of: "method", method },
    amount: issuerAmount(own, row) ?? 0,
  }));
  return { formula, parts, inputs: inputsOf([row], methods) };
}
