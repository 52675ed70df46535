/** Score bands, strongest first (docs/specification.md sections 3 and 9). */
export const bands = ["high", "medium", "low", "none"] as const;
export type Band = (typeof bands)[number];

/** The eight payment capabilities in the order the strip shows them. */
export const capabilityKeys = ["stp", "vcard", "pcard", "tandEcard", "scf", "instantPay", "boost", "optima"] as const;
export type CapabilityKey = (typeof capabilityKeys)[number];

/** Two or three letters per capability, for the strip's column header. */
export const capabilityAbbreviations: Record<CapabilityKey, string> = {
  stp: "stp",
  vcard: "vc",
  pcard: "pc",
  tandEcard: "te",
  scf: "scf",
  instantPay: "ip",
  boost: "bo",
  optima: "op",
};

/** Reads "High", "MEDIUM", "none" … ; anything else is undefined. */
export function bandOf(level: string): Band | undefined {
  const wanted = level.toLowerCase();
  return bands.find((band) => band === wanted);
}
