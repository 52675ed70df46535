import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import type { GridColumn, GridQuery } from "@paygauge/ui";
import { capabilities, exportLimits, type BodyOf, type ExportFormat, type SupplierRow } from "@paygauge/api-types";
import { callHref } from "../../../data/call-api.ts";
import { toSupplierRequest } from "./supplier-query.ts";

export type ExportBody = BodyOf<"createExport">;

/** Characters that the request has in an address, at most. */
const requestMost = 6000;

/** Everything that the grid's filters leave, in its order, with its columns or with all that there are. */
export function exportBody(
  query: GridQuery,
  columns: readonly GridColumn<SupplierRow>[],
  minorDigits: number,
  { format, everyColumn = false }: { readonly format: ExportFormat; readonly everyColumn?: boolean },
): ExportBody {
  const { pageNumber: _page, pageSize: _size, ...request } = toSupplierRequest(query, minorDigits);
  return { request, format, columns: everyColumn ? [] : [...exportColumns(shownKeys(columns, query.columns))] };
}

/**
 * Address of an export that is sent at once; null for one that the system writes first: many rows, rows named one by
 * one, or a request too long for an address.
 */
export function exportHref(jobId: string, { request, columns, format, keys }: ExportBody, rows: number): string | null {
  const text = JSON.stringify(request);
  if (keys !== undefined || rows > exportLimits.rowsAtOnce || text.length > requestMost) return null;
  return callHref("exportSuppliers", {
    params: { jobId },
    query: { request: text, columns: columns.join(","), format },
  });
}

/** Column names of the call: the strip stands for its eight scores, a code brings its description. */
export function exportColumns(shown: readonly string[]): readonly string[] {
  const names = shown.flatMap((key) => {
    if (key === "capabilities") return capabilities.map((capability) => `${capability}Score`);
    return key === "mcc" ? ["mcc", "mccDescription"] : [key];
  });
  return [...new Set(names)];
}
