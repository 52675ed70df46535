/** What the sheets of a business case share: its words, its values, and how formulas name places. */
import type { BookCell, BookLook } from "@paygauge/api-types/table-files/workbook";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { CaseBody, CaseInputs, CaseResult, CaseValues } from "../case-model.ts";
import type {
  CaseSource,
  IssuerKey,
  ParameterId,
  ParameterKey,
  ParameterUnit,
  PlanKey,
} from "@paygauge/api-types/entities/case-parameters";

/** What the file calls things. Names of sheets have no mark that a reference would need to escape. */
export interface WorkbookWords {
  readonly sheets: Readonly<
    Record<"assumptions" | "cohorts" | "years" | "sensitivity" | "suppliers" | "issuer", string>
  >;
  readonly parameters: Readonly<Record<ParameterKey | IssuerKey | "limit", string>>;
  readonly methods: Readonly<Record<CaseMethod, string>>;
  readonly units: Readonly<Record<Exclude<ParameterUnit, "money">, string>>;
  readonly sources: Readonly<Record<CaseSource | "typed", string>>;
  readonly heads: Readonly<
    Record<
      | "parameter"
      | "cohort"
      | "value"
      | "unit"
      | "source"
      | "year"
      | "factor"
      | "volume"
      | "payments"
      | "rebate"
      | "workingCapital"
      | "process"
      | "discounts"
      | "annualFee"
      | "net"
      | "cumulative"
      | "discounted"
      | "crossing"
      | "sign"
      | "change"
      | "total"
      | "presentValue"
      | "returnRate"
      | "breakEven"
      | "breakEvenMonth"
      | "driver"
      | "low"
      | "high"
      | "totalLow"
      | "totalHigh"
      | "swing"
      | "suppliers"
      | "daysSooner"
      | "earlierCash"
      | "saved"
      | "fee"
      | "breakEvenDays"
      | "interchange"
      | "perPayment"
      | "schemeFee"
      | "creditLoss"
      | "funding"
      | "operations"
      | "netBp"
      | "creditLine"
      | "estimateDays"
      | "estimateShare",
      string
    >
  >;
  readonly none: string;
  readonly several: string;
  /** Too little is laid out for a rate of return. */
  readonly small: string;
  readonly never: string;
}

/** What every sheet is made of. */
export interface BookCase {
  readonly words: WorkbookWords;
  readonly inputs: CaseInputs;
  readonly body: CaseBody;
  readonly methods: readonly CaseMethod[];
  readonly values: CaseValues;
  readonly result: CaseResult;
  readonly years: number;
  /** The cell of a parameter, as formulas name it. */
  readonly ref: (id: ParameterId) => string;
}

/** A place of another sheet, as formulas name it. */
export const placeIn = (sheet: string, column: string, row: number): string => `'${sheet}'!$${column}$${row}`;
export const heading = (text: string): BookCell => ({ heading: text });
export const figure = (number: number, look: BookLook, formula?: string): BookCell => ({
  number,
  look,
  ...(formula === undefined ? {} : { formula }),
});

/** What the programme costs every year: its fee, and the days of the buyer's staff. */
export const yearlyCost = (ref: BookCase["ref"]): string =>
  `(${ref("annualFee")}+${ref("staffDays")}*${ref("staffDayCost")})`;

/** The ramp of a year: the fourth holds for all years after it. */
export const rampOf = (year: number): PlanKey =>
  (["ramp1", "ramp2", "ramp3", "ramp4"] as const)[Math.min(year, 4) - 1] ?? "ramp4";
