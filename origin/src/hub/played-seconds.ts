/** Seconds of a video that a user played, as ranges: "0-12,40-61". A jump adds none, and nothing takes any away. */
import { hubLimits } from "@paygauge/api-types/entities/resource-hub";

/** From one second to another, the second not included. */
export type Played = readonly [from: number, until: number];

/** Reads stored ranges; what isn’t a range is left out. */
export function playedOf(text: string): readonly Played[] {
  return text.split(",").flatMap((part): readonly Played[] => {
    const [, from, until] = /^(\d{1,6})-(\d{1,6})$/.exec(part) ?? [];
    return from === undefined || until === undefined || Number(until) <= Number(from)
      ? []
      : [[Number(from), Number(until)]];
  });
}

/** Joins ranges that touch or overlap; of too many, the longest are stored. */
export function unionOf(ranges: readonly Played[], seconds: number): readonly Played[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const [from, until] = [Math.max(0, start), Math.min(end, seconds)];
    const last = joined.at(-1);
    if (until <= from) continue;
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], until);
    else joined.push([from, until]);
  }
  const longest = joined.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, hubLimits.playedRanges);
  return longest.toSorted(([a], [b]) => a - b);
}

export const textOfPlayed = (ranges: readonly Played[]): string =>
  ranges.map(([from, until]) => `${from}-${until}`).join(",");

export const secondsPlayed = (ranges: readonly Played[]): number =>
  ranges.reduce((sum, [from, until]) => sum + until - from, 0);

/** Whether so much was played that the video counts as watched. */
export const isWatched = (ranges: readonly Played[], seconds: number): boolean =>
  seconds > 0 && secondsPlayed(ranges) >= seconds * hubLimits.watchedShare;
