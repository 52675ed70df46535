import type { FilterItem } from "@paygauge/api-types/entities/paging";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { scoreColumn } from "@paygauge/api-types/entities/job-capabilities";
import { matchedBands } from "@paygauge/api-types/entities/matched-suppliers";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { FigureAsk } from "./figure-answer.ts";
import { readCall, type Read } from "./read-call.ts";
import type { LevelWord } from "./vocabulary/concepts.ts";

/** Suppliers of a job that a question is about: at these levels of a capability, in these countries; empty: all. */
export interface SupplierSet {
  readonly capability: Capability | null;
  readonly levels: readonly LevelWord[];
  readonly countries: readonly string[];
}

/** Column and value of each filter: values of one column are joined with "or". */
function conditionsOf({ capability, levels, countries }: SupplierSet): (readonly [SupplierColumn, string])[] {
  return [
    ...(capability === null ? [] : levels.map((level) => [scoreColumn(capability), level] as const)),
    ...countries.map((country) => ["country", country] as const),
  ];
}

const equals = (conditions: readonly (readonly [string, string])[]): FilterItem[] =>
  conditions.map(([propertyName, itemValue]) => ({ propertyName, itemComparisonOperator: "Equal", itemValue }));

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

/** Suppliers that a name is looked for among. */
const searched = 50;

type Suppliers = Read<AnswerOf<"jobSuppliers">>;

function readFiltered({ reader, job }: FigureAsk, filterItems: FilterItem[], pageSize: number): Promise<Suppliers> {
  const body = { filters: { filterItems }, orderBy: "-spendMinor", pageNumber: 1, pageSize };
  return readCall(reader, "jobSuppliers", { params: { jobId: job.id }, body });
}

/** Reads the suppliers of a set, so many of the largest, with the totals of all. */
export const readSuppliers = (ask: FigureAsk, set: SupplierSet, rows: number): Promise<Suppliers> =>
  readFiltered(ask, equals(conditionsOf(set)), Math.max(1, rows));

/** Whether none of the job's suppliers is found in a directory: Summary then says that levels may rise. */
export async function isUnmatched(ask: FigureAsk): Promise<boolean> {
  const found = await readFiltered(ask, equals(matchedBands.map((band) => ["matchBand", band])), 1);
  return found.answer.totalCount === 0;
}

/** Suppliers with a word in their name, the largest first. */
export const suppliersWith = (ask: FigureAsk, word: string): Promise<Suppliers> =>
  readFiltered(ask, [{ propertyName: "name", itemComparisonOperator: "Contains", itemValue: word }], searched);
