/** Matches suppliers to the directory: candidates, comparison, band, evidence. */
import {
  type ConfidenceRuleset,
  type MatchBand,
  type MatchedState,
  type MatchEvidence,
  type MatchLevels,
  type MatchDecision,
  nameLevels,
} from "@paygauge/api-types/entities/analysis";
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import type { GroupedSupplier } from "../facts.ts";
import { CandidateFinder } from "./candidates.ts";
import { compareEntry, type Comparison } from "./compare.ts";
import { confidenceOf } from "./confidence.ts";
import type { DirectoryIndex } from "./directory-index.ts";
import { indexWeights } from "./index-weights.ts";
import { makeQuery } from "./query.ts";
import { withoutSpellings } from "./statement-spellings.ts";

/** At least one field next to the name speaks for the pair. */
export function isCorroborated(levels: MatchLevels): boolean {
  const agrees = [levels.street, levels.postcode, levels.city, levels.phone, levels.taxId];
  return agrees.some((level) => level !== "none" && level !== "missing");
}

/** The names are the same, the countries as well, and nothing else could be compared. */
export function isNameAlone(levels: MatchLevels): boolean {
  const others = [levels.street, levels.postcode, levels.city, levels.phone, levels.taxId];
  return levels.name === "exact" && levels.country === "equal" && others.every((level) => level === "missing");
}

/** A match as the bands see it. `lead`: bits to the runner-up, Infinity when there is none. */
interface Weighed {
  readonly bits: number;
  readonly lead: number;
  readonly levels: MatchLevels;
  /** What the rarity of the name adds, less where only a later part of the text agrees. */
  readonly rarityBits: number;
}

/**
 * Band of a match. A match that misses a band's lead, corroboration or least name falls to the next band that it meets;
 * a name alone may be Medium where the ruleset allows it, whatever its bits.
 */
export function bandOf({ bits, lead, levels, rarityBits }: Weighed, ruleset: ConfidenceRuleset): MatchBand {
  if (ruleset.taxIdIsHigh && levels.taxId === "equal" && levels.name !== "none") return "High";
  const { nameAlone } = ruleset;
  if (nameAlone && isNameAlone(levels) && lead >= nameAlone.lead && rarityBits >= nameAlone.leastRarity)
    return "Medium";
  for (const band of ["High", "Medium", "Low"] as const) {
    const rule = ruleset.bands[band];
    const name = nameLevels.indexOf(levels.name) <= nameLevels.indexOf(rule.leastName);
    if (name && bits >= rule.bits && lead >= rule.lead && (!rule.corroborated || isCorroborated(levels))) return band;
  }
  return "Unmatched";
}

const bandRank = { High: 3, Medium: 2, Low: 1, Unmatched: 0 } as const;

/** MATCHED when the band is at least the job's chosen one. */
export function matchedState(band: MatchBand, least: Exclude<MatchBand, "Unmatched">): MatchedState {
  return bandRank[band] >= bandRank[least] ? "MATCHED" : "UNMATCHED";
}

const rounded = (bits: number): number => Math.round(bits * 1000) / 1000;

/** Matches one supplier after another; holds the counters of one index, so make one per index and thread. */
export class Matcher {
  readonly #index: DirectoryIndex;
  readonly #ruleset: ConfidenceRuleset;
  readonly #idfOf: (word: number) => number;
  readonly #finder: CandidateFinder;

  constructor(index: DirectoryIndex, ruleset: ConfidenceRuleset, weights = atOnce(indexWeights(index))) {
    this.#index = index;
    this.#ruleset = ruleset;
    this.#idfOf = weights.idfOf;
    this.#finder = new CandidateFinder(index, ruleset.blocking, weights.ofEntry);
  }

  /** Makes a matcher over a large index, in parts of `indexNumbers`. */
  static *over(index: DirectoryIndex, ruleset: ConfidenceRuleset): InParts<Matcher> {
    return new Matcher(index, ruleset, yield* indexWeights(index));
  }

