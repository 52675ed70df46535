import { bandOf, type Band, type CapabilityKey } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";

/** The levels of a supplier as the capability strip draws them: of the capabilities that its job has chosen. */
export function bandsOfRow(row: SupplierRow): Partial<Record<CapabilityKey, Band>> {
  const bands: Partial<Record<CapabilityKey, Band>> = {};
  for (const capability of capabilities) {
    const level = row[`${capability}Score`];
    if (level !== undefined) bands[capability] = bandOf(level) ?? "none";
  }
  return bands;
}
