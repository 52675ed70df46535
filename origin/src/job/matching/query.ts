/** A supplier as the index sees it: the same normalised parts that its entries are made of. */
import type { PayeeIdentity } from "../facts.ts";
import { cityText, type DirectoryIndex, hash32, telling } from "./directory-index.ts";
import { ByteText } from "./string-table.ts";
import { kindOfWord } from "./word-kinds.ts";
import { fold, foldPhone, foldPostcode, foldTaxId, namesWithin } from "@paygauge/analysis/names/normalise";

const scratch = new ByteText();

/** A text as UTF-8. Texts are short: an encoder of the platform would take longer to call than to work. */
const bytesOf = (text: string): Uint8Array => {
  const { bytes, length } = scratch.set(text);
  return bytes.slice(0, length);
};

export interface QueryWord {
  text: string;
  /** The text as UTF-8: what is compared. */
  bytes: Uint8Array;
  /** Word id of the directory, -1 when no entry has the word. */
  id: number;
  idf: number;
  /** What the word distinguishes: a number or a place (word-kinds.ts). */
  kind: number;
}

export interface NameQuery {
  /** It has a number or a place. */
  tellsApart: boolean;
  /** A trading name or the text in brackets. */
  later: boolean;
  /** Such a part of a text that begins with a company and its legal form. */
  isTradingName: boolean;
  words: QueryWord[];
  /** Neighbouring words written as one that the directory knows ("web site" → "website"). */
  joined: { id: number; idf: number; first: number }[];
  idfTotal: number;
  /** The words as UTF-8: in their order, sorted, and without the spaces between them. */
  plain: Uint8Array;
  sorted: Uint8Array;
  compact: Uint8Array;
  nameHash: number;
}

export interface Query {
  /** The names that the text may mean: the whole first, then its parts. */
  names: NameQuery[];
  /** Hash of the name folded but with its legal form: breaks ties between companies of one name. */
  rawHash: number;
  idfOf: (word: number) => number;
  /** 0: unknown or missing; -1: a country that no entry has. */
  country: number;
  /** The ledger names no country: `country` is the job's fallback. */
  isCountryAssumed: boolean;
  city: number;
  cityText: Uint8Array;
  streets: { number: number; words: Uint8Array; id: number }[];
  postcode: number;
  postcodeStart: number;
  phone: number;
  taxId: number;
  companyNumber: number;
}

type Part = Pick<NameQuery, "later" | "isTradingName"> & { name: string };

/** The parts of a name, with which of them a company only trades as. */
function partsOf({ normaliser }: DirectoryIndex, text: string): Part[] {
  const parts = namesWithin(text);
  const isCompany = parts.some(({ name, later }, at) => at > 0 && !later && normaliser.hasLegalForm(name));
  return parts.map((part) => ({ ...part, isTradingName: part.later && isCompany }));
}

function nameQuery(index: DirectoryIndex, idfOf: (word: number) => number, part: Part): NameQuery {
  const { name, later, isTradingName } = part;
  const unseen = Math.max(0.3, Math.log(Math.max(2, index.size)));
  const texts = telling(index.normaliser.nameWords(name), index.stopWords);
  const words = texts.map((text) => {
    const id = index.words.find(text);
    return { text, bytes: bytesOf(text), id, idf: id >= 0 ? idfOf(id) : unseen, kind: kindOfWord(text) };
  });
  const joined: NameQuery["joined"] = [];
  for (let first = 0; first + 1 < texts.length; first += 1) {
    const id = index.words.find(`${texts[first]}${texts[first + 1]}`);
    if (id >= 0) joined.push({ id, idf: idfOf(id), first });
  }
  return {
    tellsApart: words.some(({ kind }) => kind > 0),
    later,
    isTradingName,
    words,
    joined,
    idfTotal: words.reduce((sum, word) => sum + word.idf, 0),
    plain: bytesOf(texts.join(" ")),
    sorted: bytesOf(texts.toSorted().join(" ")),
    compact: bytesOf(texts.join("")),
    nameHash: hash32(texts.join("")),
  };
}

/** Prepares a supplier for blocking and comparison. */
export function makeQuery(index: DirectoryIndex, idfOf: (word: number) => number, payee: PayeeIdentity): Query {
  const lines = [payee.addressLine1, payee.addressLine2].filter(Boolean);
  const postcode = foldPostcode(payee.postalCode);
  const city = cityText(payee.city);
  return {
    names: partsOf(index, payee.name).map((part) => nameQuery(index, idfOf, part)),
    rawHash: hash32(fold(payee.name)),
    idfOf,
    country: payee.country ? index.countries.find(payee.country) : 0,
    isCountryAssumed: payee.isCountryAssumed ?? false,
    city: city ? index.cities.find(city) : 0,
    cityText: bytesOf(city),
    streets: lines
      .map((line) => index.normaliser.street(line))
      .map(({ number, words: parts }) => {
        const street = parts.join(" ");
        return {
          number: number ? (Number(number) % 0xfffffff) + 1 : 0,
          words: bytesOf(street),
          id: street ? index.streets.find(street) : 0,
        };
      })
      .filter((street) => street.words.length > 0 || street.number !== 0),
    postcode: hash32(postcode),
    postcodeStart: hash32(postcode.slice(0, 3)) & 0xffff,
    phone: hash32(foldPhone(payee.phone)),
    taxId: hash32(foldTaxId(payee.taxId)),
    companyNumber: hash32(foldTaxId(payee.companyNumber)),
  };
}
