import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreColumn } from "@paygauge/api-types/entities/job-capabilities";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import type { Operator } from "@paygauge/api-types/entities/paging";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AtLevels } from "./at-levels.ts";
import type { Threshold } from "./thresholds.ts";
import type { LevelWord } from "./vocabulary/concepts.ts";

/** Suppliers of a job that a question is about: at these levels of a capability, in these countries; empty: all. */
export interface SupplierSet {
  readonly capability: Capability | null;
  readonly levels: readonly LevelWord[];
  /** Further capabilities with levels of their own. */
  readonly others: readonly AtLevels[];
  readonly countries: readonly string[];
  readonly thresholds: readonly Threshold[];
  /** Only those that no directory has. */
  readonly unmatched: boolean;
}

/** One filter of the grid. */
interface Condition {
  readonly column: SupplierColumn;
  readonly operator: Operator;
  /** Money in whole units of the job's. */
  readonly value: string;
  readonly isMoney: boolean;
}

const equal = (column: SupplierColumn, value: string): Condition => ({
  column,
  operator: "Equal",
  value,
  isMoney: false,
});

/** The filters of a set: equal values of one column are joined with "or". */
export function conditionsOf({
  capability,
  levels,
  others,
  countries,
  thresholds,
  unmatched,
}: SupplierSet): Condition[] {
  const all = capability === null ? others : [{ capability, levels }, ...others];
  return [
    ...all.flatMap((each) => each.levels.map((level) => equal(scoreColumn(each.capability), level))),
    ...countries.map((country) => equal("country", country)),
    ...(unmatched ? [equal("matchBand", "Unmatched")] : []),
    ...thresholds.map(({ measure, operator, value }) => ({
      column: measure,
      operator,
      value: String(value),
      isMoney: measure === "spendMinor",
    })),
  ];
}

/** Operators as the grid writes them in its address. */
const codes: Partial<Record<Operator, string>> = {
  Equal: "eq",
  GreaterThan: "gt",
  GreaterThanOrEqual: "ge",
  LessThan: "lt",
  LessThanOrEqual: "le",
};

/** Address of the grid that shows exactly these suppliers, the largest or the smallest first (packages/ui/src/grid/grid-query-params.ts). */
export function suppliersHref(jobId: string, set: SupplierSet, first: "largest" | "smallest" = "largest"): string {
  const conditions = conditionsOf(set);
  const params = new URLSearchParams();
  for (const { column, operator, value } of conditions)
    params.append("f", `${column}~${codes[operator] ?? "eq"}~${value}`);
  // An empty filter says that there is none, whatever view the user has saved.
  if (conditions.length === 0) params.append("f", "");
  params.set("s", `spendMinor~${first === "largest" ? "desc" : "asc"}`);
  return `${linkTo("jobSuppliers", { jobId })}?${params.toString()}`;
}
