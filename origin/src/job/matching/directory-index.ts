/**
 * The directory of known card acceptors as typed arrays: what blocking and comparing need, and nothing else.
 * The record itself stays where it is and is read by its ordinal when a user looks at it.
 */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { atOnce, type InParts, rangesOf } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import type { DirectoryEntry } from "../facts.ts";
import {
  compileNormaliser,
  fold,
  foldPhone,
  foldPostcode,
  foldTaxId,
  type Normaliser,
} from "@paygauge/analysis/names/normalise";
import { sortBy } from "./sort-by.ts";
import { Growing, StringTable } from "./string-table.ts";
import { buildTrigrams, type TrigramIndex } from "./trigrams.ts";

/** Entries whose words are looked up at once, and the numbers that each counts as. */
const entriesAtOnce = 8192;
const wordsOfEntry = 4;

/** Texts to 32 bits; 0 means "missing". */
export function hash32(text: string): number {
  if (!text) return 0;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0 || 1;
}

/** Ordinals sorted by a key, without those whose key is 0. */
interface KeyLookup {
  order: Uint32Array;
  keyOf: (ordinal: number) => number;
}

export interface DirectoryIndex {
  size: number;
  normaliser: Normaliser;
  stopWords: Set<string>;
  entryIds: string[];
  words: StringTable;
  /** Words of entry e: entryWords[wordStarts[e] … wordStarts[e + 1]]. */
  wordStarts: Uint32Array;
  entryWords: Uint32Array;
  /** Entries of word w: postings[postingStarts[w] … postingStarts[w + 1]]. */
  postingStarts: Uint32Array;
  postings: Uint32Array;
  trigrams: TrigramIndex;
  countries: StringTable;
  country: Uint8Array;
  cities: StringTable;
  city: Uint32Array;
  streets: StringTable;
  street: Uint32Array;
  number: Uint32Array;
  postcode: Uint32Array;
  postcodeStart: Uint16Array;
  phone: Uint32Array;
  taxId: Uint32Array;
  companyNumber: Uint32Array;
  nameHash: Uint32Array;
  rawHash: Uint32Array;
  byName: KeyLookup;
  /** By postcode, within one by house number. */
  byPlace: KeyLookup;
  byPhone: KeyLookup;
  byTaxId: KeyLookup;
  byCompany: KeyLookup;
}

/** Words that a name is compared by: without words that say nothing, unless it has no others. */
export function telling(words: string[], stopWords: Set<string>): string[] {
  const rest = words.filter((word) => !stopWords.has(word));
  return rest.length > 0 ? rest : words;
}

export const cityText = (city: string): string => fold(city).replace(/\bst\b/g, "saint");

function* lookup(key: Uint32Array, within?: Uint32Array): InParts<KeyLookup> {
  const present = new Growing();
  for (const { from, to } of rangesOf("indexNumbers", key.length)) {
    for (let ordinal = from; ordinal < to; ordinal += 1) if (key[ordinal]) present.push(ordinal);
    yield to - from;
  }
  const order = present.done();
  if (within) yield* sortBy(order, within);
  yield* sortBy(order, key);
  return { order, keyOf: (ordinal) => key[ordinal] ?? 0 };
}

