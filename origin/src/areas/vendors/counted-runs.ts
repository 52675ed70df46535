/** Which runs count in sums across jobs: no sample next to real jobs, and no period of a buyer twice. */
import { dayNumber } from "@paygauge/api-types/entities/days";
import type { SeenRun } from "./seen-runs.ts";

type Counted = Pick<SeenRun, "buyerId" | "currency" | "finishedOn" | "firstDay" | "lastDay" | "isSample">;

export interface CountedRuns<Run> {
  /** Runs in the sums. */
  readonly counted: readonly Run[];
  /** Runs of a period of the buyer that another run covers: each euro counts once. */
  readonly repeated: readonly Run[];
  /** Runs of sample jobs, which are in no sum once the user sees a job of their own. */
  readonly samples: readonly Run[];
}

/** Two runs of one buyer cover one period where more than this part of the shorter one is in both. */
const samePeriod = 0.5;

const spanOf = ({ firstDay, lastDay }: Counted): readonly [number, number] | null =>
  firstDay === null || lastDay === null ? null : [dayNumber(firstDay), dayNumber(lastDay) + 1];

function coversSame(one: Counted, other: Counted): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  if (a === null || b === null) return false;
  const both = Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
  return both > samePeriod * Math.min(a[1] - a[0], b[1] - b[0]);
}

const monthsOf = (run: Counted): number => {
  const span = spanOf(run);
  return span === null ? 0 : Math.round((span[1] - span[0]) / 30);
};

/** The run that covers more months first, of equal ones the newest: a month never replaces its year. */
const inOrder = (a: Counted, b: Counted): number => monthsOf(b) - monthsOf(a) || (a.finishedOn < b.finishedOn ? 1 : -1);

/** Splits runs into those that count and those that don't. */
export function countedRuns<Run extends Counted>(runs: readonly Run[]): CountedRuns<Run> {
  const real = runs.filter(({ isSample }) => !isSample);
  const samples = real.length === 0 ? [] : runs.filter(({ isSample }) => isSample);
  const byBuyer = new Map<string, Run[]>();
  const [counted, repeated]: [Run[], Run[]] = [[], []];
  for (const run of (real.length === 0 ? runs : real).toSorted(inOrder)) {
    const key = `${run.buyerId} ${run.currency}`;
    const kept = byBuyer.get(key) ?? [];
    if (kept.some((each) => coversSame(each, run))) repeated.push(run);
    else {
      counted.push(run);
      byBuyer.set(key, [...kept, run]);
    }
  }
  return { counted, repeated, samples };
}
