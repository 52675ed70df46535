import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreColumn } from "@paygauge/api-types/entities/job-capabilities";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { LevelWord } from "./vocabulary/concepts.ts";

/** Suppliers of a job that a question is about: at these levels of a capability, in these countries; empty: all. */
export interface SupplierSet {
  readonly capability: Capability | null;
  readonly levels: readonly LevelWord[];
  readonly countries: readonly string[];
}

/** Column and value of each filter: values of one column are joined with "or". */
export function conditionsOf({ capability, levels, countries }: SupplierSet): (readonly [SupplierColumn, string])[] {
  return [
    ...(capability === null ? [] : levels.map((level) => [scoreColumn(capability), level] as const)),
    ...countries.map((country) => ["country", country] as const),
  ];
}

/** Address of the grid that shows exactly these suppliers, the largest first (packages/ui/src/grid/grid-query-params.ts). */
export function suppliersHref(jobId: string, set: SupplierSet): string {
  const conditions = conditionsOf(set);
  const params = new URLSearchParams();
  for (const [column, value] of conditions) params.append("f", `${column}~eq~${value}`);
  // An empty filter says that there is none, whatever view the user has saved.
  if (conditions.length === 0) params.append("f", "");
  params.set("s", "spendMinor~desc");
  return `${linkTo("jobSuppliers", { jobId })}?${params.toString()}`;
}
