/**
 * Payees that may be one supplier written several ways: the matcher's index of the payees, asked about each of them.
 * Weights are the confidence ruleset's; what is ours is how much a pair needs.
 */
import type { ConfidenceRuleset, MatchLevels } from "@paygauge/api-types/entities/analysis";
import type { InParts } from "@paygauge/api-types/turns/turns";
import type { PayeeIdentity } from "../facts.ts";
import type { Comparison } from "../matching/compare.ts";
import { type DirectoryIndex, directoryIndex } from "../matching/directory-index.ts";
import { Matcher } from "../matching/match-suppliers.ts";
import { foldTaxId } from "@paygauge/analysis/names/normalise";
import { spellingKeys, type SpellingKeys } from "./spelling-key.ts";
import { UnionFind } from "./union-find.ts";

/** Same: the machine joins them. Likely and Possible: a user is asked. */
export type Likeness = "Same" | "Likely" | "Possible";

export interface AlikePair {
  a: number;
  b: number;
  bits: number;
  levels: MatchLevels;
  likeness: Likeness;
}

/** Bits from which a pair whose fields agree, and none differs, is likely: chosen on 30 % of a made set. */
const agreeingFrom = 1;
/** A company has more spellings than a directory has entries for it, and payees share words more often. */
const blocking = { keep: 16, maxDf: 1500 };
/** A door that more payees have is an office building or an agent's. */
const mostAtDoor = 32;

/** More payees of one spelling are a chain's branches, or a word that many have. */
const mostSpellings = 20;

/** A field that both have says that they are two. */
const differs = ({ taxId, country, street, postcode, city }: MatchLevels): boolean =>
  taxId === "none" || country === "none" || (postcode !== "exact" && [street, postcode, city].includes("none"));

export const besideName = ["street", "postcode", "city", "phone", "taxId"] as const;

/**
 * How alike a pair is; null when not enough. Same: equal tax or company number and a name that is not another.
 * Likely: as much as a Medium match needs, or less where another field agrees and none differs. Possible: as much as a
 * Low match needs, and no field differs.
 */
export function likenessOf(bits: number, levels: MatchLevels, ruleset: ConfidenceRuleset): Likeness | null {
  if (levels.taxId === "equal" && levels.name !== "none") return "Same";
  // another street of the same town is another branch, or another company of that name
  const isElsewhere = levels.street === "none" && levels.postcode !== "exact";
  if (bits >= ruleset.bands.Medium.bits && !isElsewhere) return "Likely";
  const fields = besideName.map((field) => levels[field]);
  if (fields.includes("none") || levels.country === "none") return null;
  const agrees = fields.some((level) => level !== "missing");
  if (agrees && bits >= agreeingFrom) return "Likely";
  return bits >= ruleset.bands.Low.bits && levels.name !== "none" ? "Possible" : null;
}

/** Payees whose doors are noted at once, and the numbers that each counts as. */
const doorsAtOnce = 2000;
const numbersOfDoor = 40;

/** Finds the pairs of a list, some payees at a time: `next` until `done` is the number of payees. */
export class AlikeFinder {
  readonly #identities: readonly PayeeIdentity[];
  readonly #ruleset: ConfidenceRuleset;
  readonly #matcher: Matcher;
  /** Payees by street and house number: a ledger has few at one door, and often no postcode next to it. */
  readonly #doors = new Map<string, number[]>();
  readonly #index: DirectoryIndex;
  /** Payees by what their name is without the spellings of systems. */
  readonly #spellings = new Map<string, number[]>();
  readonly #keys: SpellingKeys[] = [];
  done = 0;

  private constructor(
    identities: readonly PayeeIdentity[],
    ruleset: ConfidenceRuleset,
    index: DirectoryIndex,
    matcher: Matcher,
  ) {
    this.#identities = identities;
    this.#ruleset = ruleset;
    this.#index = index;
    this.#matcher = matcher;
  }

  /** Makes a finder of the pairs of a list, in parts of `indexNumbers`. */
  static *over(identities: readonly PayeeIdentity[], given: ConfidenceRuleset): InParts<AlikeFinder> {
    const ruleset = { ...given, blocking: { ...given.blocking, ...blocking } };
    function* entries() {
      for (const [at, identity] of identities.entries()) yield { ...identity, entryId: String(at) };
    }
    const index = yield* directoryIndex(entries(), ruleset);
    const finder = new AlikeFinder(identities, ruleset, index, yield* Matcher.over(index, ruleset));
    for (let payee = 0; payee < identities.length; payee += 1) {
      finder.#noteDoor(payee);
      finder.#noteSpelling(payee);
      if (payee % doorsAtOnce === 0) yield doorsAtOnce * numbersOfDoor;
    }
    return finder;
  }

