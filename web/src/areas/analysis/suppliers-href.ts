import { defaultGridQuery, toSearchParams, type GridFilter } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";

/** "equal" on one property; the empty value means that the supplier has none. */
export function equalFilter(property: string, value: string): GridFilter {
  return { property, operator: "Equal", value, allowNull: value === "" };
}

/** A comparison with a figure; money in major units, as a user types it. */
export function figureFilter(property: string, operator: GridFilter["operator"], value: number): GridFilter {
  return { property, operator, value: String(value), allowNull: false };
}

/** Address of a job's suppliers under these filters. */
export function suppliersHref(jobId: string, filters: readonly GridFilter[] = []): string {
  const search = toSearchParams({ ...defaultGridQuery, filters }).toString();
  return linkTo("jobSuppliers", { jobId }) + (search === "" ? "" : `?${search}`);
}
