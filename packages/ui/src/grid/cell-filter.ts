import { shownText } from "./grid-column.ts";
import type { CellValue, GridColumn } from "./grid-column.ts";
import { changeQuery } from "./grid-query.ts";
import type { GridFilter, GridQuery } from "./grid-query.ts";

/**
 * Whether rows can be filtered by what a cell of this column shows: a moment belongs to one row alone, and a text
 * without an order is a list or a summary.
 */
export function takesCellFilter<Row>({ type, filterable, sortable }: GridColumn<Row>): boolean {
  return filterable !== false && type !== "date" && !(type === "text" && sortable === false);
}

/** Whether a cell's menu has an entry: rows can be filtered by it, or its words may be copied. */
export function hasCellMenu<Row>(column: GridColumn<Row>, row: Row, canCopy: boolean, locale: string): boolean {
  return takesCellFilter(column) || (canCopy && shownText(column, row, locale) !== "");
}

const textOf = (value: CellValue): string => (value === null || value === undefined ? "" : String(value));

/** Only rows with this value; other conditions on the column go. */
export function filteredTo<Row>(query: GridQuery, column: GridColumn<Row>, value: CellValue): GridQuery {
  const text = textOf(value);
  const only: GridFilter = { property: column.key, operator: "Equal", value: text, allowNull: text === "" };
  return changeQuery(query, { filters: [...query.filters.filter(({ property }) => property !== column.key), only] });
}

/** No rows with this value; rows without any stay, unless it is blanks that go. */
export function filteredWithout<Row>(query: GridQuery, column: GridColumn<Row>, value: CellValue): GridQuery {
  const text = textOf(value);
  const without: GridFilter = { property: column.key, operator: "NotEqual", value: text, allowNull: text !== "" };
  const contrary = (filter: GridFilter) =>
    filter.property === column.key && filter.operator === "Equal" && filter.value === text;
  const kept = query.filters.filter((filter) => !contrary(filter));
  const known = kept.some(
    (filter) => filter.property === column.key && filter.operator === "NotEqual" && filter.value === text,
  );
  return changeQuery(query, { filters: known ? kept : [...kept, without] });
}
