/** Merchants of card statements: what many payments say of one, and how two statements add up. */
import * as v from "valibot";
import { plainName } from "@paygauge/analysis/names/group-key";
import { hash32 } from "../job/matching/directory-index.ts";
import { statementMark } from "@paygauge/api-types/entities/card-statements";
import { isoDay } from "@paygauge/analysis/reading/dates";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { ownValue } from "@paygauge/api-types/own-value";
import type { DirectoryEntry } from "../job/facts.ts";
import type { CleanedDescriptor } from "./clean-descriptor.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Descriptors of a merchant that are kept unchanged. */
const mostSpellings = 5;
const spellingLength = 80;

/** Payments of one buyer to a merchant. */
const buyerPayments = v.object({
  count: v.number(),
  /** ISO day of the last payment; "" where none is dated. */
  last: v.string(),
});
type BuyerPayments = Readonly<v.InferOutput<typeof buyerPayments>>;

/** A merchant as a snapshot holds it. */
const merchantSchema = v.object({
  /** Normalised name and country: the same merchant in every file. */
  key: v.string(),
  name: v.string(),
  /** ISO 3166-1 alpha-3, "" when unknown. */
  country: v.string(),
  /** Where all payments name one town; "" otherwise. */
  town: v.string(),
  mcc: v.string(),
  category: v.string(),
  website: v.string(),
  phone: v.string(),
  /** Payments; refunds are counted apart. */
  count: v.number(),
  refunds: v.number(),
  /** Signed sums in minor units by ISO 4217 of what was billed. */
  sums: v.pipe(v.record(v.string(), v.number()), v.readonly()),
  /** The largest payment by currency, and how many were by virtual card; absent in snapshots of earlier releases. */
  largest: v.exactOptional(v.pipe(v.record(v.string(), v.number()), v.readonly())),
  virtual: v.exactOptional(v.number()),
  /** ISO days of the first and the last payment; "" where none is dated. */
  first: v.string(),
  last: v.string(),
  spellings: v.pipe(v.array(v.string()), v.readonly()),
  buyers: v.pipe(v.record(v.string(), buyerPayments), v.readonly()),
});
export type Merchant = Readonly<v.InferOutput<typeof merchantSchema>>;

/** A merchant of a line of a snapshot. */
export const merchantOf = (line: string): Merchant => readStored(merchantSchema, line, "a merchant of a snapshot");

/** One payment or refund of a statement. */
interface CardLine {
  readonly raw: string;
  readonly cleaned: CleanedDescriptor;
  readonly country: string;
  readonly mcc: string;
  readonly category: string;
  readonly currency: string;
  readonly minor: number;
  /** Days since 1970-01-01, NaN for none. */
  readonly day: number;
  readonly isVirtual: boolean;
}

/** The same merchant, in whatever file, has one key. */
export const merchantKey = (name: string, country: string): string => `${plainName(name)}|${country}`;

const earlier = (a: string, b: string): string => (a === "" || (b !== "" && b < a) ? b : a);
const later = (a: string, b: string): string => (b > a ? b : a);
/** The same word of both, or nothing: a chain has many towns. */
const agreed = (a: string, b: string): string => (a.toLowerCase() === b.toLowerCase() ? a : "");

function addSums(a: Merchant["sums"], b: Merchant["sums"]): Record<string, number> {
  const out: Record<string, number> = { ...a };
  for (const [currency, minor] of Object.entries(b)) out[currency] = (ownValue(out, currency) ?? 0) + minor;
  return out;
}

/** The larger of each currency; a snapshot without them has the mean of a payment. */
function largestOf(a: Merchant, b: Merchant): Record<string, number> {
  const out = { ...largestPayments(a) };
  for (const [currency, minor] of Object.entries(largestPayments(b)))
    out[currency] = Math.max(ownValue(out, currency) ?? 0, minor);
  return out;
}

