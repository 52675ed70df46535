/** Changes of the breakdowns that a mapping keeps. */
import { breakdownLabelOf } from "@paygauge/api-types/entities/propose-breakdowns";
import { foldBreakdown, maxBreakdowns, type BreakdownChoice } from "@paygauge/api-types/entities/breakdowns";
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";

export const chosenBreakdowns = ({ breakdowns }: ColumnMapping): readonly BreakdownChoice[] => breakdowns ?? [];

const isTaken = (mapping: ColumnMapping, label: string, column: number): boolean =>
  chosenBreakdowns(mapping).some(
    (each) => each.column !== column && foldBreakdown(each.label) === foldBreakdown(label),
  );

/** A label that no other breakdown has: a second "Code" is "Code 2". */
function freeLabel(mapping: ColumnMapping, { name, index }: ColumnProfile): string {
  const own = breakdownLabelOf(name);
  for (let at = 1; ; at += 1) {
    const label = at === 1 ? own : `${own.slice(0, 56)} ${at}`;
    if (!isTaken(mapping, label, index)) return label;
  }
}

/** The mapping with one column more, or less, as a breakdown; a job has eight at most. */
export function toggled(mapping: ColumnMapping, profile: ColumnProfile): ColumnMapping {
  const before = chosenBreakdowns(mapping);
  const without = before.filter(({ column }) => column !== profile.index);
  if (without.length < before.length) return { ...mapping, breakdowns: without };
  if (before.length >= maxBreakdowns) return mapping;
  return { ...mapping, breakdowns: [...before, { column: profile.index, label: freeLabel(mapping, profile) }] };
}

/** The mapping with a breakdown one place further up (-1) or down (1). */
export function moved(mapping: ColumnMapping, column: number, by: -1 | 1): ColumnMapping {
  const breakdowns = [...chosenBreakdowns(mapping)];
  const from = breakdowns.findIndex((each) => each.column === column);
  const [one, other] = [breakdowns[from], breakdowns[from + by]];
  if (one === undefined || other === undefined) return mapping;
  breakdowns[from] = other;
  breakdowns[from + by] = one;
  return { ...mapping, breakdowns };
}

/** The mapping with another label of a breakdown; null where the label is blank or another breakdown has it. */
export function relabelled(mapping: ColumnMapping, column: number, typed: string): ColumnMapping | null {
  const label = breakdownLabelOf(typed);
  if (label === "" || isTaken(mapping, label, column)) return null;
  const breakdowns = chosenBreakdowns(mapping).map((each) => (each.column === column ? { column, label } : each));
  return { ...mapping, breakdowns };
}
