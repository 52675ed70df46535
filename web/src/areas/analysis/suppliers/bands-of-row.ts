import { bandOf, type Band, type CapabilityKey } from "@paygauge/ui";
import { capabilities, type SupplierRow } from "@paygauge/api-types";

/** The eight score levels of a supplier as the capability strip draws them. */
export function bandsOfRow(row: SupplierRow): Partial<Record<CapabilityKey, Band>> {
  const bands: Partial<Record<CapabilityKey, Band>> = {};
  for (const capability of capabilities) bands[capability] = bandOf(row[`${capability}Score`]) ?? "none";
  return bands;
}
