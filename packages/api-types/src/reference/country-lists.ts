/** Country lists (ISO 3166-1 alpha-3). They seed the scoring ruleset, where an administrator edits them. */
import { currencyOfCountry } from "./country-currencies.ts";

/** European Economic Area. */
export const eea = [
  "AUT",
  "BEL",
  "BGR",
  "HRV",
  "CYP",
  "CZE",
  "DNK",
  "EST",
  "FIN",
  "FRA",
  "DEU",
  "GRC",
  "HUN",
  "ISL",
  "IRL",
  "ITA",
  "LVA",
  "LIE",
  "LTU",
  "LUX",
  "MLT",
  "NLD",
  "NOR",
  "POL",
  "PRT",
  "ROU",
  "SVK",
  "SVN",
  "ESP",
  "SWE",
];

/** Countries with a provider of straight-through processing. */
export const stpCountries = [...new Set(["USA", "CAN", "GBR", "IRL", "AUS", "NZL", "SGP", "HKG", ...eea, "CHE"])];

/** Countries of the supply chain finance programme. */
export const scfCountries = [...new Set(["USA", "CAN", "GBR", ...eea, "CHE", "AUS", "SGP", "HKG", "ARE"])];

/** What each virtual lockbox covers. */
export const lockboxCountries = {
  Boost: ["USA", "CAN"],
  BoostEu: [...eea, "GBR", "CHE"],
  Its: ["GBR"],
};

/** Instant payment schemes: the limit of one payment in local currency, null where the scheme states none. */
export const instantSchemes: { country: string; scheme: string; currency: string; limit: number | null }[] = [
  { country: "USA", scheme: "RTP", currency: "USD", limit: 10_000_000 },
  { country: "GBR", scheme: "FPS", currency: "GBP", limit: 1_000_000 },
  { country: "CAN", scheme: "Interac e-Transfer", currency: "CAD", limit: 10_000 },
  { country: "AUS", scheme: "NPP", currency: "AUD", limit: 1_000_000 },
  { country: "IND", scheme: "IMPS", currency: "INR", limit: 500_000 },
  { country: "BRA", scheme: "Pix", currency: "BRL", limit: null },
  { country: "SGP", scheme: "FAST", currency: "SGD", limit: 200_000 },
  { country: "CHE", scheme: "IP", currency: "CHF", limit: 20_000 },
  { country: "SWE", scheme: "Swish", currency: "SEK", limit: 150_000 },
  ...eea
    .filter((country) => country !== "SWE")
    .map((country) => ({ country, scheme: "SCT Inst", currency: "EUR", limit: null })),
];

/**
 * Version 2: SCT Inst for countries whose currency is the euro alone. The others of the European Economic Area have the
 * scheme of their own currency where its limit of one payment is published, and none otherwise (Norway, Romania,
 * Liechtenstein). Sources: Czech National Bank, "Instant payments: description" (2,500,000 CZK); K&H Bank, "Information on
 * instant payment" (20,000,000 HUF); Danmarks Nationalbank, "The payments infrastructure in Denmark" (500,000 DKK);
 * Numeral, "Payment systems in Poland" on Express Elixir of KIR (100,000 PLN); Central Bank of Iceland, "Payment system"
 * (EXP takes payments of less than 10,000,000 ISK).
 */
export const instantSchemesV2: typeof instantSchemes = [
  ...instantSchemes.filter(({ scheme, country }) => scheme !== "SCT Inst" || currencyOfCountry(country) === "EUR"),
  { country: "CZE", scheme: "CERTIS instant payments", currency: "CZK", limit: 2_500_000 },
  { country: "DNK", scheme: "Straksclearing", currency: "DKK", limit: 500_000 },
  { country: "HUN", scheme: "AFR", currency: "HUF", limit: 20_000_000 },
  { country: "ISL", scheme: "EXP", currency: "ISK", limit: 9_999_999 },
  { country: "POL", scheme: "Express Elixir", currency: "PLN", limit: 100_000 },
];

/** Member states of the European Union. */
const europeanUnion = eea.filter((country) => !["ISL", "LIE", "NOR"].includes(country));

/**
 * Days that a public buyer may take at most. European Union: 30 days, Directive 2011/7/EU article 4(3); article 4(4) lets a
 * member state give its health care and commercial bodies 60, which is not assumed. United Kingdom: 30 days, Late Payment
 * of Commercial Debts Regulations 2013 and Public Contracts Regulations 2015, regulation 113.
 */
export const publicTermsCaps = [{ buyerType: "public" as const, countries: ["GBR", ...europeanUnion], days: 30 }];

/**
 * The same with public buyers of the United States and private buyers of the European Union. United States: 30 days, as in
 * the Prompt Payment Act (31 U.S.C. 3903) and most states' acts (Texas Government Code 2251.021, New York State Finance Law
 * 179-f); the 45 days of others (California Government Code 927.4) are not assumed. European Union: 60 days between
 * businesses, Directive 2011/7/EU article 3(5); longer ones that are expressly agreed and fair are not assumed. Elsewhere
 * no cap is known.
 */
export const termsCapsV3 = [
  ...publicTermsCaps,
  { buyerType: "public" as const, countries: ["USA"], days: 30 },
  { buyerType: "private" as const, countries: europeanUnion, days: 60 },
];

/** Units per US dollar, averages of 2024: for thresholds only, never for showing money. */
export const referenceRates: Record<string, number> = {
  USD: 1,
  EUR: 0.924,
  GBP: 0.783,
  CAD: 1.37,
  AUD: 1.516,
  NZD: 1.654,
  CHF: 0.881,
  SEK: 10.577,
  NOK: 10.756,
  DKK: 6.896,
  ISK: 137.96,
  PLN: 3.983,
  CZK: 23.208,
  HUF: 365.6,
  JPY: 151.35,
  SGD: 1.336,
  HKD: 7.803,
  INR: 83.68,
  BRL: 5.392,
  MXN: 18.33,
  ZAR: 18.33,
  AED: 3.673,
};
