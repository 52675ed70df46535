/** Ten cases worked from the rules by another reading (worked/work_cases.py), and this module's answers to them. */
import { expect, test } from "vitest";
import { buyerCase, issuerCase, supplierCase, type CasePlan, type Cohort } from "./business-case.ts";
import file from "./worked/worked-cases.json" with { type: "json" };
import { breakEvenDays, earlyPayRate } from "./supplier.ts";

type Figures<Key extends string> = Readonly<Record<Key, string>>;
interface Worked {
  readonly cases: readonly {
    readonly name: string;
    readonly plan: CasePlan;
    readonly cohorts: readonly Cohort[];
    readonly expected: {
      readonly years: readonly Figures<"rebate" | "workingCapital" | "process" | "discounts" | "net">[];
      readonly cumulative: readonly string[];
      readonly presentValue: string;
      readonly breakEvenMonths: string | null;
      readonly breakEvenMonth: string | null;
      readonly issuer: readonly Figures<"interchange" | "rebate" | "funding" | "net">[];
      readonly supplier: readonly Figures<"net">[];
    };
  }[];
  readonly supplierBreakEvenDays: readonly { readonly fee: number; readonly cashRate: number; readonly days: string }[];
  readonly earlyPayRates: readonly {
    readonly discount: number;
    readonly earlyDay: number;
    readonly dueDay: number;
    readonly rate: string;
  }[];
}
// The names of methods are plain text to the compiler.
const worked = file as Worked;

const close = (found: number | null | undefined, text: string | null): void => {
  if (text === null) expect(found).toBeNull();
  else expect(Math.abs((found ?? Number.NaN) - Number(text))).toBeLessThan(1e-5);
};

test("there are ten", () => {
  expect(worked.cases).toHaveLength(10);
});

test.each(worked.cases)("$name", ({ plan, cohorts, expected }) => {
  const found = buyerCase(cohorts, plan);
  expect(found.years).toHaveLength(expected.years.length);
  for (const [at, year] of expected.years.entries()) {
    for (const key of ["rebate", "workingCapital", "process", "discounts"] as const)
      close(found.years[at]?.levers[key], year[key]);
    close(found.years[at]?.net, year.net);
  }
  for (const [at, sum] of expected.cumulative.entries()) close(found.cumulative[at], sum);
  close(found.presentValue, expected.presentValue);
  close(found.breakEven && found.breakEven.months, expected.breakEvenMonths);
  close(found.breakEven && found.breakEven.month, expected.breakEvenMonth);
  const issuer = issuerCase(cohorts, plan);
  for (const [at, year] of expected.issuer.entries()) {
    for (const key of ["interchange", "rebate", "funding", "net"] as const) close(issuer[at]?.[key], year[key]);
  }
  const suppliers = cohorts.map((cohort) => supplierCase(cohort, plan));
  for (const [at, { net }] of expected.supplier.entries())
    close(
      suppliers.reduce((sum, years) => sum + (years[at]?.net ?? Number.NaN), 0),
      net,
    );
});

test("days from which acceptance pays for itself, and what early-pay discounts stand for", () => {
  for (const { fee, cashRate, days } of worked.supplierBreakEvenDays) close(breakEvenDays({ fee, cashRate }), days);
  for (const { discount, earlyDay, dueDay, rate } of worked.earlyPayRates)
    close(earlyPayRate(discount, earlyDay, dueDay), rate);
  expect(breakEvenDays({ fee: 0.02, cashRate: 0 })).toBeNull();
  expect([earlyPayRate(0.02, 30, 30), earlyPayRate(1, 10, 30)]).toEqual([null, null]);
});
