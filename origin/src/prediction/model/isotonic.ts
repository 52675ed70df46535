/** Isotonic calibration: turns scores into probabilities that never fall as the score rises (pool adjacent violators). */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { eachRow } from "./each-row.ts";
import { rankedInParts, type Ranked } from "./ranked.ts";

/** Scores, ascending, and the probability of each; between two of them the line counts. */
export interface Calibration {
  readonly scores: readonly number[];
  readonly probabilities: readonly number[];
}

/** No supplier is sure: what a model can say at most and at least. */
const bounds = [0.01, 0.99] as const;

interface Pool {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly accepted: number;
}

const meanOf = ({ accepted, count }: Pool): number => accepted / count;
const joined = (one: Pool, other: Pool): Pool => ({
  from: one.from,
  to: other.to,
  count: one.count + other.count,
  accepted: one.accepted + other.accepted,
});

/** Pools whose means rise. */
function* poolsOf({ scores, counts, accepted }: Ranked): InParts<Pool[]> {
  const kept: Pool[] = [];
  yield* eachRow(scores.length, (at) => {
    const score = scores[at] ?? 0;
    let last: Pool = { from: score, to: score, count: counts[at] ?? 0, accepted: accepted[at] ?? 0 };
    for (let before = kept.at(-1); before !== undefined && meanOf(before) >= meanOf(last); before = kept.at(-1)) {
      last = joined(before, last);
      kept.pop();
    }
    kept.push(last);
  });
  return kept;
}

/** Fits a calibration to labelled scores. */
export function* fitIsotonic(scores: Float64Array, labels: Uint8Array): InParts<Calibration> {
  const known = yield* rankedInParts(scores, labels);
  const ends = (yield* poolsOf(known)).flatMap((pool) => {
    const probability = Math.min(bounds[1], Math.max(bounds[0], meanOf(pool)));
    return (pool.from === pool.to ? [pool.from] : [pool.from, pool.to]).map((score) => ({ score, probability }));
  });
  return { scores: ends.map(({ score }) => score), probabilities: ends.map(({ probability }) => probability) };
}

/** The probability of a score; below the first and above the last it stays as there. */
export function calibrated({ scores, probabilities }: Calibration, score: number): number {
  let [low, high] = [0, scores.length - 1];
  if (high < 0) return Number.NaN;
  if (score <= (scores[0] ?? 0)) return probabilities[0] ?? 0;
  if (score >= (scores[high] ?? 0)) return probabilities[high] ?? 0;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((scores[middle] ?? 0) <= score) low = middle;
    else high = middle;
  }
  const [a, b] = [scores[low] ?? 0, scores[high] ?? 0];
  const [p, q] = [probabilities[low] ?? 0, probabilities[high] ?? 0];
  return b === a ? p : p + ((q - p) * (score - a)) / (b - a);
}
