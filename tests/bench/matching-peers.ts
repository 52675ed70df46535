/** Plain ways to match names, as the bench's yardsticks. They see the same folded names as the product. */
import type { DirectoryEntry, GroupedSupplier } from "../../origin/src/job/facts.ts";
import { compileNormaliser } from "@paygauge/analysis/names/normalise";
import { confidenceRulesetV1 } from "../../origin/src/job/matching/ruleset-v1.ts";
import type { LabelledPair } from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { jaroWinkler } from "@paygauge/analysis/names/similarity";

export interface Peer {
  name: string;
  /** Slow peers answer for so many payees only. */
  most?: number;
  answer(entries: DirectoryEntry[], suppliers: GroupedSupplier[]): { entryId: string | null; score: number }[];
}

const normaliser = compileNormaliser(confidenceRulesetV1.normaliser);
const plain = (name: string): string => normaliser.plainWords(name).join(" ");

export function exactPeer(): Peer {
  return {
    name: "exact key",
    answer: (entries, suppliers) => {
      const byName = new Map(entries.toReversed().map((entry) => [plain(entry.name), entry.entryId]));
      return suppliers.map(({ identity }) => {
        const entryId = byName.get(plain(identity.name)) ?? null;
        return { entryId, score: entryId === null ? -1 : 1 };
      });
    },
  };
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  const out = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) out.add(padded.slice(at, at + 3));
  return out;
}

export function trigramPeer(most?: number): Peer {
  return {
    name: "trigram",
    ...(most === undefined ? {} : { most }),
    answer: (entries, suppliers) => {
      const sets = entries.map((entry) => trigrams(plain(entry.name)));
      const postings = new Map<string, number[]>();
      sets.forEach((set, at) => {
        for (const gram of set) {
          const list = postings.get(gram);
          if (list) list.push(at);
          else postings.set(gram, [at]);
        }
      });
      const counts = new Uint16Array(entries.length);
      return suppliers.map(({ identity }) => {
        const own = trigrams(plain(identity.name));
        counts.fill(0);
        for (const gram of own) for (const at of postings.get(gram) ?? []) counts[at] = (counts[at] ?? 0) + 1;
        let best = { entryId: null as string | null, score: -1 };
        counts.forEach((shared, at) => {
          if (shared === 0) return;
          const score = shared / (own.size + (sets[at]?.size ?? 0) - shared);
          if (score > best.score) best = { entryId: entries[at]?.entryId ?? null, score };
        });
        return best;
      });
    },
  };
}

export function jaroWinklerPeer(most?: number): Peer {
  return {
    name: "Jaro–Winkler",
    ...(most === undefined ? {} : { most }),
    answer: (entries, suppliers) => {
      const texts = entries.map((entry) => encoder.encode(plain(entry.name)));
      return suppliers.map(({ identity }) => {
        const own = encoder.encode(plain(identity.name));
        let best = { entryId: null as string | null, score: -1 };
        texts.forEach((text, at) => {
          const score = jaroWinkler(own, 0, own.length, text, 0, text.length);
          if (score > best.score) best = { entryId: entries[at]?.entryId ?? null, score };
        });
        return best;
      });
    },
  };
}

const encoder = new TextEncoder();

function trigramJaccard(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / (a.size + b.size - shared);
}

function jaroWinklerOf(one: string, other: string): number {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  return jaroWinkler(a, 0, a.length, b, 0, b.length);
}

/** How alike two folded names are, from 0 to 1, by each of the plain ways. */
export const namePeers = {
  trigram: trigramJaccard,
  "Jaro–Winkler": jaroWinklerOf,
  "exact key": (one: string, other: string) => Number(one === other),
} as const;

/** Labelled pairs scored by the likeness of their names alone. */
export function namePairs(
  pairs: LabelledPair[],
  alike: (one: string, other: string) => number,
): { same: boolean; score: number }[] {
  return pairs.map(({ left, right, same }) => ({ same, score: alike(plain(left.identity.name), plain(right.name)) }));
}

/** Pairs of a list whose names are alike by Jaro–Winkler to at least the floor. */
export function jaroWinklerJoins(names: string[], floor: number): [number, number][] {
  const texts = names.map((name) => encoder.encode(plain(name)));
  const pairs: [number, number][] = [];
  texts.forEach((own, at) => {
    for (let other = 0; other < at; other += 1) {
      const text = texts[other];
      if (text && jaroWinkler(own, 0, own.length, text, 0, text.length) >= floor) pairs.push([at, other]);
    }
  });
  return pairs;
}

/** Pairs of a list whose trigram Jaccard is at least the floor; 1 is the exact key. */
export function trigramJoins(names: string[], floor: number): [number, number][] {
  const sets = names.map((name) => trigrams(plain(name)));
  const pairs: [number, number][] = [];
  sets.forEach((own, at) => {
    for (let other = 0; other < at; other += 1) {
      const set = sets[other];
      if (!set || Math.min(set.size, own.size) < floor * Math.max(set.size, own.size)) continue;
      let shared = 0;
      for (const gram of own) if (set.has(gram)) shared += 1;
      if (shared / (own.size + set.size - shared) >= floor) pairs.push([at, other]);
    }
  });
  return pairs;
}
