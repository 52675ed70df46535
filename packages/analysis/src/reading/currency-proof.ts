/**
 * Which currency amounts are in, and whether that is proved. Proof is a sign, a code or a currency column in the file, an
 * answer of a user, the currency of the buyer's record, or countries in the file that agree with the buyer's. An issuer's
 * default is none. Browser and API judge alike, so that both ask the same question.
 */
import type { ColumnMapping, ColumnProfile, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import { currencyOfCountry } from "@paygauge/api-types/reference/country-currencies";
import { isCurrency } from "./currencies.ts";
import { countriesIn, currenciesOf, usesCurrency, type CountryEvidence } from "./file-countries.ts";

/** What is known next to the file. */
export interface CurrencyFacts {
  /** What a user stated as the job's currency; null where it is a proposal, as in a draft. */
  readonly stated: string | null;
  /** The buyer's record; null while no buyer of the issuer is chosen. */
  readonly buyer: { readonly currency: string | null; readonly country: string } | null;
  /** Proposed where nothing else is. */
  readonly issuerCurrency: string | null;
  /** The job's country, alpha-3, where a user or the file says it; absent: unknown. */
  readonly country?: string | undefined;
  /** The issuer's country, alpha-3: it counts where the file's names may be of it. */
  readonly issuerCountry?: string | undefined;
}

/** What speaks for a currency. */
export type CurrencyReason =
  | "answered"
  | "column"
  | "mostOfColumn"
  | "header"
  | "sign"
  | "stated"
  | "buyer"
  | "countries"
  | "buyerCountry"
  | "issuer";

interface Candidate {
  readonly currency: string;
  readonly because: CurrencyReason;
  /** Name of the column that shows it; "" for none. */
  readonly column: string;
}

export interface CurrencyVerdict extends Candidate {
  readonly isProved: boolean;
  /** The file contradicts what was known before. */
  readonly isContradicted: boolean;
  /** What a user may mean, the most probable first; at most five. */
  readonly candidates: readonly Candidate[];
  /** The currency of the job's country, to be looked at, where nothing proves or contradicts one; null: none is likelier. */
  readonly preselected: string | null;
}

/** Signs that several currencies share, with those that they may mean. */
const sharedSigns: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^\$$/,
    [
      "USD",
      "CAD",
      "AUD",
      "NZD",
      "SGD",
      "HKD",
      "MXN",
      "TWD",
      "CLP",
      "COP",
      "ARS",
      "JMD",
      "TTD",
      "BBD",
      "BSD",
      "FJD",
      "NAD",
    ],
  ],
  [/^£$/, ["GBP", "EGP", "GIP", "FKP", "LBP", "SYP", "SSP", "SDG"]],
  [/^[¥￥]$/, ["JPY", "CNY"]],
  [/^kr\.?$/i, ["SEK", "NOK", "DKK", "ISK"]],
  [/^r$/i, ["ZAR"]],
  [/^(rs\.?|₨)$/i, ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"]],
];
/** Signs that mean one currency unless the file's countries say otherwise. */
const usual = new Set(["GBP", "ZAR"]);

/** Codes that are words as well: a heading in capitals does not name them. */
const words = new Set(["ALL", "TOP", "TRY", "MOP", "MAD", "CUP", "PEN", "SOS", "LAK", "GEL", "BAM"]);
const mostCandidates = 5;

interface Written {
  readonly because: "column" | "mostOfColumn" | "header" | "sign";
  readonly column: string;
  /** One, or several where a sign is shared. */
  readonly currencies: readonly string[];
}

