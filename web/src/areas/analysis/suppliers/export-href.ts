import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import type { GridColumn, GridQuery } from "@paygauge/ui";
import { supplierHeadings, type NamedColumn } from "@paygauge/api-types/entities/supplier-headings";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { exportLimits, type ExportFormat } from "@paygauge/api-types/entities/exports";
import type { BodyOf } from "@paygauge/api-types/endpoints";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { callHref } from "../../../data/call-api.ts";
import type { RunQuery } from "../../../state/perspective.ts";
import { toSupplierRequest } from "./supplier-query.ts";

export type ExportBody = BodyOf<"createExport">;

/** What the screen calls a supplier's columns. */
export type HeadingOf = (column: NamedColumn) => string;

/** Characters that the request and the headings have in an address, at most. */
const maxRequest = 6000;

/** The headings that are not as the system calls them by itself: none in English. */
function headingsOf(columns: readonly string[], headingOf: HeadingOf): ExportBody["headings"] {
  const all = Object.entries(supplierHeadings) as [NamedColumn, string][];
  const asked = all.filter(([key]) => columns.length === 0 || columns.includes(key));
  const own = asked.flatMap(([key, english]) => (headingOf(key) === english ? [] : [[key, headingOf(key)] as const]));
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

interface ExportChoice {
  readonly format: ExportFormat;
  readonly everyColumn?: boolean;
  /** false: every column is each that the grid has, since the others would say nothing. */
  readonly hasFigures?: boolean;
}

const allKeys = (columns: readonly GridColumn<SupplierRow>[]): readonly string[] =>
  columns.filter(({ filterOnly }) => filterOnly !== true).map(({ key }) => key);

/**
 * Everything that the grid's filters leave, in its order, with its columns or with all that there are, under the
 * headings of the screen.
 */
export function exportBody(
  query: GridQuery,
  columns: readonly GridColumn<SupplierRow>[],
  minorDigits: number,
  headingOf: HeadingOf,
  { format, everyColumn = false, hasFigures = true }: ExportChoice,
): ExportBody {
  const { pageNumber: _page, pageSize: _size, ...request } = toSupplierRequest(query, minorDigits);
  const keys = everyColumn ? allKeys(columns) : shownKeys(columns, query.columns);
  const names = everyColumn && hasFigures ? [] : [...exportColumns(keys, levelsAmong(allKeys(columns)))];
  const headings = headingsOf(names, headingOf);
  return { request, format, columns: names, ...(headings && { headings }) };
}

/**
 * Address of an export that is sent at once; null for one that the system writes first: many rows, rows named one by
 * one, or a request too long for an address.
 */
export function exportHref(
  jobId: string,
  { request, columns, format, keys, headings, locale }: ExportBody,
  rows: number,
  run: RunQuery = {},
): string | null {
  const text = JSON.stringify(request);
  const words = headings && JSON.stringify(headings);
  const isLong = text.length + (words?.length ?? 0) > maxRequest;
  if (keys !== undefined || rows > exportLimits.rowsAtOnce || isLong) return null;
  return callHref("exportSuppliers", {
    params: { jobId },
    query: {
      ...run,
      request: text,
      columns: columns.join(","),
      format,
      ...(words && { headings: words }),
      ...(locale && { locale }),
    },
  });
}

const allLevels: readonly string[] = capabilities.map((capability) => `${capability}Score`);
const levelsAmong = (keys: readonly string[]) => allLevels.filter((each) => keys.includes(each));

/** Column names of the call: the strip stands for the levels of the job’s capabilities, a code and a prediction bring their words. */
export function exportColumns(shown: readonly string[], levels: readonly string[] = allLevels): readonly string[] {
  const names = shown.flatMap((key) => {
    if (key === "capabilities") return levels;
    if (key === "prediction") return ["prediction", "predictionReasons", "predictionModel"];
    return key === "mcc" ? ["mcc", "mccDescription"] : [key];
  });
  return [...new Set(names)];
}