/** The largest payments of a merchant. Where an earlier release kept none: the mean, which is never larger. */
function largestPayments({ largest, sums, count }: Merchant): Readonly<Record<string, number>> {
  if (largest !== undefined) return largest;
  const [[currency, minor] = [], ...others] = Object.entries(sums);
  if (currency === undefined || minor === undefined || others.length > 0 || count === 0) return {};
  return { [currency]: Math.max(0, Math.round(minor / count)) };
}

function addBuyers(a: Merchant["buyers"], b: Merchant["buyers"]): Record<string, BuyerPayments> {
  const out: Record<string, BuyerPayments> = { ...a };
  for (const [buyerId, { count, last }] of Object.entries(b)) {
    const before = ownValue(out, buyerId);
    out[buyerId] = { count: (before?.count ?? 0) + count, last: later(before?.last ?? "", last) };
  }
  return out;
}

/** What two statements say of one merchant together; the first one's words win. */
function addMerchants(a: Merchant, b: Merchant): Merchant {
  return {
    ...a,
    town: agreed(a.town, b.town),
    mcc: a.mcc || b.mcc,
    category: a.category || b.category,
    website: a.website || b.website,
    phone: a.phone || b.phone,
    count: a.count + b.count,
    refunds: a.refunds + b.refunds,
    sums: addSums(a.sums, b.sums),
    largest: largestOf(a, b),
    virtual: (a.virtual ?? 0) + (b.virtual ?? 0),
    first: earlier(a.first, b.first),
    last: later(a.last, b.last),
    spellings: [...new Set([...a.spellings, ...b.spellings])].slice(0, mostSpellings),
    buyers: addBuyers(a.buyers, b.buyers),
  };
}

