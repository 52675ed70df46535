import { supplierRow, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { SupplierGrid } from "./grid/supplier-grid.ts";
import { csvCell, csvLine, csvStream, downloadHeaders, supplierCell, supplierHeading } from "./export-csv.ts";
import { minorDigitsOf } from "./reading/currencies.ts";

const allColumns = Object.keys(supplierRow.entries) as (keyof SupplierRow)[];
const csv = "text/csv; charset=utf-8";

function columnsOf(text: string): (keyof SupplierRow)[] | string {
  const names = text === "" ? allColumns : text.split(",");
  const unknown = names.find((name) => !(allColumns as string[]).includes(name));
  return unknown === undefined
    ? (names as (keyof SupplierRow)[])
    : `There is no column "${unknown.slice(0, 60)}" to export. Choose the columns again.`;
}

/** The grid's selection as CSV, streamed; values that a spreadsheet would run are neutralised. */
export function suppliersDownload(grid: SupplierGrid, search: URLSearchParams): Response {
  const columns = columnsOf(search.get("columns") ?? "");
  if (typeof columns === "string") return new Response(columns, { status: 422 });
  const currency = search.get("currency") ?? "";
  const digits = minorDigitsOf(currency);
  const request: Omit<PagedRequest, "pageNumber" | "pageSize"> = JSON.parse(search.get("request") ?? "{}");
  // A request that cannot be answered is refused here, not in the middle of a stream.
  grid.page({ ...request, pageNumber: 1, pageSize: 1 });
  function* pieces(): Generator<string> {
    yield `\uFEFF${csvLine((columns as (keyof SupplierRow)[]).map((column) => supplierHeading(column, currency)))}`;
    for (const rows of grid.batches(request)) {
      yield rows
        .map(
          (row) =>
            `${(columns as (keyof SupplierRow)[]).map((column) => supplierCell(row, column, digits)).join(",")}\r\n`,
        )
        .join("");
    }
  }
  return new Response(csvStream(pieces()), {
    headers: downloadHeaders(`${search.get("name") ?? "job"} suppliers.csv`, csv),
  });
}

export interface RejectSource {
  (
    after: number,
    most: number,
  ): { seq: number; line: number; reason: string; message: string; raw: string; uploadId: string }[];
}

/** Rejected rows as CSV: where they stood, why they were not taken in, and the raw text to mend. */
export function rejectsDownload(read: RejectSource, name: string): Response {
  function* pieces(): Generator<string> {
    yield `\uFEFF${csvLine(["_row", "_code", "_message", "_raw"])}`;
    for (let after = 0; ;) {
      const rows = read(after, 1000);
      if (rows.length === 0) return;
      yield rows.map((row) => `${row.line},${row.reason},${csvCell(row.message)},${csvCell(row.raw)}\r\n`).join("");
      after = rows.at(-1)?.seq ?? after;
    }
  }
  return new Response(csvStream(pieces()), { headers: downloadHeaders(`${name} rejected rows.csv`, csv) });
}
