/** One row of eleven plain cells. */
export type GridRow = Readonly<Record<(typeof keys)[number], string | number>>;

export const keys = [
  "id",
  "name",
  "country",
  "mcc",
  "spend",
  "invoices",
  "aiv",
  "stp",
  "vcard",
  "match",
  "city",
] as const;
export const numeric: ReadonlySet<string> = new Set(["spend", "invoices", "aiv"]);

/** The same rows at each start. */
export const rows: readonly GridRow[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `s${index}`,
  name: `Supplier ${index}`,
  country: ["GBR", "DNK", "FRA", "ITA"][index % 4] ?? "",
  mcc: `${5000 + ((index * 379) % 3000)} Cleaning`,
  spend: ((index * 7_919_131) % 4_900_000) + 90_000,
  invoices: (index * 277) % 800,
  aiv: (index * 131) % 9000,
  stp: ["High", "Medium", "Low", "None"][(index * 3) % 4] ?? "",
  vcard: ["High", "Medium", "Low", "None"][(index * 7) % 4] ?? "",
  match: index % 3 === 0 ? "Unmatched" : "Matched",
  city: `City ${index % 90}`,
}));