  #doorOf(payee: number): string {
    const [street, number] = [this.#index.street[payee] ?? 0, this.#index.number[payee] ?? 0];
    return street && number ? `${street} ${number}` : "";
  }

  #noteSpelling(payee: number): void {
    const identity = this.#identities[payee];
    const none = identity === undefined || identity.payeeClass === "Redacted";
    const keys = none ? { whole: "", front: "" } : spellingKeys(identity.name);
    this.#keys.push(keys);
    const same = this.#spellings.get(keys.whole);
    if (same) same.push(payee);
    else if (keys.whole !== "") this.#spellings.set(keys.whole, [payee]);
  }

  #noteDoor(payee: number): void {
    const door = this.#doorOf(payee);
    const neighbours = this.#doors.get(door);
    if (neighbours) neighbours.push(payee);
    else if (door !== "") this.#doors.set(door, [payee]);
  }

  /** Every user that a payee may be: by name and keys, and who else is at its door. */
  #candidates(payee: number, identity: PayeeIdentity): Comparison[] {
    const found = this.#matcher.candidates({ identity });
    const neighbours = this.#doors.get(this.#doorOf(payee)) ?? [];
    if (neighbours.length < 2 || neighbours.length > mostAtDoor) return found;
    const known = new Set(found.map(({ entry }) => entry));
    const others = neighbours.filter((entry) => !known.has(entry));
    return [...found, ...others.map((entry) => this.#matcher.compare({ identity }, entry))];
  }

  /** Payees whose name is the same but for spellings of systems, or the same without a branch behind it. */
  #spelledAlike(payee: number, identity: PayeeIdentity): AlikePair[] {
    const { whole = "", front = "" } = this.#keys[payee] ?? {};
    const pairsOf = (key: string, likeness: Likeness) => {
      const others = key === "" ? [] : (this.#spellings.get(key) ?? []);
      if (others.length > mostSpellings) return [];
      return others
        .filter((other) => other !== payee)
        .map((other) => ({ other, likeness, ...this.#matcher.compare({ identity }, other) }));
    };
    return [...pairsOf(whole, "Likely"), ...pairsOf(front, "Possible")]
      .filter(({ levels }) => !differs(levels))
      .map(({ other, likeness, bits, levels }) => ({ a: payee, b: other, bits, levels, likeness }));
  }

  /** Pairs of the next `count` payees with any other; a pair may come twice, once from each side. */
  next(count: number): AlikePair[] {
    const pairs: AlikePair[] = [];
    const end = Math.min(this.#identities.length, this.done + count);
    for (; this.done < end; this.done += 1) {
      const identity = this.#identities[this.done];
      if (!identity || identity.payeeClass === "Redacted") continue;
      for (const { entry, bits, levels } of this.#candidates(this.done, identity)) {
        const other = this.#identities[entry];
        if (entry === this.done || other?.payeeClass === "Redacted") continue;
        const likeness = likenessOf(bits, levels, this.#ruleset);
        if (likeness) pairs.push({ a: this.done, b: entry, bits, levels, likeness });
      }
      const known = new Set(pairs.filter(({ a }) => a === this.done).map(({ b }) => b));
      pairs.push(...this.#spelledAlike(this.done, identity).filter(({ b }) => !known.has(b)));
    }
    return pairs;
  }
}

/** What a pair, or a payee, takes of the time in which a spelling is grouped. */
export const shareOfPair = 0.1;

/**
 * Groups made of the pairs, the strongest first; in parts of `groupedSpellings`. A pair that would bring two different tax numbers under one roof is
 * left out: one wrong pair would otherwise chain two companies together with all their spellings.
 */
export function* joinAlike(identities: readonly PayeeIdentity[], pairs: readonly AlikePair[]): InParts<UnionFind> {
  const groups = new UnionFind(identities.length);
  const numbers: Set<string>[] = [];
  for (const { taxId } of identities) {
    numbers.push(new Set([foldTaxId(taxId)].filter(Boolean)));
    yield shareOfPair;
  }
  for (const { a, b } of pairs.toSorted((one, other) => other.bits - one.bits)) {
    yield shareOfPair;
    const [first, second] = [groups.find(a), groups.find(b)];
    const [own, others] = [numbers[first], numbers[second]];
    if (first === second || !own || !others) continue;
    if (own.size > 0 && others.size > 0 && ![...own].some((number) => others.has(number))) continue;
    groups.join(first, second);
    numbers[groups.find(first)] = new Set([...own, ...others]);
  }
  return groups;
}
