/** How well predictions fit what happened. */
import { ranked } from "./ranked.ts";

/** Bars of a calibration plot. */
const binCount = 10;

/**
 * Area under the ROC curve: how often an acceptor is ranked above a refuser, ties counted as half. Null where one of the
 * two is missing.
 */
export function aucOf(scores: Float64Array, labels: Uint8Array): number | null {
  const { counts, accepted, size } = ranked(scores, labels);
  let [positives, below, won] = [0, 0, 0];
  for (const [at, count] of counts.entries()) {
    const yes = accepted[at] ?? 0;
    won += yes * (below + (count - yes) / 2);
    below += count - yes;
    positives += yes;
  }
  return positives === 0 || below === 0 ? null : won / (positives * (size - positives));
}

/** Standard error of an AUC that chance alone makes. */
export const aucErrorOf = (positives: number, negatives: number): number =>
  Math.sqrt((positives + negatives + 1) / (12 * positives * negatives));

/** Mean squared distance of probabilities from what happened. */
export const brierOf = (probabilities: Float64Array, labels: Uint8Array): number =>
  probabilities.reduce((sum, p, at) => sum + (p - (labels[at] ?? 0)) ** 2, 0) / probabilities.length;

/** One bar: suppliers whose probability is in its tenth. */
export interface CalibrationBin {
  readonly count: number;
  readonly predicted: number;
  readonly observed: number;
}

export function calibrationBins(probabilities: Float64Array, labels: Uint8Array): CalibrationBin[] {
  const sums = Array.from({ length: binCount }, () => ({ count: 0, predicted: 0, observed: 0 }));
  for (const [at, p] of probabilities.entries()) {
    const bin = sums[Math.min(binCount - 1, Math.floor(p * binCount))];
    if (bin === undefined) continue;
    bin.count += 1;
    bin.predicted += p;
    bin.observed += labels[at] ?? 0;
  }
  return sums.map(({ count, predicted, observed }) => ({
    count,
    predicted: count === 0 ? 0 : predicted / count,
    observed: count === 0 ? 0 : observed / count,
  }));
}

/** Mean distance of the bars of a calibration plot from its diagonal, by their suppliers. */
export function calibrationErrorOf(bins: readonly CalibrationBin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, predicted, observed }) => sum + count * Math.abs(predicted - observed), 0) / total;
}

/** Which part of all acceptors are among the fifth with the highest scores; equal scores share their place. */
export function topFifthOf(scores: Float64Array, labels: Uint8Array): number {
  const { counts, accepted, size } = ranked(scores, labels);
  let [room, found, all] = [size / 5, 0, 0];
  for (let at = counts.length - 1; at >= 0; at -= 1) {
    const [count, yes] = [counts[at] ?? 0, accepted[at] ?? 0];
    const part = Math.min(1, room / count);
    found += part * yes;
    room -= part * count;
    all += yes;
  }
  return all === 0 ? 0 : found / all;
}
