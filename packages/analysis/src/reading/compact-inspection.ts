/** The stored part of an inspection, so that it fits a row of the catalogue however wide or long its cells are. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";

/** Characters of all rows of the preview; the first row is always shown. */
const previewCharacters = 100_000;

/** Rows with their cells cut, as many as fit. */
function previewOf(rows: LedgerInspection["preview"]): LedgerInspection["preview"] {
  const kept: string[][] = [];
  let left = previewCharacters;
  for (const cells of rows) {
    const longest = Math.min(fileLimits.previewCell.limit, Math.ceil(previewCharacters / Math.max(1, cells.length)));
    const cut = cells.map((cell) => cell.slice(0, longest));
    left -= cut.reduce((sum, cell) => sum + cell.length, 0);
    if (left < 0 && kept.length > 0) break;
    kept.push(cut);
  }
  return kept;
}

/**
 * Cuts the preview, and removes the sample texts of columns far to the right that nothing is mapped to. Counts and
 * evidence of dates and numbers stay for every column: questions about a later mapping need them.
 */
export function compactInspection(inspection: LedgerInspection): LedgerInspection {
  const { limit } = fileLimits.sampledColumns;
  const mapped = new Set(
    Object.values(inspection.proposal.mapping.sources).map((source) =>
      source !== undefined && "column" in source ? source.column : -1,
    ),
  );
  const profiles = inspection.profiles.map((profile) => {
    if (profile.index < limit || mapped.has(profile.index)) return profile;
    const { values: _, breakdown: __, ...kept } = profile;
    return { ...kept, samples: [], commonest: null };
  });
  return { ...inspection, profiles, preview: previewOf(inspection.preview) };
}