/** Judges the currency of a file's amounts under a mapping. */
export function judgeCurrency(
  inspection: Pick<LedgerInspection, "profiles" | "titles">,
  mapping: ColumnMapping,
  facts: CurrencyFacts,
): CurrencyVerdict {
  const nations = countriesIn(inspection.profiles, mapping);
  const candidates = candidatesOf(inspection, mapping, facts, nations);
  const [first] = candidates;
  const fallback: Candidate = first ?? { currency: mapping.currency, because: "issuer", column: "" };
  const answer = mapping.answers?.currency;
  if (answer !== undefined) return { ...proved({ currency: answer, because: "answered", column: "" }), candidates };
  const own = ownCurrency(facts, nations);
  const written = writtenIn(inspection, mapping);
  const found = written === null ? provedBeside(facts, nations) : provedBy(written, facts, nations);
  if (found !== null) return { ...proved(found), candidates };
  const isContradicted = [facts.stated, facts.buyer?.currency].some(
    (known) => known != null && contradicts(nations, known),
  );
  const isLikely = first?.currency === own && !isContradicted && (own === undefined || !contradicts(nations, own));
  return { ...fallback, isProved: false, isContradicted, candidates, preselected: isLikely ? (own ?? null) : null };
}

const proved = (candidate: Candidate) => ({
  ...candidate,
  isProved: true,
  isContradicted: false,
  preselected: null,
});

/** The currency of the job's country, or of the issuer's where the file's names may be of it. */
function ownCurrency(
  { buyer, country, issuerCountry }: CurrencyFacts,
  nations: readonly CountryEvidence[],
): string | undefined {
  const known = buyer?.country || country;
  if (known !== undefined) return currencyOfCountry(known);
  const isOfFile = nations.some(({ countries }) => countries.includes(issuerCountry ?? ""));
  return isOfFile ? currencyOfCountry(issuerCountry ?? "") : undefined;
}

const contradicts = (nations: readonly CountryEvidence[], currency: string): boolean =>
  nations.length > 0 && !nations.some((each) => usesCurrency(each, currency));

/** The currency that the file writes; of a shared sign the one that something else speaks for. */
function provedBy(
  { because, column, currencies }: Written,
  { stated, buyer }: CurrencyFacts,
  nations: readonly CountryEvidence[],
): Candidate | null {
  const [only] = currencies;
  if (currencies.length === 1 && only !== undefined) return { currency: only, because, column };
  const isPossible = (currency: string | null | undefined): currency is string =>
    currency != null && currencies.includes(currency) && !contradicts(nations, currency);
  const known = [stated, buyer?.currency, currencyOfCountry(buyer?.country ?? "")].find(isPossible);
  if (known !== undefined) return { currency: known, because, column };
  const local = new Set(nations.flatMap((each) => currenciesOf(each)).filter((each) => currencies.includes(each)));
  const [alone] = local;
  if (local.size === 1 && alone !== undefined) return { currency: alone, because, column };
  const [common] = currencies;
  return common !== undefined && usual.has(common) && isPossible(common) ? { currency: common, because, column } : null;
}

/** The currency that is known next to the file, where the file's countries do not contradict it. */
function provedBeside({ stated, buyer }: CurrencyFacts, nations: readonly CountryEvidence[]): Candidate | null {
  if (stated !== null) return contradicts(nations, stated) ? null : { currency: stated, because: "stated", column: "" };
  if (buyer === null) return null;
  if (buyer.currency !== null)
    return contradicts(nations, buyer.currency) ? null : { currency: buyer.currency, because: "buyer", column: "" };
  const own = currencyOfCountry(buyer.country);
  const agrees = nations.find(({ countries }) => countries.includes(buyer.country));
  return own === undefined || agrees === undefined || contradicts([nations[0] ?? agrees], own)
    ? null
    : { currency: own, because: "countries", column: agrees.column };
}

