/** Random histories of issuers and their buyers over months, and what each user is shown in them. */
import { seededRandom, type Random } from "../seed/samples/random.ts";
import { shownPeers, type Peer } from "./disclose.ts";
import { membersAmong } from "./monthly-members.ts";
import { sharedPool, type MemberRow } from "./member-rows.ts";
import { poolKey, readMembers } from "./read-members.ts";
import { monthText } from "@paygauge/api-types/entities/days";

const months = 12;
const firstMonth = 2025 * 12;

/** A buyer: its figure is the same in every month, which is the worst case. */
interface Buyer {
  readonly buyerId: string;
  readonly issuerId: string;
  readonly part: number;
  readonly whole: number;
}
type Sight = (peer: Pick<Peer, "buyerId" | "issuerId">) => boolean;
interface Viewer {
  readonly name: string;
  /** Issuers of the jobs that it sees. */
  readonly issuerIds: readonly string[];
  readonly isSeen: Sight;
}
/** What one user was shown, month by month. */
export interface Story {
  readonly name: string;
  readonly isSeen: Sight;
  readonly shown: readonly (readonly Peer[])[];
}

function buyersOf(random: Random): Buyer[] {
  const issuers = random.whole(2, 5);
  // Some are far larger than the others; in half of the histories these are alike.
  const large = random.chance(0.5) ? () => 40 : () => Math.exp(random.next() * 6);
  return Array.from({ length: issuers }, (_, issuer) =>
    Array.from({ length: random.whole(1, 12) }, (__, at): Buyer => {
      const whole = Math.exp(random.next()) * (random.chance(0.15) ? large() : 1);
      return {
        buyerId: `${issuer}-${at}`,
        issuerId: `issuer-${issuer}`,
        whole,
        part: whole * (0.2 + random.next() * 0.6),
      };
    }),
  ).flat();
}

/** A manager of each issuer, clients of one buyer, and a client with buyers of two issuers. */
function viewersOf(random: Random, all: readonly Buyer[]): Viewer[] {
  const issuerIds = [...new Set(all.map(({ issuerId }) => issuerId))];
  const managers = issuerIds.map((issuerId) => ({
    name: `manager of ${issuerId}`,
    issuerIds: [issuerId],
    isSeen: (peer: Pick<Peer, "issuerId">) => peer.issuerId === issuerId,
  }));
  const clients = Array.from({ length: 4 }, (_, at): Viewer => {
    const theirs = Array.from({ length: 1 + (at % 3) }, () => all[random.whole(0, all.length - 1)]).flatMap((one) =>
      one === undefined ? [] : [one],
    );
    const ids = new Set(theirs.map(({ buyerId }) => buyerId));
    return {
      name: `client of ${[...ids].join(", ")}`,
      issuerIds: [...new Set(theirs.map(({ issuerId }) => issuerId))],
      isSeen: ({ buyerId }) => ids.has(buyerId),
    };
  });
  return [...managers, ...clients];
}

const figures = {
  suppliers: 1,
  matched: 1,
  spend: 1,
  cardSpend: 1,
  virtualCardSpend: 1,
  straightThroughSpend: 1,
  payments: 1,
  paid: 1,
  invoices: 1,
  invoiced: 1,
};

/** Who has figures in each month: buyers come, leave, return and change their group; issuers opt in and out. */
function monthsOf(random: Random, all: readonly Buyer[]): MemberRow[] {
  const [joins, leaves, moves] = [0.1 + random.next() * 0.4, random.next() * 0.08, random.pick([0, 0.02, 0.1])];
  const there = new Set(all.filter(() => random.next() < 0.6).map(({ buyerId }) => buyerId));
  const sharing = new Set(all.filter(() => random.next() < 0.5).map(({ issuerId }) => issuerId));
  const industries = new Map<string, string>();
  const known: MemberRow[] = [];
  let before: string | null = null;
  for (let at = 0; at < months; at += 1) {
    const month = monthText(firstMonth + at);
    for (const { buyerId, issuerId } of all) {
      if (there.has(buyerId) ? random.next() < leaves : random.next() >= joins) there.delete(buyerId);
      else there.add(buyerId);
      if (random.next() < moves) industries.set(buyerId, random.next() < 0.5 ? "52" : "53");
      if (random.next() < 0.01) sharing.add(issuerId);
      if (random.next() < 0.01) sharing.delete(issuerId);
    }
    const rows = all.flatMap(({ buyerId, issuerId }): MemberRow[] => {
      if (!there.has(buyerId)) return [];
      const pool = sharing.has(issuerId) ? sharedPool : issuerId;
      const group = { industry: industries.get(buyerId) ?? "52", country: "GBR", sizeBand: 1 };
      return [{ month, buyerId, issuerId, pool, ...group, metrics: 127, ...figures }];
    });
    known.push(...membersAmong(rows, known, before));
    before = month;
  }
  return known;
}

/** How a user's figures are chosen: by the product's rules, or by others that a test tries. */
export type Choose = typeof shownPeers;

/** What each user is shown in a random history: all of them ask for both groups in every month. */
export function storiesOf(seed: number, choose: Choose = shownPeers): Story[] {
  const random = seededRandom(seed);
  const all = buyersOf(random);
  const known = monthsOf(random, all);
  const by = new Map(all.map((each) => [each.buyerId, each]));
  return viewersOf(random, all).map(({ name, issuerIds, isSeen }) => {
    const shown: (readonly Peer[])[] = [];
    for (let at = 0; at < months; at += 1) {
      const month = monthText(firstMonth + at);
      const upTo = known.filter((row) => row.month <= month);
      const pools = new Set(upTo.filter((row) => issuerIds.includes(row.issuerId)).map(poolKey));
      for (const [industry, pool] of ["52", "53"].flatMap((each) => [...pools].map((key) => [each, key] as const))) {
        if (!pool.startsWith(month)) continue;
        const rows = upTo.filter((row) => row.industry === industry);
        const { current, past } = readMembers(rows, pools, { month, pool: pool.slice(month.length + 1) });
        const peers = current.flatMap((row) => by.get(row.buyerId) ?? []);
        const chosen = choose({ peers, past, isSeen });
        if (chosen !== null) shown.push(chosen);
      }
    }
    return { name, isSeen, shown };
  });
}
