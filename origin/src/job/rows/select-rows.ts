/** Which of the rows that were found a request leaves, and in what order. */
import type { FilterItem, PagedRequest } from "@paygauge/api-types/entities/paging";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import { matchingRows, PlacesRoom } from "../grid/filter.ts";
import { inOrder } from "../grid/order.ts";
import type { RowsReading } from "./rows-reading.ts";

type Request = Pick<PagedRequest, "filters" | "search" | "orderBy" | "secondaryOrderBy">;

export interface Selected {
  /** Places among the rows. */
  readonly rows: Uint32Array;
  /** What they add up to, where the request narrows them; null otherwise. */
  readonly shownMinor: number | null;
}

/** Whether a filter asks for nothing but whether rows are counted and why not, which is known without reading them. */
const isOfFate = ({ propertyName, itemComparisonOperator, itemValue }: FilterItem): boolean =>
  (propertyName === "standing" || propertyName === "reason") &&
  itemComparisonOperator === "Equal" &&
  itemValue !== undefined &&
  itemValue !== "";

const filtersOf = ({ filters }: Request): readonly FilterItem[] => filters?.filterItems ?? [];
const isNarrowed = (request: Request): boolean =>
  (request.search ?? "").trim() !== "" || !filtersOf(request).every(isOfFate);

/** Whether the rows have to be read before it is known which of them are wanted. */
export const needsColumns = (request: Request): boolean =>
  isNarrowed(request) || request.orderBy !== undefined || request.secondaryOrderBy !== undefined;

function ofFates(reading: RowsReading, items: readonly FilterItem[]): Uint32Array {
  const asked = (name: string) =>
    new Set(items.filter(({ propertyName }) => propertyName === name).map(({ itemValue }) => itemValue));
  const standings = asked("standing");
  const reasons = asked("reason");
  const isOf = (wanted: ReadonlySet<string | undefined>, word: string | null) =>
    wanted.size === 0 || (word !== null && wanted.has(word));
  if (standings.size === 0 && reasons.size === 0) return reading.all;
  return reading.all.filter((at) => {
    const { standing, reason } = reading.standingAt(at);
    return isOf(standings, standing) && isOf(reasons, reason);
  });
}

/** @throws Refusal 422 for a property, operator or value that does not fit */
export async function selectedRows(reading: RowsReading, request: Request): Promise<Selected> {
  const { columns } = reading;
  if (columns === null || !needsColumns(request))
    return { rows: ofFates(reading, filtersOf(request)), shownMinor: null };
  const turns = new Turns("walkedRows");
  await inTurns(columns.prepared(request), turns);
  const found = matchingRows(columns, request, new PlacesRoom(reading.size)).slice();
  const { orderBy = "row", secondaryOrderBy } = request;
  const isOrdered = request.orderBy !== undefined || secondaryOrderBy !== undefined;
  await turns.next();
  const order = secondaryOrderBy === undefined ? { orderBy } : { orderBy, secondaryOrderBy };
  const rows = isOrdered ? inOrder(columns, found, order, found.length) : found;
  if (!isNarrowed(request)) return { rows, shownMinor: null };
  const amounts = columns.numbers("bookedMinor");
  const shownMinor = found.reduce((sum, at) => sum + (Number.isNaN(amounts[at]) ? 0 : (amounts[at] ?? 0)), 0);
  return { rows, shownMinor };
}
