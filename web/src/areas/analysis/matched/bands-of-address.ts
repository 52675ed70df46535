import { matchBands, type MatchBand } from "@paygauge/api-types";

/** The bands that an address names, in their order; none named, or none that there are: all of them. */
export function bandsOfAddress(search: string): readonly MatchBand[] {
  const named = (new URLSearchParams(search).get("bands") ?? "").split(",");
  const chosen = matchBands.filter((band) => named.includes(band));
  return chosen.length === 0 ? matchBands : chosen;
}

/** The query for some bands: nothing for all of them. */
export function bandsQuery(bands: readonly MatchBand[]): { readonly bands?: string } {
  return bands.length === matchBands.length ? {} : { bands: bands.join(",") };
}
