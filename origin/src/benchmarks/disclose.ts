/**
 * The one way by which figures of other buyers leave the product. These rules are constants: no setting, flag or
 * permission lowers them.
 */
import { addsSafely, fewestBuyers } from "./safe-sets.ts";

/** Quartiles of fewer buyers would be their own figures. */
const fewestForQuartiles = 10;
/** The largest buyer has at most this part of a sum. */
const mostOfSum = 0.5;
/** Without its two largest buyers a sum is at least this part of the largest. */
const leastBeside = 0.15;

/** A buyer in a group: its figure is a part of a whole. */
export interface Peer {
  readonly buyerId: string;
  readonly issuerId: string;
  readonly part: number;
  readonly whole: number;
}
type PeerId = Pick<Peer, "buyerId" | "issuerId">;

/** What a user asks of one figure. */
interface PeerQuestion {
  /** Members of the group in the month that is shown. */
  readonly peers: readonly Peer[];
  /** Members in each earlier month that the user's issuers could read, the oldest first. */
  readonly past: readonly (readonly PeerId[])[];
  /** Whether a user can see a buyer by another way. The buyer that is compared is one of these. */
  readonly isSeen: (peer: PeerId) => boolean;
  /** A share, of which 0 and 1 would hold for each buyer. */
  readonly isShare: boolean;
}

/** Figures of a group; a user sees two digits of them. */
export interface PeerFigures {
  readonly buyers: number;
  readonly median: number;
  /** The first and the third; null: of too few buyers. */
  readonly quartiles: readonly [number, number] | null;
}

/** Whether no buyer can be estimated from a sum of amounts. */
function hidesEach(amounts: readonly number[]): boolean {
  const sorted = amounts.map(Math.abs).toSorted((a, b) => b - a);
  const [first = 0, second = 0] = sorted;
  const sum = sorted.reduce((total, each) => total + each, 0);
  return sum > 0 && first <= mostOfSum * sum && sum - first - second >= leastBeside * first;
}

const idsOf = (peers: readonly PeerId[], isSeen: PeerQuestion["isSeen"]): ReadonlySet<string> =>
  new Set(peers.flatMap((peer) => (isSeen(peer) ? [] : [peer.buyerId])));

/** The peers whose figures a user can read together; null: none. */
export function shownPeers({ peers, past, isSeen }: Omit<PeerQuestion, "isShare">): readonly Peer[] | null {
  const left = peers.filter((peer) => !isSeen(peer));
  if (left.length < fewestBuyers) return null;
  if (!hidesEach(left.map(({ whole }) => whole)) || !hidesEach(left.map(({ part }) => part))) return null;
  const shown: ReadonlySet<string>[] = [];
  for (const month of past) {
    const ids = idsOf(month, isSeen);
    if (ids.size >= fewestBuyers && addsSafely(shown, ids)) shown.push(ids);
  }
  return addsSafely(shown, idsOf(left, isSeen)) ? left : null;
}

/** Between the values of the two places next to it. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

/** The number with two digits. */
export const twoDigits = (value: number): number => Number(value.toPrecision(2));

/** Figures of the peers that a user can read; null: they would tell too much of one of them. */
export function disclose(question: PeerQuestion): PeerFigures | null {
  const peers = shownPeers(question);
  if (peers === null) return null;
  const values = peers.map(({ part, whole }) => part / whole).toSorted((a, b) => a - b);
  const median = quantile(values, 0.5);
  const quartiles: PeerFigures["quartiles"] =
    values.length < fewestForQuartiles ? null : [quantile(values, 0.25), quantile(values, 0.75)];
  const isAlike = twoDigits(values[0] ?? 0) === twoDigits(values.at(-1) ?? 0);
  const isBound = (value: number) => question.isShare && [0, 1].includes(twoDigits(value));
  if (isAlike || [median, ...(quartiles ?? [])].some(isBound)) return null;
  return { buyers: values.length, median, quartiles };
}
