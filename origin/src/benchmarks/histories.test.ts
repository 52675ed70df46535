/**
 * Tries to recover one buyer of random histories. The attack knows more than any user: who is in each figure, and
 * the sum instead of the median. Run more by BENCHMARK_HISTORIES=1000.
 */
import process from "node:process";
import { expect, it } from "vitest";
import { shownPeers, type Peer } from "./disclose.ts";
import { storiesOf, type Choose, type Story } from "./histories.fixture.ts";

const count = Number(process.env["BENCHMARK_HISTORIES"] ?? 100);

/** Rows over the buyers that the user doesn't know, with the sum of what they don't know. */
function equationsOf({ shown, isSeen }: Story) {
  const sets = new Map<string, readonly Peer[]>();
  for (const peers of shown) {
    const unknown = peers.filter((peer) => !isSeen(peer));
    sets.set(
      unknown
        .map(({ buyerId }) => buyerId)
        .toSorted()
        .join(),
      unknown,
    );
  }
  const columns = [...new Set([...sets.values()].flatMap((set) => set.map(({ buyerId }) => buyerId)))];
  return {
    columns,
    rows: [...sets.values()].map((set) => [
      ...columns.map((each) => (set.some(({ buyerId }) => buyerId === each) ? 1 : 0)),
      set.reduce((sum, { part }) => sum + part, 0),
    ]),
  };
}

/** Values that adding and subtracting sums leads to, each as if it was one buyer's. */
function solved(story: Story): number[] {
  const { columns, rows } = equationsOf(story);
  const left = [...rows];
  for (const column of columns.keys()) {
    const size = (row: readonly number[]) => Math.abs(row[column] ?? 0);
    const open = left.filter((row) => row.slice(0, column).every((cell) => Math.abs(cell) < 1e-9));
    const pivot = open.toSorted((a, b) => size(b) - size(a))[0];
    if (pivot === undefined || size(pivot) < 1e-9) continue;
    for (const [at, row] of left.entries())
      if (row !== pivot && size(row) > 1e-9) {
        const times = (row[column] ?? 0) / (pivot[column] ?? 1);
        left[at] = row.map((cell, place) => cell - times * (pivot[place] ?? 0));
      }
  }
  return left.flatMap((row) => {
    const named = row.slice(0, -1).filter((cell) => Math.abs(cell) > 1e-9);
    return named.length === 1 ? [Math.abs((row.at(-1) ?? 0) / (named[0] ?? 1))] : [];
  });
}

/** Differences of two sums, and each sum alone, of which a user may take one for a buyer's figure. */
function subtracted(story: Story): number[] {
  const sums = [...new Set(equationsOf(story).rows.map((row) => row.at(-1) ?? 0))];
  return sums.flatMap((sum, at) => [sum, ...sums.slice(at + 1).map((other) => Math.abs(sum - other))]);
}

const isNear = (value: number, guess: number, within: number) => Math.abs(guess - value) < within * value;

/** Buyers in one of two figures, where they have others in common. */
function differenceOf(one: readonly Peer[], other: readonly Peer[]): Peer[] {
  const [first, second] = [one, other].map((set) => new Set(set.map(({ buyerId }) => buyerId)));
  return [
    ...one.filter(({ buyerId }) => !second?.has(buyerId)),
    ...other.filter(({ buyerId }) => !first?.has(buyerId)),
  ];
}

/** Buyers that a user recovers, or knows to be among fewer than five. */
function recovered(story: Story): string[] {
  const unknown = new Map(story.shown.flat().flatMap((peer) => (story.isSeen(peer) ? [] : [[peer.buyerId, peer]])));
  const exact = [...solved(story), ...subtracted(story)];
  const found = [...unknown.values()].filter(({ part }) => exact.some((guess) => isNear(part, guess, 1e-9)));
  // The second largest takes its own figure out of the sum: the remainder must not be near the largest.
  const estimated = story.shown.flatMap((peers) =>
    (["part", "whole"] as const).flatMap((of) => {
      const [first, second] = peers.filter((peer) => !story.isSeen(peer)).toSorted((a, b) => b[of] - a[of]);
      const sum = peers.reduce((total, peer) => total + (story.isSeen(peer) ? 0 : peer[of]), 0);
      const isFound =
        first !== undefined && (isNear(first[of], sum - (second?.[of] ?? 0), 0.15) || sum < 2 * first[of]);
      return isFound ? [first] : [];
    }),
  );
  const sets = story.shown.map((peers) => peers.filter((peer) => !story.isSeen(peer)));
  const between = sets.flatMap((set, at) => sets.slice(at + 1).map((other) => differenceOf(set, other)));
  const few = [...sets, ...between.filter((set) => set.length > 0)].filter((set) => set.length < 5).flat();
  return [...found, ...estimated, ...few].map(({ buyerId }) => `${buyerId} by the ${story.name}`);
}

/** What is recovered in the histories, and how many figures are shown. */
function attack(histories: number, choose?: Choose) {
  const found: string[] = [];
  let figures = 0;
  for (let seed = 1; seed <= histories; seed += 1)
    for (const story of storiesOf(seed, choose)) {
      figures += story.shown.length;
      found.push(...recovered(story).map((each) => `history ${seed}: ${each}`));
    }
  return { found, figures };
}

it(`recovers no buyer in ${count} histories`, () => {
  const { found, figures } = attack(count);
  expect(found).toEqual([]);
  expect(figures).toBeGreaterThan(count);
});

/** The rules without one of them. */
const broken: Readonly<Record<string, Choose>> = {
  "earlier months aren't looked at": (question) => shownPeers({ ...question, past: [] }),
  "what the user sees isn't taken out": (question) => shownPeers({ ...question, isSeen: () => false }),
  "few are enough, and one may be large": ({ peers, isSeen }) => {
    const left = peers.filter((peer) => !isSeen(peer));
    return left.length === 0 ? null : left;
  },
};

it.each(Object.entries(broken))("recovers buyers where %s", (_, choose) => {
  expect(attack(20, choose).found.length).toBeGreaterThan(0);
});
