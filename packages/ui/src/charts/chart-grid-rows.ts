import type { GridColumn } from "../grid/grid-column.ts";
import type { GridQuery, GridSort } from "../grid/grid-query.ts";
import type { ChartTable } from "./chart-rows.ts";

/** One row of a chart's figures: as shown, and bare for ordering. */
interface FigureRow {
  readonly key: string;
  readonly texts: readonly string[];
  readonly raw: readonly (string | number)[];
}

export function figureRows({ rows, raw }: ChartTable): readonly FigureRow[] {
  return rows.map((texts, index) => ({ key: String(index), texts, raw: raw[index] ?? [] }));
}

/** The figures' columns: the first names the row, the others are at the right where they are numbers. */
export function figureColumns({ head, raw }: ChartTable): readonly GridColumn<FigureRow>[] {
  return head.map((title, at) => ({
    key: String(at),
    title,
    type: raw.length > 0 && raw.every((row) => typeof row[at] === "number") ? "number" : "text",
    width: at === 0 ? 200 : 130,
    grow: at === 0 ? 2 : 1,
    value: (row) => row.raw[at],
    render: (row) => row.texts[at] ?? "",
    copy: (row) => row.texts[at] ?? "",
    filterable: false,
    inList: at === 0 ? "title" : at === 1 ? "figure" : "line",
  }));
}

/** The rows that the search leaves, in the order asked for; without one, as the chart has its bars. */
export function rowsFor(rows: readonly FigureRow[], query: GridQuery, locale: string): readonly FigureRow[] {
  const wanted = query.search.trim().toLocaleLowerCase(locale);
  const left = rows.filter(({ texts }) => texts.some((text) => text.toLocaleLowerCase(locale).includes(wanted)));
  const sorts = [query.orderBy, query.secondaryOrderBy].filter((sort) => sort !== undefined);
  if (sorts.length === 0) return left;
  const words = new Intl.Collator(locale, { numeric: true });
  const order = (a: FigureRow, b: FigureRow, { property, direction }: GridSort): number => {
    const [x = "", y = ""] = [a.raw[Number(property)], b.raw[Number(property)]];
    const by = typeof x === "number" && typeof y === "number" ? x - y : words.compare(String(x), String(y));
    return direction === "asc" ? by : -by;
  };
  return left.toSorted((a, b) => sorts.reduce((by, sort) => by || order(a, b, sort), 0));
}
