import type { SupplierDetail } from "@paygauge/api-types";

/** Minor units of the period as those of a year, rounded as use cases and campaigns keep them; credits count as zero. */
export function yearFigure(minor: number, { scaled }: Pick<SupplierDetail, "scaled">): number {
  return Math.round(Math.max(0, minor) * (scaled?.factor ?? 1));
}
