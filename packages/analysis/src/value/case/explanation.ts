/** What an explanation of a figure is made of: its formula, the amounts that it adds up, and the inputs that it rests on. */
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { Levers } from "../levers.ts";
import type { DriverId } from "./drivers.ts";
import type { IssuerKey, ParameterId } from "@paygauge/api-types/entities/case-parameters";

export const leverKeys = [
  "rebate",
  "workingCapital",
  "process",
  "discounts",
] as const satisfies readonly (keyof Levers)[];
export type LeverKey = (typeof leverKeys)[number];

/** Rows of the issuer's table, in its order. */
export const issuerRows = [
  "interchange",
  "perPayment",
  "schemeFee",
  "creditLoss",
  "rebate",
  "funding",
  "operations",
  "net",
  "netBp",
] as const;
export type IssuerRow = (typeof issuerRows)[number];

/** What an amount is of. */
export type PartName =
  | {
      readonly of:
        | "setUp"
        | "annualFee"
        | "earlierCash"
        | "savedPayments"
        | "acceptance"
        | "payDay"
        | "supplierDay"
        | "dueDay"
        | "fee"
        | "cashRate"
        | "discount"
        | "yearlySpend"
        | "yearlyPayments"
        | "atLow"
        | "atBase"
        | "atHigh"
        | "p10"
        | "p50"
        | "p90"
        | "sumOfCases"
        | "countedOften"
        | "issuerNet"
        | "issuerSpend";
    }
  | { readonly of: "year" | "sumAfter"; readonly year: number }
  | { readonly of: "lever"; readonly lever: LeverKey }
  | { readonly of: "driver"; readonly driver: DriverId }
  | { readonly of: "issuerItem"; readonly item: IssuerRow }
  | { readonly of: "method"; readonly method: CaseMethod };

export interface Part {
  readonly name: PartName;
  readonly amount: number;
  /** Money where it is not said. */
  readonly unit?: "days" | "percent" | "count";
}

/** An input that a figure rests on: of the case, or of the issuer's side. */
export type InputId = ParameterId | `issuer.${IssuerKey}`;

/** How a figure is computed: each has its sentence in the catalogue. */
type FormulaId =
  | "total"
  | "presentValue"
  | "returnRate"
  | "breakEven"
  | "creditLine"
  | "annualFee"
  | "net"
  | "cohort"
  | LeverKey
  | "supplier"
  | "daysSooner"
  | "breakEvenDays"
  | "earlyPay"
  | "driver"
  | "mainDrivers"
  | "percentile"
  | "overlap"
  | `issuer.${IssuerRow}`;
export interface Explanation {
  readonly formula: FormulaId;
  readonly parts: readonly Part[];
  readonly inputs: readonly InputId[];
}
