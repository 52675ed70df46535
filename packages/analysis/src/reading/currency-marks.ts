/**
 * What is next to amounts for a currency: signs, abbreviations and words. ISO 4217 codes are in currencies.ts. A mark
 * that several currencies share lists them all, the commonest first.
 */

/** Marks in lower case without points and spaces, and the currencies that use them. */
const marks: Readonly<Record<string, string>> = {
  "£": "GBP EGP GIP FKP SHP LBP SYP SDG SSP",
  "€": "EUR",
  $: "USD CAD AUD NZD SGD HKD MXN TWD ARS CLP COP UYU DOP BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD NIO SBD SRD TTD XCD",
  "¥": "JPY CNY",
  "￥": "JPY CNY",
  "₹": "INR",
  "₨": "INR PKR LKR NPR MUR SCR",
  "₩": "KRW",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "฿": "THB",
  "₫": "VND",
  "₴": "UAH",
  "₦": "NGN",
  "₱": "PHP",
  "₡": "CRC",
  "₲": "PYG",
  "₵": "GHS",
  "₸": "KZT",
  "₼": "AZN",
  "₾": "GEL",
  us$: "USD",
  u$s: "USD",
  a$: "AUD",
  au$: "AUD",
  aus$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  can$: "CAD",
  cdn$: "CAD",
  nz$: "NZD",
  s$: "SGD",
  sg$: "SGD",
  hk$: "HKD",
  nt$: "TWD",
  r$: "BRL",
  mx$: "MXN",
  mex$: "MXN",
  mn: "MXN",
  ar$: "ARS",
  col$: "COP",
  rd$: "DOP",
  n$: "NAD",
  fj$: "FJD",
  j$: "JMD",
  tt$: "TTD",
  ec$: "XCD",
  bds$: "BBD",
  bz$: "BZD",
  "cn¥": "CNY",
  "jp¥": "JPY",
  "s/": "PEN",
  kr: "SEK NOK DKK ISK",
  skr: "SEK",
  nkr: "NOK",
  dkr: "DKK",
  ikr: "ISK",
  íkr: "ISK",
  zł: "PLN",
  zl: "PLN",
  kč: "CZK",
  kc: "CZK",
  ft: "HUF",
  r: "ZAR",
  rs: "INR PKR LKR NPR MUR SCR",
  rm: "MYR",
  rp: "IDR",
  fr: "CHF",
  sfr: "CHF",
  fs: "CHF",
  fcfa: "XOF XAF",
  cfa: "XOF XAF",
  lei: "RON",
  лв: "BGN",
  kn: "HRK",
  din: "RSD",
  tl: "TRY",
  руб: "RUB",
  грн: "UAH",
  dh: "AED MAD",
  dhs: "AED MAD",
  qr: "QAR",
  ksh: "KES",
  tsh: "TZS",
  ush: "UGX",
  nis: "ILS",
  rmb: "CNY",
  元: "CNY",
  円: "JPY",
  원: "KRW",
  euro: "EUR",
  euros: "EUR",
  pound: "GBP EGP",
  pounds: "GBP EGP",
  sterling: "GBP",
  dollar: "USD CAD AUD NZD SGD HKD",
  dollars: "USD CAD AUD NZD SGD HKD",
  franc: "CHF",
  francs: "CHF",
  franken: "CHF",
  kronor: "SEK",
  kroner: "NOK DKK",
  krónur: "ISK",
  kronur: "ISK",
  forint: "HUF",
  złotych: "PLN",
  zloty: "PLN",
  korun: "CZK",
  reais: "BRL",
  pesos: "MXN ARS CLP COP UYU PHP DOP",
  yen: "JPY",
  yuan: "CNY",
  rupees: "INR PKR LKR NPR MUR SCR",
  rand: "ZAR",
};

/** Marks that hold a sign, longest first: they are found inside other text, such as "R$ 5". */
const signs = Object.keys(marks)
  .filter((mark) => /[\p{Sc}]/u.test(mark))
  .toSorted((a, b) => b.length - a.length);

/** Letters of the marks, run by run: "us" of "US$". */
export const markLetters: readonly string[] = Object.keys(marks).flatMap((mark) => mark.match(/[a-z]+/g) ?? []);

const known = new Map(Object.entries(marks).map(([mark, codes]) => [mark, codes.split(" ")]));

/** A mark as the table has it: "Kr." and "kr" are one. */
function foldMark(text: string): string {
  return text.replace(/[.\s]/g, "").toLowerCase();
}

/** Currencies that a mark may mean, the commonest first; none when the text is not a mark. */
export function currenciesOfMark(text: string): readonly string[] {
  return known.get(foldMark(text)) ?? [];
}

/** The longest mark with a sign inside a text; null where it holds none. */
export function signIn(text: string): string | null {
  const folded = foldMark(text);
  return signs.find((mark) => folded.includes(mark)) ?? null;
}
