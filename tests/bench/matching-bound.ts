/** How much of a set names can decide at best: for pairs whose spelling says little or no part of the right company. */
import type { DirectoryEntry } from "../../origin/src/job/facts.ts";
import { compileNormaliser } from "@paygauge/analysis/names/normalise";
import { confidenceRulesetV1 } from "../../origin/src/job/matching/ruleset-v1.ts";
import { jaroWinkler } from "@paygauge/analysis/names/similarity";

const { normaliser: rules } = confidenceRulesetV1;
const normaliser = compileNormaliser(rules);
const stopWords = new Set(rules.nameStopWords);
const encoder = new TextEncoder();

interface Named {
  words: string[];
  bytes: Uint8Array[];
  initials: string;
}

function named(text: string): Named {
  const every = normaliser.nameWords(text.replaceAll(/[#()/]/g, " "));
  const words = every.filter((word) => !stopWords.has(word));
  return {
    words,
    bytes: words.map((word) => encoder.encode(word)),
    initials: every.map((word) => word[0] ?? "").join(""),
  };
}

function alike(a: Named, at: number, b: Named, other: number): boolean {
  const [word = "", that = ""] = [a.words[at], b.words[other]];
  if (word === that) return true;
  const short = Math.min(word.length, that.length);
  if (short >= 4 && (word.startsWith(that) || that.startsWith(word))) return true;
  const [own, others] = [a.bytes[at], b.bytes[other]];
  return own && others ? jaroWinkler(own, 0, own.length, others, 0, others.length) >= 0.88 : false;
}

/** Words of the payee that the entry has, has in like form, or abbreviates. */
function shared(payee: Named, entry: Named): Set<number> {
  const own = new Set<number>();
  entry.words.forEach((word, other) => {
    payee.words.forEach((_, at) => {
      if (alike(payee, at, entry, other)) own.add(at);
    });
    if (word.length > 1 && payee.initials.includes(word)) payee.words.forEach((_, at) => own.add(at));
  });
  payee.words.forEach((word, at) => {
    if (word.length > 1 && entry.initials.includes(word)) own.add(at);
  });
  return own;
}

/** Compares the names of a payee and its right entry with those of all entries. */
export class NameBound {
  readonly #entries: Named[];
  readonly #ordinals: Map<string, number>;

  constructor(entries: readonly DirectoryEntry[]) {
    this.#entries = entries.map(({ name }) => named(name));
    this.#ordinals = new Map(entries.map(({ entryId }, at) => [entryId, at]));
  }

  /**
   * Chance of the right entry among those that share with the payee all the words that the right one shares (like
   * words, cut words and initials included): 1 where no other does, one in all entries where it shares none.
   */
  chance(name: string, entryId: string): number {
    const payee = named(name);
    const right = this.#entries[this.#ordinals.get(entryId) ?? -1];
    if (!right) return 0;
    const due = [...shared(payee, right)];
    const rivals = this.#entries.filter((entry) => {
      const own = shared(payee, entry);
      return due.every((at) => own.has(at));
    });
    return 1 / Math.max(1, rivals.length);
  }
}
