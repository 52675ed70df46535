/** ISO 4217: which codes exist and how many decimals each has; two unless listed. */
import { currenciesOfMark, markLetters, signIn } from "./currency-marks.ts";

const codes =
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL";

const known = new Set(codes.split(" "));
const noDecimals = new Set("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
const threeDecimals = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** Runs of letters that may be next to an amount for a currency, in lower case. */
export const currencyLetters: readonly string[] = [...markLetters, ...codes.toLowerCase().split(" ")];

export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** Decimals of a currency's smallest unit. */
export function minorDigitsOf(currency: string): number {
  if (noDecimals.has(currency)) return 0;
  return threeDecimals.has(currency) ? 3 : 2;
}

/** The code that a text names as a whole: "EUR", "eur", "MXN$"; null when it is none. */
function codeOf(text: string): string | null {
  const code = text.replace(/[.\s\p{Sc}]/gu, "").toUpperCase();
  return known.has(code) ? code : null;
}

/**
 * Currencies that the text next to an amount may stand for, the likeliest first: one for a code or a mark of one
 * country, several for "$" or "kr"; none for any other text.
 */
export function currenciesOf(text: string): readonly string[] {
  const ofMark = currenciesOfMark(text);
  if (ofMark.length > 0) return ofMark;
  const code = codeOf(text);
  // "$ M.N.", "$ pesos": the word says more than the sign.
  return code === null ? currenciesOfMark(text.replace(/\p{Sc}/gu, "")) : [code];
}

/** What shared marks are taken for, before the job's own currency. */
type MarkCurrencies = Readonly<Record<string, string>>;

/** Of the currencies that share a mark the job's own (the first that is among them), else the commonest. */
function choose(shared: readonly string[], own: readonly string[]): string | null {
  return own.find((code) => shared.includes(code)) ?? shared[0] ?? null;
}

/**
 * The code that a cell names: a code, a mark, or either next to digits; null when it names none.
 * @param own currencies that a shared mark such as "$" is taken for where it may be one of them
 * @param given what marks are taken for otherwise, by the mark
 */
export function currencyIn(text: string, own: readonly string[] = [], given: MarkCurrencies = {}): string | null {
  const word = text.replace(/[\d.,'’()+\-\s]/g, " ").trim();
  if (given[word] !== undefined) return given[word];
  const whole = currenciesOf(word);
  if (whole.length > 0) return choose(whole, own);
  const code = /(?:^|[^A-Za-z])([A-Za-z]{3})(?![A-Za-z])/.exec(text)?.[1]?.toUpperCase();
  if (code !== undefined && known.has(code)) return code;
  const sign = signIn(text);
  return sign === null ? null : choose(currenciesOfMark(sign), own);
}

/** Codes that are words as well: in a header of capitals they aren't a currency. */
const words = new Set([
  "ALL",
  "TOP",
  "TRY",
  "CUP",
  "MAD",
  "PEN",
  "SOS",
  "LAK",
  "BOB",
  "COP",
  "DOP",
  "GEL",
  "RON",
  "ARS",
]);

/** The currency that the header of a column of amounts names: "Amount (EUR)", "Betrag in €"; null for none or for two. */
export function currencyOfHeader(name: string): string | null {
  const named = (name.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? []).filter(
    (code) => known.has(code) && !words.has(code),
  );
  const found =
    named.length > 0 ? named : (name.match(/\p{Sc}/gu) ?? []).flatMap((sign) => currenciesOfMark(sign)[0] ?? []);
  const [first, ...others] = new Set(found);
  return first !== undefined && others.length === 0 ? first : null;
}
