/** Country lists of version 1 (ISO 3166-1 alpha-3). They seed the scoring ruleset, where an administrator edits them. */

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