  /** All candidates compared, best first. */
  candidates(supplier: Pick<GroupedSupplier, "identity">): Comparison[] {
    const query = makeQuery(this.#index, this.#idfOf, supplier.identity);
    return this.#finder
      .find(query)
      .map((entry) => compareEntry(this.#index, query, entry, this.#ruleset))
      .sort((a, b) => b.bits - a.bits || b.closeness - a.closeness || a.entry - b.entry);
  }

  /** Compares a supplier with one given entry, whether or not blocking finds it. */
  compare(supplier: Pick<GroupedSupplier, "identity">, entry: number): Comparison {
    return compareEntry(this.#index, makeQuery(this.#index, this.#idfOf, supplier.identity), entry, this.#ruleset);
  }

  /** What the rarity of the supplier's whole name adds to an exact match, by the rarest of its words, known or not. */
  rarityOf(supplier: Pick<GroupedSupplier, "identity">): number {
    const [whole] = makeQuery(this.#index, this.#idfOf, supplier.identity).names;
    const rarest = Math.max(0, ...(whole?.words ?? []).map(({ idf }) => idf));
    const { idfAtZero, slope, least, most } = this.#ruleset.fields.name.rarity;
    return rounded(Math.min(most, Math.max(least, (rarest - idfAtZero) * slope)));
  }

  /** Matches one supplier; what a user ruled about it wins. */
  match(supplier: Pick<GroupedSupplier, "identity" | "supplierKey">, decision?: MatchDecision): MatchEvidence {
    const nothing: MatchEvidence = {
      supplierKey: supplier.supplierKey,
      entryId: null,
      band: "Unmatched",
      bits: this.#ruleset.prior,
      confidence: 0,
      levels: null,
      rarityBits: 0,
      runnerUp: null,
      rulesetVersion: this.#ruleset.version,
      decision: decision ? "refused" : "none",
    };
    if (supplier.identity.payeeClass === "Redacted") return nothing;
    const confirmed = decision?.confirmed === undefined ? -1 : this.#index.entryIds.indexOf(decision.confirmed);
    const refused = new Set(decision?.refused ?? []);
    const found = this.candidates(supplier).filter((one) => !refused.has(this.#index.entryIds[one.entry] ?? ""));
    const all =
      confirmed < 0 ? found : [this.compare(supplier, confirmed), ...found.filter((one) => one.entry !== confirmed)];
    const ranked = withoutSpellings(all, this.#index, this.#ruleset, this.#idfOf);
    const [best, second] = ranked;
    if (!best) return nothing;
    const lead = second ? best.bits - second.bits : Infinity;
    return {
      ...nothing,
      entryId: this.#index.entryIds[best.entry] ?? null,
      band: confirmed < 0 ? bandOf({ ...best, lead }, this.#ruleset) : "High",
      bits: rounded(best.bits),
      confidence: confirmed < 0 ? confidenceOf(ranked, this.#ruleset.calibration) : 100,
      decision: confirmed < 0 ? nothing.decision : "confirmed",
      levels: best.levels,
      rarityBits: rounded(best.rarityBits),
      runnerUp: second ? { entryId: this.#index.entryIds[second.entry] ?? "", bits: rounded(second.bits) } : null,
    };
  }
}

/** Matches suppliers in order. Redacted payees are never matched. `decisions` are by supplier key. */
export function matchSuppliers(
  index: DirectoryIndex,
  suppliers: Iterable<Pick<GroupedSupplier, "identity" | "supplierKey">>,
  ruleset: ConfidenceRuleset,
  decisions: ReadonlyMap<string, MatchDecision> = new Map(),
): MatchEvidence[] {
  const matcher = new Matcher(index, ruleset);
  const out: MatchEvidence[] = [];
  for (const supplier of suppliers) out.push(matcher.match(supplier, decisions.get(supplier.supplierKey)));
  return out;
}
