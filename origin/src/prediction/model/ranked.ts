/** Labelled scores in their order: what ranks, calibrates and counts the best reads this. */

import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";

/** Distinct scores that are merged in one part. */
const groupsOfPart = 10_000;

/** Distinct scores, ascending, each with its suppliers and those that accepted. */
export interface Ranked {
  readonly scores: Float64Array;
  readonly counts: Uint32Array;
  readonly accepted: Uint32Array;
  readonly size: number;
}

function sortedOf(scores: Float64Array, labels: Uint8Array, label: number): Float64Array {
  const own = new Float64Array(scores.length);
  let filled = 0;
  for (let at = 0; at < scores.length; at += 1)
    if (labels[at] === label) {
      own[filled] = scores[at] ?? 0;
      filled += 1;
    }
  return own.subarray(0, filled).sort();
}

/** Ranks scores. Acceptors and refusers are sorted apart and merged: numbers alone sort without a comparison in JavaScript. */
export function* rankedInParts(scores: Float64Array, labels: Uint8Array): InParts<Ranked> {
  const yes = sortedOf(scores, labels, 1);
  yield scores.length;
  const no = sortedOf(scores, labels, 0);
  yield scores.length;
  const size = yes.length + no.length;
  const out = { scores: new Float64Array(size), counts: new Uint32Array(size), accepted: new Uint32Array(size) };
  let groups = 0;
  for (let a = 0, b = 0; a < yes.length || b < no.length; groups += 1) {
    const score = Math.min(yes[a] ?? Number.POSITIVE_INFINITY, no[b] ?? Number.POSITIVE_INFINITY);
    let [accepted, refused] = [0, 0];
    for (; a < yes.length && yes[a] === score; a += 1) accepted += 1;
    for (; b < no.length && no[b] === score; b += 1) refused += 1;
    if (accepted + refused === 0) break;
    out.scores[groups] = score;
    out.counts[groups] = accepted + refused;
    out.accepted[groups] = accepted;
    if (groups % groupsOfPart === groupsOfPart - 1) yield groupsOfPart;
  }
  return {
    scores: out.scores.subarray(0, groups),
    counts: out.counts.subarray(0, groups),
    accepted: out.accepted.subarray(0, groups),
    size,
  };
}

/** The same in one go. */
export const ranked = (scores: Float64Array, labels: Uint8Array): Ranked => atOnce(rankedInParts(scores, labels));
