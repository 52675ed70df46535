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
import { foldTaxId } from "../matching/normalise.ts";
import { UnionFind } from "./union-find.ts";

/** Same: the machine joins them. Likely and Possible: a person is asked. */
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
  /** Payees by street and house number: a ledger has few at one door, and often no postcode beside it. */
  readonly #doors = new Map<string, number[]>();
  readonly #index: DirectoryIndex;
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
      if (payee % doorsAtOnce === 0) yield doorsAtOnce * numbersOfDoor;
    }
    return finder;
  }

  #doorOf(payee: number): string {
    const [street, number] = [this.#index.street[payee] ?? 0, this.#index.number[payee] ?? 0];
    return street && number ? `${street} ${number}` : "";
  }

  #noteDoor(payee: number): void {
    const door = this.#doorOf(payee);
    const neighbours = this.#doors.get(door);
    if (neighbours) neighbours.push(payee);
    else if (door !== "") this.#doors.set(door, [payee]);
  }

  /** Everybody that a payee may be: by name and keys, and who else is at its door. */
  #candidates(payee: number, identity: PayeeIdentity): Comparison[] {
    const found = this.#matcher.candidates({ identity });
    const neighbours = this.#doors.get(this.#doorOf(payee)) ?? [];
    if (neighbours.length < 2 || neighbours.length > mostAtDoor) return found;
    const known = new Set(found.map(({ entry }) => entry));
    const others = neighbours.filter((entry) => !known.has(entry));
    return [...found, ...others.map((entry) => this.#matcher.compare({ identity }, entry))];
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
