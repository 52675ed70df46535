/** Blocking: the few directory entries that a supplier can be, found without comparing it to all of them. */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { type DirectoryIndex, visitKey, visitPlace } from "./directory-index.ts";
import type { NameQuery, Query } from "./query.ts";
import { SimilarWords } from "./trigrams.ts";

/** Entries of one exact key (phone, tax id …) that are looked at; more mean that the key isn't a key. */
const mostPerKey = 32;
/** What agreeing places add to the share of the name (0…1) when the best are picked. */
const placeBonus = { postcode: 0.5, number: 0.15, city: 0.2 };
/** What another country takes off, where such entries are compared: they come after those of the own country. */
const elsewherePenalty = 0.35;
const mostBonus = placeBonus.postcode + placeBonus.number + placeBonus.city + 1e-6;

export class CandidateFinder {
  readonly #index: DirectoryIndex;
  readonly #blocking: ConfidenceRuleset["blocking"];
  readonly #scores: Float32Array;
  readonly #similar: SimilarWords;
  /** Sum of the idf of each entry's words. */
  readonly #weights: Float32Array;
  readonly #touched: Uint32Array;
  #touchedCount = 0;

  constructor(index: DirectoryIndex, blocking: ConfidenceRuleset["blocking"], weights: Float32Array) {
    this.#index = index;
    this.#blocking = blocking;
    this.#scores = new Float32Array(index.size);
    this.#touched = new Uint32Array(index.size);
    this.#weights = weights;
    this.#similar = new SimilarWords(index.words, index.trigrams);
  }

  #touch(entry: number, score: number): void {
    if (this.#scores[entry] === 0) {
      this.#touched[this.#touchedCount] = entry;
      this.#touchedCount += 1;
    }
    this.#scores[entry] = (this.#scores[entry] ?? 0) + score;
  }

  #df(word: number): number {
    return (this.#index.postingStarts[word + 1] ?? 0) - (this.#index.postingStarts[word] ?? 0);
  }

  #openWord(word: number, score: number): void {
    const end = this.#index.postingStarts[word + 1] ?? 0;
    for (let at = this.#index.postingStarts[word] ?? 0; at < end; at += 1)
      this.#touch(this.#index.postings[at] ?? 0, score);
  }

  #openName(query: NameQuery, idfOf: (word: number) => number): void {
    const { maxDf, maxDfOnlyCommon, similarWords, similarWordFloor } = this.#blocking;
    let opened = false;
    let rarest = -1;
    const known = query.words.filter((word) => word.id >= 0).sort((a, b) => this.#df(a.id) - this.#df(b.id));
    for (const word of known) {
      if (rarest < 0) rarest = word.id;
      if (this.#df(word.id) > maxDf) continue;
      this.#openWord(word.id, word.idf);
      opened = true;
    }
    for (const joined of query.joined) if (this.#df(joined.id) <= maxDf) this.#openWord(joined.id, joined.idf);
    for (const word of query.words) {
      // a known word may be another one misspelt, which matters where the name has nothing else
      if (word.id >= 0 && (query.words.length > 1 || this.#df(word.id) > 2)) continue;
      for (const { word: other, alike } of this.#similar.find(word.text, similarWords, similarWordFloor)) {
        if (other === word.id || this.#df(other) > maxDf) continue;
        this.#openWord(other, word.idf * alike * 0.9);
        opened = true;
      }
    }
    if (!opened && rarest >= 0 && this.#df(rarest) <= maxDfOnlyCommon) this.#openWord(rarest, idfOf(rarest));
  }

  #openKeys(query: Query): void {
    const sure = (entry: number): void => this.#touch(entry, 1000);
    const index = this.#index;
    // never 0, which would mean "not touched yet"
    const idfTotal = query.names[0]?.idfTotal || 1;
    for (const name of query.names)
      visitKey(index.byName, name.nameHash, mostPerKey, (entry) => this.#touch(entry, name.idfTotal));
    visitKey(index.byPhone, query.phone, mostPerKey, sure);
    for (const id of [query.taxId, query.companyNumber]) {
      visitKey(index.byTaxId, id, mostPerKey, sure);
      visitKey(index.byCompany, id, mostPerKey, sure);
    }
    const houses = query.streets.map((street) => street.number).filter((number) => number !== 0);
    for (const number of houses.length > 0 ? houses : [0]) {
      visitPlace(index, { postcode: query.postcode, number }, mostPerKey, (entry, sameNumber) =>
        this.#touch(entry, idfTotal * (sameNumber ? 0.25 : 0.05)),
      );
    }
  }

  /** How much of the name is shared, 0…1 and more for what is sure. */
  #share(entry: number, idfTotal: number): number {
    return (2 * (this.#scores[entry] ?? 0)) / (idfTotal + (this.#weights[entry] ?? 0) + 0.001);
  }

  #placeBonus(entry: number, query: Query): number {
    const index = this.#index;
    const number = index.number[entry] ?? 0;
    let bonus = 0;
    if (query.postcode && index.postcode[entry] === query.postcode) bonus += placeBonus.postcode;
    if (query.city > 0 && index.city[entry] === query.city) bonus += placeBonus.city;
    if (number !== 0 && query.streets.some((street) => street.number === number)) bonus += placeBonus.number;
    return bonus;
  }

  #isElsewhere(entry: number, query: Query): boolean {
    const country = this.#index.country[entry] ?? 0;
    return query.country !== 0 && country > 0 && country !== query.country;
  }

  /** Ordinals of the entries to compare with, at most `blocking.keep`, the likeliest first. */
  find(query: Query): number[] {
    this.#touchedCount = 0;
    this.#openKeys(query);
    for (const name of query.names) this.#openName(name, query.idfOf);
    const idfTotal =
      query.names.length > 1 ? Math.min(...query.names.map((name) => name.idfTotal)) : (query.names[0]?.idfTotal ?? 0);
    const { keep } = this.#blocking;
    const kept: { entry: number; rank: number }[] = [];
    let least = -Infinity;
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const entry = this.#touched[at] ?? 0;
      const share = this.#share(entry, idfTotal);
      this.#scores[entry] = 0;
      // Most cannot come in whatever their place is, which would be read from all over the memory.
      if (share + mostBonus <= least) continue;
      let rank = share + this.#placeBonus(entry, query);
      if (rank <= least) continue;
      if (this.#isElsewhere(entry, query)) {
        if (this.#blocking.sameCountry) continue;
        rank -= elsewherePenalty;
        if (rank <= least) continue;
      }
      insert(kept, { entry, rank }, keep);
      if (kept.length === keep) least = kept.at(-1)?.rank ?? -Infinity;
    }
    return kept.map((one) => one.entry);
  }
}

function insert(kept: { entry: number; rank: number }[], one: { entry: number; rank: number }, keep: number): void {
  let at = kept.length;
  while (at > 0 && (kept[at - 1]?.rank ?? 0) < one.rank) at -= 1;
  kept.splice(at, 0, one);
  if (kept.length > keep) kept.pop();
}