function firstAt({ order }: KeyLookup, isBefore: (ordinal: number) => boolean): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(order[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Calls `visit` with the ordinals of a postcode, at most `most`: first those of the house number, then, where one of
 * the two sides has no number, the others of the postcode.
 */
export function visitPlace(
  { byPlace, postcode, number }: DirectoryIndex,
  place: { postcode: number; number: number },
  most: number,
  visit: (ordinal: number, sameNumber: boolean) => void,
): void {
  if (!place.postcode) return;
  const isBefore = (ordinal: number, house: number): boolean => {
    const own = postcode[ordinal] ?? 0;
    return own < place.postcode || (own === place.postcode && (number[ordinal] ?? 0) < house);
  };
  let left = most;
  const visitFrom = (house: number, until: number): void => {
    for (let at = firstAt(byPlace, (ordinal) => isBefore(ordinal, house)); at < byPlace.order.length; at += 1) {
      const ordinal = byPlace.order[at] ?? 0;
      const own = number[ordinal] ?? 0;
      if (postcode[ordinal] !== place.postcode || own > until || left === 0) return;
      left -= 1;
      visit(ordinal, own !== 0 && own === place.number);
    }
  };
  if (place.number) visitFrom(place.number, place.number);
  visitFrom(0, place.number ? 0 : Infinity);
}

/** Calls `visit` with the ordinals that have the key, at most `most`. */
export function visitKey(lookupOf: KeyLookup, key: number, most: number, visit: (ordinal: number) => void): void {
  if (!key) return;
  const { order, keyOf } = lookupOf;
  const low = firstAt(lookupOf, (ordinal) => keyOf(ordinal) < key);
  for (let at = low; at < order.length && at < low + most; at += 1) {
    const ordinal = order[at] ?? 0;
    if (keyOf(ordinal) !== key) return;
    visit(ordinal);
  }
}

function* invert(
  vocabulary: number,
  wordStarts: Uint32Array,
  entryWords: Uint32Array,
): InParts<[Uint32Array, Uint32Array]> {
  const starts = new Uint32Array(vocabulary + 1);
  for (const word of entryWords) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < vocabulary; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  yield entryWords.length;
  const next = starts.slice();
  const postings = new Uint32Array(entryWords.length);
  for (let entry = 0; entry + 1 < wordStarts.length; entry += 1) {
    for (let at = wordStarts[entry] ?? 0; at < (wordStarts[entry + 1] ?? 0); at += 1) {
      const word = entryWords[at] ?? 0;
      postings[next[word] ?? 0] = entry;
      next[word] = (next[word] ?? 0) + 1;
    }
    if (entry % entriesAtOnce === 0) yield entriesAtOnce * wordsOfEntry;
  }
  return [starts, postings];
}

/** What of an entry the index is made of. */
type IndexedEntry = Pick<
  DirectoryEntry,
  "entryId" | "name" | "addressLine1" | "city" | "postalCode" | "country" | "phone" | "taxId" | "companyNumber"
>;

class Builder {
  readonly entryIds: string[] = [];
  readonly words = new StringTable();
  readonly cities = new StringTable();
  readonly streets = new StringTable();
  readonly countries = new StringTable();
  readonly wordStarts = new Growing();
  readonly entryWords = new Growing();
  readonly columns = {
    country: new Growing(),
    city: new Growing(),
    street: new Growing(),
    number: new Growing(),
    postcode: new Growing(),
    postcodeStart: new Growing(),
    phone: new Growing(),
    taxId: new Growing(),
    companyNumber: new Growing(),
    nameHash: new Growing(),
    rawHash: new Growing(),
  };

  constructor(normaliser: Normaliser, stopWords: Set<string>) {
    this.normaliser = normaliser;
    this.stopWords = stopWords;
    for (const table of [this.cities, this.streets, this.countries]) table.intern("");
  }
  readonly normaliser: Normaliser;
  readonly stopWords: Set<string>;

  add(entry: IndexedEntry): void {
    const words = telling(this.normaliser.nameWords(entry.name), this.stopWords);
    const street = this.normaliser.street(entry.addressLine1);
    const postcode = foldPostcode(entry.postalCode);
    const { columns } = this;
    this.entryIds.push(entry.entryId);
    this.wordStarts.push(this.entryWords.length);
    for (const word of words) this.entryWords.push(this.words.intern(word));
    columns.country.push(this.countries.intern(entry.country));
    columns.city.push(this.cities.intern(cityText(entry.city)));
    columns.street.push(this.streets.intern(street.words.join(" ")));
    columns.number.push(street.number ? (Number(street.number) % 0xfffffff) + 1 : 0);
    columns.postcode.push(hash32(postcode));
    columns.postcodeStart.push(hash32(postcode.slice(0, 3)) & 0xffff);
    columns.phone.push(hash32(foldPhone(entry.phone)));
    columns.taxId.push(hash32(foldTaxId(entry.taxId)));
    columns.companyNumber.push(hash32(foldTaxId(entry.companyNumber)));
    columns.nameHash.push(hash32(words.join("")));
    columns.rawHash.push(hash32(fold(entry.name)));
  }
}

/** Builds the index of a directory version at once, where it has few entries. */
export const buildDirectoryIndex = (entries: Iterable<IndexedEntry>, ruleset: ConfidenceRuleset): DirectoryIndex =>
  atOnce(directoryIndex(entries, ruleset));

/** Numbers that an entry counts as while the index takes it in: most of the work is to fold its texts. */
const numbersOfEntry = unitsOfTurn.indexNumbers / unitsOfTurn.indexedEntries;

/**
 * Builds the index of a directory version, in parts of `indexNumbers`. Entries are read once, in order; the ordinal of an
 * entry is its position. Errors: a directory with more than 255 countries is refused.
 */
export function* directoryIndex(entries: Iterable<IndexedEntry>, ruleset: ConfidenceRuleset): InParts<DirectoryIndex> {
  const builder = new Builder(compileNormaliser(ruleset.normaliser), new Set(ruleset.normaliser.nameStopWords));
  for (const entry of entries) {
    builder.add(entry);
    yield numbersOfEntry;
  }
  const { words, cities, streets, countries, columns, entryIds, normaliser, stopWords } = builder;
  if (countries.size > 256)
    throw new Error("The directory names more than 255 countries: use ISO 3166-1 alpha-3 codes.");
  builder.wordStarts.push(builder.entryWords.length);
  const wordStarts = builder.wordStarts.done();
  const entryWords = builder.entryWords.done();
  const [postingStarts, postings] = yield* invert(words.size, wordStarts, entryWords);
  for (const table of [words, cities, streets, countries]) table.trim();
  const size = entryIds.length;
  const city = columns.city.done();
  const street = columns.street.done();
  const number = columns.number.done();
  const postcode = columns.postcode.done();
  const phone = columns.phone.done();
  const taxId = columns.taxId.done();
  const companyNumber = columns.companyNumber.done();
  const nameHash = columns.nameHash.done();
  return {
    size,
    normaliser,
    stopWords,
    entryIds,
    words,
    wordStarts,
    entryWords,
    postingStarts,
    postings,
    trigrams: yield* buildTrigrams(words),
    countries,
    country: Uint8Array.from(columns.country.done()),
    cities,
    city,
    streets,
    street,
    number,
    postcode,
    postcodeStart: Uint16Array.from(columns.postcodeStart.done()),
    phone,
    taxId,
    companyNumber,
    nameHash,
    rawHash: columns.rawHash.done(),
    byName: yield* lookup(nameHash),
    byPlace: yield* lookup(postcode, number),
    byPhone: yield* lookup(phone),
    byTaxId: yield* lookup(taxId),
    byCompany: yield* lookup(companyNumber),
  };
}

/** Bytes of the typed arrays of an index; entry ids and records are not part of it. */
export function indexBytes(index: DirectoryIndex): number {
  const arrays = [
    index.wordStarts,
    index.entryWords,
    index.postingStarts,
    index.postings,
    index.country,
    index.city,
    index.street,
    index.number,
    index.postcode,
    index.postcodeStart,
    index.phone,
    index.taxId,
    index.companyNumber,
    index.nameHash,
    index.rawHash,
    index.byName.order,
    index.byPlace.order,
    index.byPhone.order,
    index.byTaxId.order,
    index.byCompany.order,
    index.trigrams.starts,
    index.trigrams.words,
  ];
  const tables = [index.words, index.cities, index.streets, index.countries];
  return [...arrays, ...tables].reduce((sum, part) => sum + part.byteLength, 0);
}
