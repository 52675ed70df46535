import type { BandChange, SimulationSlice } from "@paygauge/api-types/entities/rulesets";

export type Sums = Pick<SimulationSlice, "done" | "total" | "currency" | "minorDigits" | "changes" | "examples">;

const maxExamples = 20;

/** What was found so far with the next slice added. */
export function withSlice(sums: Sums | undefined, slice: SimulationSlice): Sums {
  const { next: _next, ...fresh } = slice;
  if (sums === undefined) return fresh;
  const all = new Map<string, BandChange>();
  for (const change of [...sums.changes, ...slice.changes]) {
    const key = `${change.capability} ${change.before} ${change.after}`;
    const known = all.get(key);
    all.set(key, {
      ...change,
      suppliers: change.suppliers + (known?.suppliers ?? 0),
      spendMinor: change.spendMinor + (known?.spendMinor ?? 0),
    });
  }
  return {
    ...fresh,
    changes: [...all.values()],
    examples: [...sums.examples, ...slice.examples].slice(0, maxExamples),
  };
}

/** Sum over the changes of one capability (null: the match band) that `pick` chooses. */
export function sumOf(
  sums: Pick<Sums, "changes">,
  capability: BandChange["capability"],
  pick: (change: BandChange) => boolean,
): { suppliers: number; spendMinor: number } {
  return sums.changes
    .filter((change) => change.capability === capability && pick(change))
    .reduce(
      (total, { suppliers, spendMinor }) => ({
        suppliers: total.suppliers + suppliers,
        spendMinor: total.spendMinor + spendMinor,
      }),
      { suppliers: 0, spendMinor: 0 },
    );
}
