import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import type { ReactNode } from "react";
import { formatNumber } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";

export type CellValue = string | number | boolean | null | undefined;

export interface EnumOption {
  readonly value: string;
  readonly label: string;
}

/** Where a row has what a column shows, for files: by default under the column's key. */
export interface ColumnSource {
  /** Names from the row inwards; "*": every entry; "step=Match": the entry whose `step` is Match. */
  readonly path?: readonly string[];
  /** Words of its values; of nothing under "". By default those of the column's options. */
  readonly words?: Readonly<Record<string, string>>;
  /** The value is in minor units: the property of the row that says how many digits these are. */
  readonly digitsIn?: string;
  /** The property of the row whose day is at its place in the words. */
  readonly dayIn?: string;
  /** Its words are sentences: the property of the row that is at each of their places. */
  readonly places?: Readonly<Record<string, string>>;
}

/** One column of a grid; `key` is the property name that filters and orders carry. */
export interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** Shown in the header behind the title: "GBP". */
  readonly unit?: string;
  /** What the title means, where a newcomer may not know: told on hover and focus of the header. */
  readonly definition?: string | undefined;
  /** Its values rest on made data: the header is marked, on paper too. */
  readonly isDemo?: boolean;
  /** Under the title: the abbreviations above the cells of the capability strips. */
  readonly headerMark?: ReactNode;
  /** Dates are ISO texts, "2026-11-14" or with a time. */
  readonly type: "text" | "number" | "date" | "enum";
  readonly options?: readonly EnumOption[];
  readonly numberStyle?: NumberStyle;
  /** Of dates with a time: the day alone or the whole moment, both in UTC; otherwise the reader's own time is shown. */
  readonly moment?: "day" | "utc";
  /** The figure in the totals is an average and labelled so, as that of every column of averages does. */
  readonly averaged?: boolean;
  /** Least width in pixels; spare width is shared in proportion to `grow`, 0 by default. */
  readonly width: number;
  readonly grow?: number;
  readonly value: (row: Row) => CellValue;
  /** Another look than the plain value. */
  readonly render?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  /** Left out of the grid until a user chooses it. */
  readonly hidden?: boolean;
  /** Never shown: rows are filtered by it, and a user finds it among the filters. */
  readonly filterOnly?: boolean;
  /** False leaves it out of exports: buttons aren't data. */
  readonly exported?: boolean;
  readonly source?: ColumnSource;
  /** What is copied where `render` shows another thing than the value. */
  readonly copy?: (row: Row) => string;
  /** Place in the two-line rows of a narrow screen. */
  readonly inList?: "title" | "figure" | "strip" | "line";
}

/**
 * The text of a plain cell: blank for nothing, grouped digits with U+2212, dates in the
 * reader's locale. A date with a time is shown in the reader's own time zone.
 */
export function cellText<Row>(column: GridColumn<Row>, row: Row, locale: string): string {
  return valueText(column, column.value(row), locale);
}

/** The same for one value, for filters' words. */
export function valueText<Row>(column: GridColumn<Row>, value: CellValue, locale: string): string {
  if (value === null || value === undefined || value === "") return "";
  if (column.type === "enum") return column.options?.find((o) => o.value === String(value))?.label ?? String(value);
  if (column.type === "number") {
    const number = Number(value);
    return Number.isFinite(number) ? formatNumber(number, column.numberStyle ?? { kind: "count" }, locale) : "";
  }
  return column.type === "date" ? dateText(String(value), locale, column.moment) : String(value);
}

/** What a cell gives where one copies it alone: the words that it shows. */
export function shownText<Row>(column: GridColumn<Row>, row: Row, locale: string): string {
  return column.copy === undefined ? cellText(column, row, locale) : column.copy(row);
}

const dateStyles = {
  day: { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
  utc: { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" },
  own: { dateStyle: "medium", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateText(iso: string, locale: string, moment: GridColumn<unknown>["moment"]): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const style = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? "day" : (moment ?? "own");
  // Made once for each: Intl takes its time, and a list has hundreds of dates.
  const format = dateFormats.get(locale + style) ?? new Intl.DateTimeFormat(locale, dateStyles[style]);
  dateFormats.set(locale + style, format);
  return firstOfMonth(format.format(date), locale);
}
