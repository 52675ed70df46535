import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";

/** Minor units of the period as those of a year, rounded as use cases and campaigns keep them; credits count as zero. */
export function yearFigure(minor: number, { addressableFactor }: Pick<SupplierDetail, "addressableFactor">): number {
  return Math.round(Math.max(0, minor) * addressableFactor);
}