/** What a user may mean: what was known before, then what the file speaks for, then the issuer's default. */
function candidatesOf(
  inspection: Pick<LedgerInspection, "profiles" | "titles">,
  mapping: ColumnMapping,
  facts: CurrencyFacts,
  nations: readonly CountryEvidence[],
): readonly Candidate[] {
  const { stated, buyer, issuerCurrency } = facts;
  const written = writtenIn(inspection, mapping);
  const fits = (currency: string) => written === null || written.currencies.includes(currency);
  const own = ownCurrency(facts, nations);
  const named = nations.flatMap((each) => {
    const all = currenciesOf(each);
    // "Ltd" is of many countries: where the job's is one of them, the names speak for no other.
    const spoken = own !== undefined && all.includes(own) ? [own] : all;
    return spoken.map((currency): Candidate => ({ currency, because: "countries", column: each.column }));
  });
  const known: (Candidate | null)[] = [
    stated === null ? null : { currency: stated, because: "stated", column: "" },
    buyer?.currency == null ? null : { currency: buyer.currency, because: "buyer", column: "" },
    ...named.filter(({ currency }) => fits(currency)).slice(0, 3),
    // A default that the file's own sign rules out is none.
    own === undefined || !fits(own) ? null : { currency: own, because: "buyerCountry", column: "" },
    issuerCurrency === null || !fits(issuerCurrency)
      ? null
      : { currency: issuerCurrency, because: "issuer", column: "" },
    ...(written === null ? [] : written.currencies.map((currency) => ({ ...written, currency }))),
  ];
  const seen = new Set<string>();
  return known
    .flatMap((each) => {
      if (each === null || seen.has(each.currency)) return [];
      seen.add(each.currency);
      return [{ currency: each.currency, because: each.because, column: each.column }];
    })
    .slice(0, mostCandidates);
}

/** What the file writes of the currency; null for nothing. */
function writtenIn(
  { profiles, titles }: Pick<LedgerInspection, "profiles" | "titles">,
  mapping: ColumnMapping,
): Written | null {
  const at = (column: number | undefined) => profiles.find(({ index }) => index === column);
  const column = at(columnOf(mapping, "currency"));
  const amount = at(columnOf(mapping, "amount") ?? columnOf(mapping, "spend"));
  if (column?.currency != null) {
    const isAll = column.distinct === 1 && column.filledShare > 0.99;
    return { because: isAll ? "column" : "mostOfColumn", column: column.name, currencies: [column.currency] };
  }
  if (amount === undefined) return null;
  const cells = signsOf(amount);
  const header = namedIn(amount.name);
  // The profile's currency is the heading's where the cells name none.
  if (cells !== null && (header === null || hasMarks(amount)))
    return { because: "sign", column: amount.name, currencies: cells };
  if (header !== null) return { because: "header", column: amount.name, currencies: header };
  const title = (titles ?? []).map((text) => ({ text, found: namedIn(text) })).find(({ found }) => found !== null);
  return title?.found == null ? null : { because: "header", column: title.text, currencies: title.found };
}

/** Currencies that a sign may mean; null where several don't share it. */
const sharedBy = (sign: string): readonly string[] | null =>
  sharedSigns.find(([pattern]) => pattern.test(sign))?.[1] ?? null;

/** Currencies of the signs or codes in the cells of an amount column; null for cells without. */
function signsOf({ samples, currency }: ColumnProfile): readonly string[] | null {
  const marks = samples.map((text) => text.replaceAll(/[\d\s.,'’()+\-–−]/g, "")).filter((mark) => mark !== "");
  const shared = new Set(marks.map((mark) => sharedBy(mark)));
  const [first] = shared;
  if (marks.length * 2 > samples.length && shared.size === 1 && first != null) return first;
  return currency === null ? null : [currency];
}

/** Whether the cells of an amount column name a currency next to their figures. */
const hasMarks = ({ samples }: ColumnProfile): boolean => samples.some((text) => /[\p{L}\p{Sc}]/u.test(text));

/** Currencies that a heading or a title names, by code, sign or word; null for none or several. */
function namedIn(text: string): readonly string[] | null {
  const codes = [...text.matchAll(/(?<![\p{L}\d])([A-Z]{3})(?![\p{L}\d])/gu)].map(([, code = ""]) => code);
  const known = new Set(codes.filter((code) => isCurrency(code) && !words.has(code)));
  const [code] = known;
  if (known.size === 1 && code !== undefined) return [code];
  if (known.size > 1) return null;
  if (/€|\beuros?\b/i.test(text)) return ["EUR"];
  const sign = /[£¥$]/.exec(text)?.[0];
  return sign === undefined ? null : sharedBy(sign);
}
