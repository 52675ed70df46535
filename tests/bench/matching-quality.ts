/** Precision, recall and what follows of them. Thresholds are chosen on three answers of ten, qualities told of the rest. */
import { isForFit } from "./matching-calibration.ts";

export interface Answer {
  entryId: string | null;
  score: number;
}
export interface Quality {
  precision: number;
  recall: number;
  f1: number;
}

const qualityOf = (right: number, given: number, present: number): Quality => {
  const [precision, recall] = [right / Math.max(1, given), right / Math.max(1, present)];
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) };
};

/** Number with three decimals, "–" for none. */
export const three = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : "–");

/** A figure with its goal and whether it is met; `most`: at most, not at least. */
export function goal(value: number, bound: number, most = false, shown: (value: number) => string = three): string {
  const met = most ? value <= bound : value >= bound;
  return `${shown(value)} (goal ${most ? "≤" : "≥"} ${shown(bound)}: ${met ? "met" : "NOT MET"})`;
}

function answered(answers: readonly Answer[], truth: readonly (string | null)[], threshold: number): Quality {
  const given = answers.map((answer) => answer.entryId !== null && answer.score >= threshold);
  const right = answers.filter((answer, at) => given[at] && answer.entryId === truth[at]).length;
  return qualityOf(right, given.filter(Boolean).length, truth.filter((one) => one !== null).length);
}

/** The threshold with the best F1 on one part, at most 200 tried. */
function bestThreshold(scores: readonly number[], f1At: (threshold: number) => number): number {
  const sorted = [...new Set(scores)].toSorted((a, b) => a - b);
  const step = Math.max(1, Math.floor(sorted.length / 200));
  let best = { threshold: sorted[0] ?? 0, f1: -1 };
  for (let at = 0; at < sorted.length; at += step) {
    const threshold = sorted[at] ?? 0;
    const f1 = f1At(threshold);
    if (f1 > best.f1) best = { threshold, f1 };
  }
  return best.threshold;
}

/** Quality on seven of ten answers with the threshold that was best on the other three. */
export function tuned(answers: readonly Answer[], truth: readonly (string | null)[]): Quality & { threshold: number } {
  const part = <T>(list: readonly T[], fit: boolean): T[] => list.filter((_, at) => isForFit(at) === fit);
  const [learn, learnTruth] = [part(answers, true), part(truth, true)];
  const threshold = bestThreshold(
    learn.map(({ score }) => score),
    (floor) => answered(learn, learnTruth, floor).f1,
  );
  return { ...answered(part(answers, false), part(truth, false), threshold), threshold };
}

/** Highest recall at which precision is still at least `floor`, over all answers. */
export function recallAt(answers: readonly Answer[], truth: readonly (string | null)[], floor: number): number {
  const ranked = answers
    .map((answer, at) => ({ ...answer, right: answer.entryId !== null && answer.entryId === truth[at] }))
    .filter((one) => one.entryId !== null)
    .toSorted((a, b) => b.score - a.score);
  const present = truth.filter((one) => one !== null).length;
  let [right, best] = [0, 0];
  ranked.forEach((answer, at) => {
    if (answer.right) right += 1;
    if (right / (at + 1) >= floor) best = Math.max(best, right / present);
  });
  return best;
}

/** Share of the payees with a right entry whose first answer it is. */
export function firstRight(answers: readonly Answer[], truth: readonly (string | null)[]): number {
  const present = truth.filter((one) => one !== null).length;
  return answers.filter(({ entryId }, at) => entryId !== null && entryId === truth[at]).length / present;
}

export interface Judged {
  same: boolean;
  score: number;
}

/** Quality of labelled pairs on `test` with the threshold that was best on `learn`. */
export function judgedQuality(learn: readonly Judged[], test: readonly Judged[]): Quality & { threshold: number } {
  const at = (list: readonly Judged[], threshold: number): Quality => {
    const given = list.filter(({ score }) => score >= threshold);
    return qualityOf(given.filter(({ same }) => same).length, given.length, list.filter(({ same }) => same).length);
  };
  const threshold = bestThreshold(
    learn.map(({ score }) => score),
    (floor) => at(learn, floor).f1,
  );
  return { ...at(test, threshold), threshold };
}

/** Number of pairs of equal keys. */
function pairCount(keys: readonly (string | number)[]): number {
  const sizes = new Map<string | number, number>();
  for (const key of keys) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/** Pairwise quality of groups against the true ones; `only` leaves out what was used to choose. */
export function groupingQuality(
  groups: readonly (string | number)[],
  truth: readonly (string | number)[],
  only: (at: number) => boolean = () => true,
): Quality {
  const kept = groups.flatMap((group, at) => (only(at) ? [{ group, truth: truth[at] ?? "" }] : []));
  const both = pairCount(kept.map((one) => `${one.group}|${one.truth}`));
  return qualityOf(both, pairCount(kept.map((one) => one.group)), pairCount(kept.map((one) => one.truth)));
}

/** CPU seconds of some work, and what it gave. */
export function timed<T>(work: () => T): { value: T; seconds: number } {
  const started = process.cpuUsage();
  const value = work();
  const used = process.cpuUsage(started);
  return { value, seconds: (used.user + used.system) / 1e6 };
}