/** How often a word was said; the commonest stands for all. */
class Votes {
  readonly #votes = new Map<string, number>();
  add(word: string): void {
    if (word !== "" && (this.#votes.has(word) || this.#votes.size < 50))
      this.#votes.set(word, (this.#votes.get(word) ?? 0) + 1);
  }
  get winner(): string {
    return [...this.#votes].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? "";
  }
}

interface Gathering {
  readonly name: Votes;
  readonly mcc: Votes;
  readonly category: Votes;
  readonly country: string;
  readonly spellings: Set<string>;
  readonly sums: Map<string, number>;
  readonly largest: Map<string, number>;
  virtual: number;
  town: string | null;
  website: string;
  phone: string;
  count: number;
  refunds: number;
  first: number;
  last: number;
}

/** Adds the lines of one buyer's statement up by merchant. */
export class MerchantSums {
  readonly #merchants = new Map<string, Gathering>();

  get size(): number {
    return this.#merchants.size;
  }

  add(line: CardLine): void {
    const { cleaned, country } = line;
    const key = merchantKey(cleaned.name, country);
    const merchant = this.#merchants.get(key) ?? begun(country);
    this.#merchants.set(key, merchant);
    merchant.name.add(cleaned.name.slice(0, spellingLength));
    merchant.mcc.add(line.mcc);
    merchant.category.add(line.category.slice(0, spellingLength));
    if (merchant.spellings.size < mostSpellings) merchant.spellings.add(line.raw.slice(0, spellingLength));
    merchant.town = merchant.town === null ? cleaned.town : agreed(merchant.town, cleaned.town);
    merchant.website ||= cleaned.website.slice(0, spellingLength);
    merchant.phone ||= cleaned.phone;
    if (line.minor < 0) merchant.refunds += 1;
    else merchant.count += 1;
    merchant.sums.set(line.currency, (merchant.sums.get(line.currency) ?? 0) + line.minor);
    merchant.largest.set(line.currency, Math.max(merchant.largest.get(line.currency) ?? 0, line.minor));
    if (line.isVirtual && line.minor >= 0) merchant.virtual += 1;
    // A refund says that cards were taken before: it is no later payment.
    if (line.minor < 0 || line.day !== line.day) return;
    merchant.first = Math.min(merchant.first, line.day);
    merchant.last = Math.max(merchant.last, line.day);
  }

  /** Merchants that were paid, by name; who only gave money back has shown no payment. In parts of `tableRows`. */
  *merchants(buyerId: string): InParts<Merchant[]> {
    const paid: Merchant[] = [];
    for (const [key, gathering] of this.#merchants) {
      if (gathering.count > 0) paid.push(gathered(key, gathering, buyerId));
      yield 1;
    }
    return paid.sort(byKey);
  }
}

const byKey = (a: Merchant, b: Merchant): number => (a.key < b.key ? -1 : 1);

function gathered(key: string, gathering: Gathering, buyerId: string): Merchant {
  const { name, mcc, category, spellings, sums, largest, first, last, town, ...rest } = gathering;
  const dayOf = (day: number): string => (Number.isFinite(day) ? isoDay(day) : "");
  return {
    ...rest,
    key,
    name: name.winner,
    mcc: mcc.winner,
    category: category.winner,
    town: town ?? "",
    spellings: [...spellings],
    sums: Object.fromEntries(sums),
    largest: Object.fromEntries(largest),
    first: dayOf(first),
    last: dayOf(last),
    buyers: { [buyerId]: { count: rest.count, last: dayOf(last) } },
  };
}

function begun(country: string): Gathering {
  const votes = { name: new Votes(), mcc: new Votes(), category: new Votes() };
  const dates = { first: Infinity, last: -Infinity };
  const told = { town: null, website: "", phone: "" };
  const counts = { count: 0, refunds: 0, virtual: 0 };
  return { ...votes, ...dates, ...told, ...counts, country, spellings: new Set(), sums: new Map(), largest: new Map() };
}

/** The same merchant has the same id in every version. */
function entryIdOf(key: string): string {
  const half = (text: string): string => hash32(text).toString(16).padStart(8, "0");
  return `${statementMark}${half(key)}${half(`${key}#`)}`;
}

/**
 * The merchant as an entry of a directory: it takes cards, and its payments are known to the level of merchant, day and
 * amount (level 1). Its buyers stay behind.
 */
export function entryOfMerchant(merchant: Merchant): DirectoryEntry {
  const { key, name, country, town, mcc, phone, count, first, last, sums, virtual = 0 } = merchant;
  return {
    entryId: entryIdOf(key),
    name,
    addressLine1: "",
    city: town,
    postalCode: "",
    country,
    phone,
    taxId: "",
    companyNumber: "",
    mcc,
    acceptsCard: true,
    acceptsVirtualCard: false,
    detailLevel: 1,
    stpCapable: false,
    lockboxes: [],
    lastSeen: last,
    paidByCard: { count, first, last, virtual, sums: { ...sums }, largest: { ...largestPayments(merchant) } },
  };
}

/** How a statement would change the merchants of a version: by whether it adds to them or replaces them. */
interface MerchantChanges {
  /** Merchants that are not there yet. */
  readonly added: number;
  /** Merchants that are there and are paid again, or are described otherwise. */
  readonly changed: number;
  /** Merchants that are there and are not in the statement. */
  readonly missing: number;
}

export function compareMerchants(
  before: ReadonlyMap<string, Merchant>,
  statement: readonly Pick<Merchant, "key">[],
): MerchantChanges {
  const changed = statement.filter(({ key }) => before.has(key)).length;
  return { added: statement.length - changed, changed, missing: before.size - changed };
}

/** The merchants of a version and of a statement together, by key, in parts of `tableRows`. */
export function* mergedMerchants(
  before: ReadonlyMap<string, Merchant>,
  statement: readonly Merchant[],
): InParts<Merchant[]> {
  const all = new Map(before);
  for (const merchant of statement) {
    const known = all.get(merchant.key);
    all.set(merchant.key, known === undefined ? merchant : addMerchants(known, merchant));
    yield 1;
  }
  return [...all.values()].sort(byKey);
}
