/** ISO 4217: which codes exist and how many decimals each has; two unless listed. */

const codes =
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL";

const known = new Set(codes.split(" "));
const noDecimals = new Set("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
const threeDecimals = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** Decimals of a currency's smallest unit. */
export function minorDigitsOf(currency: string): number {
  if (noDecimals.has(currency)) return 0;
  return threeDecimals.has(currency) ? 3 : 2;
}

export const currencySigns = "£$€¥₹₩₪₺₽฿₫₴₦";
const signCodes: Record<string, string> = {
  "£": "GBP",
  $: "USD",
  "€": "EUR",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "฿": "THB",
  "₫": "VND",
  "₴": "UAH",
  "₦": "NGN",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  R$: "BRL",
};

/** The code that a cell names: a code, a sign, or either beside digits; null when it names none. */
export function currencyIn(text: string): string | null {
  const code = /(?:^|[^A-Za-z])([A-Za-z]{3})(?![A-Za-z])/.exec(text)?.[1]?.toUpperCase();
  if (code !== undefined && known.has(code)) return code;
  const sign = Object.keys(signCodes).find((mark) => text.includes(mark));
  return sign === undefined ? null : (signCodes[sign] ?? null);
}
