import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import type { GridColumn, GridQuery } from "@paygauge/ui";
import { capabilities, type SupplierRow } from "@paygauge/api-types";
import { callHref } from "../../../data/call-api.ts";
import { toSupplierRequest } from "./supplier-query.ts";

/** Address of the CSV of everything that the grid's filters leave, in its order, with its columns. */
export function exportHref(
  jobId: string,
  query: GridQuery,
  columns: readonly GridColumn<SupplierRow>[],
  minorDigits: number,
): string {
  const { pageNumber: _page, pageSize: _size, ...request } = toSupplierRequest(query, minorDigits);
  const names = exportColumns(shownKeys(columns, query.columns));
  return callHref("exportSuppliers", {
    params: { jobId },
    query: { request: JSON.stringify(request), columns: names.join(",") },
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
