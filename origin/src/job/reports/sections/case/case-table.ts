/** The yearly table of a case as it is printed: every row and every column adds up to what is at its end. */
import type { CaseResult } from "@paygauge/analysis/value/case/case-model";
import { leverKeys, type LeverKey } from "@paygauge/analysis/value/case/explanation";
import { addingUp } from "../../adding-up.ts";

interface PrintedCase {
  readonly levers: readonly LeverKey[];
  /** By lever, then by year; whole major units. */
  readonly amounts: readonly (readonly number[])[];
  readonly annualFee: number;
  readonly nets: readonly number[];
  /** Running sums after the set-up, the first year's first. */
  readonly cumulative: readonly number[];
  readonly setUp: number;
}

/** Rounds a result for paper: the last running sum is the rounded total, its parts are fitted to it. */
export function printedCase(result: CaseResult): PrintedCase {
  const { years, plan, total } = result;
  const levers = leverKeys.filter((lever) => years.some(({ levers: of }) => of[lever] !== 0));
  const [setUp, annualFee] = [Math.round(plan.setUp), Math.round(plan.annualFee)];
  const nets = addingUp(
    years.map(({ net }) => net),
    Math.round(total) + setUp,
  );
  const byYear = years.map(({ levers: of }, at) =>
    addingUp(
      levers.map((lever) => of[lever]),
      (nets[at] ?? 0) + annualFee,
    ),
  );
  let sum = -setUp;
  return {
    levers,
    amounts: levers.map((_, row) => byYear.map((year) => year[row] ?? 0)),
    annualFee,
    nets,
    cumulative: nets.map((net) => (sum += net)),
    setUp,
  };
}
