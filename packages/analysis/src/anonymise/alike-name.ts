/**
 * Whether two names under one tax number are one company's, as an import judges it: soft TF-IDF over words from 0.45, or
 * Jaro–Winkler from 0.82, which are the floors of a weak name in the first confidence ruleset (docs/analysis.md).
 */
import { namesWithin } from "../names/normalise.ts";
import { plainName } from "../names/group-key.ts";
import { jaroWinkler } from "../names/similarity.ts";

const weak = { softTfIdf: 0.45, jaroWinkler: 0.82 } as const;
/** Likeness from which two words count as one. */
const sameWordFrom = 0.9;
const leastIdf = 0.3;

const encoder = new TextEncoder();

function likeness(one: string, other: string, floor: number): number {
  if (one === other) return 1;
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  return jaroWinkler(a, 0, a.length, b, 0, b.length, floor);
}

export class AlikeNames {
  private readonly entries = new Map<string, number>();
  private readonly size: number;

  /** @param names all that are compared: a word in many of them says less */
  constructor(names: readonly string[]) {
    this.size = Math.max(1, names.length);
    for (const name of names)
      for (const word of new Set(name.split(" "))) this.entries.set(word, (this.entries.get(word) ?? 0) + 1);
  }

  private idf(word: string): number {
    return Math.max(leastIdf, Math.log(this.size / (this.entries.get(word) ?? 1)));
  }

  /** Names as they are written. */
  areOne(one: string, other: string): boolean {
    const others = namesWithin(other).map(({ name }) => plainName(name));
    return namesWithin(one).some(({ name }) => others.some((each) => this.areAlike(plainName(name), each)));
  }

  private areAlike(one: string, other: string): boolean {
    if (one === other) return true;
    if (one === "" || other === "") return false;
    return likeness(one, other, weak.jaroWinkler) > 0 || this.softTfIdf(one, other) >= weak.softTfIdf;
  }

  private softTfIdf(one: string, other: string): number {
    const [own, rest] = [one.split(" "), other.split(" ")];
    const squares = (words: readonly string[]) => words.reduce((sum, word) => sum + this.idf(word) ** 2, 0);
    const [ownSquares, otherSquares] = [squares(own), squares(rest)];
    let shared = 0;
    for (const word of own) {
      const alike = rest.map((each) => likeness(word, each, sameWordFrom));
      const best = Math.max(0, ...alike);
      if (best === 0) continue;
      const [found = ""] = rest.splice(alike.indexOf(best), 1);
      shared += best * Math.min(this.idf(word), this.idf(found)) * this.idf(found);
    }
    return shared / Math.sqrt(ownSquares * otherSquares);
  }
}
