import type { PagedRequest } from "@paygauge/api-types/entities/paging";

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** From the first to the last moment of a day where the reader is, "2026-11-21T23:00:00.000Z/2026-11-22T22:59:59.999Z". */
function spanHere(value: string): string {
  const parts = day.exec(value);
  if (parts === null) return value;
  const [year = 0, month = 1, date = 1] = parts.slice(1).map(Number);
  const last = new Date(year, month - 1, date + 1).getTime() - 1;
  return `${new Date(year, month - 1, date).toISOString()}/${new Date(last).toISOString()}`;
}

/**
 * A paged request whose days are the reader's own, as the columns of these properties tell their moments: the origin
 * takes a day alone as a day in UTC.
 */
export function withOwnDays(request: PagedRequest, ...properties: readonly string[]): PagedRequest {
  const { filters } = request;
  if (filters === undefined) return request;
  const filterItems = filters.filterItems.map((item) =>
    item.itemValue !== undefined && properties.includes(item.propertyName)
      ? { ...item, itemValue: spanHere(item.itemValue) }
      : item,
  );
  return { ...request, filters: { filterItems } };
}
