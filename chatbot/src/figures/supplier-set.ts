import type { FilterItem } from "@paygauge/api-types/entities/paging";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { matchedBands } from "@paygauge/api-types/entities/matched-suppliers";
import type { FigureAsk } from "./figure-answer.ts";
import { readCall, type Read } from "./read-call.ts";
import { conditionsOf, type SupplierSet } from "./suppliers-href.ts";

const equals = (conditions: readonly (readonly [string, string])[]): FilterItem[] =>
  conditions.map(([propertyName, itemValue]) => ({ propertyName, itemComparisonOperator: "Equal", itemValue }));

/** Suppliers that a name is looked for among. */
const searched = 50;

type Suppliers = Read<AnswerOf<"jobSuppliers">>;

interface Order {
  readonly orderBy?: string;
}

type Source = Pick<FigureAsk, "reader" | "job">;

function readFiltered(
  { reader, job }: Source,
  filterItems: FilterItem[],
  pageSize: number,
  { orderBy = "-spendMinor" }: Order = {},
): Promise<Suppliers> {
  const body = { filters: { filterItems }, orderBy, pageNumber: 1, pageSize };
  return readCall(reader, "jobSuppliers", { params: { jobId: job.id }, body });
}

/** The filters of a set, with money in minor units. */
const filtersOf = ({ job }: FigureAsk, set: SupplierSet): FilterItem[] =>
  conditionsOf(set).map(({ column, operator, value, isMoney }) => ({
    propertyName: column,
    itemComparisonOperator: operator,
    itemValue: isMoney ? String(Math.round(Number(value) * 10 ** job.minorDigits)) : value,
  }));

/** Reads the suppliers of a set, so many of the largest, or the first of another order, with the totals of all. */
export const readSuppliers = (ask: FigureAsk, set: SupplierSet, rows: number, order: Order = {}): Promise<Suppliers> =>
  readFiltered(ask, filtersOf(ask, set), Math.max(1, rows), order);

/** Whether the directory has no supplier of the job: Summary then says that levels may rise. */
export async function isUnmatched(ask: FigureAsk): Promise<boolean> {
  const found = await readFiltered(ask, equals(matchedBands.map((band) => ["matchBand", band])), 1);
  return found.answer.totalCount === 0;
}

/** Suppliers with a word in their name, the largest first. */
export const suppliersWith = (ask: Source, word: string): Promise<Suppliers> =>
  readFiltered(ask, [{ propertyName: "name", itemComparisonOperator: "Contains", itemValue: word }], searched);
