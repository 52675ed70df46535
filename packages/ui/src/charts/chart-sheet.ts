import { xlsxStream, xlsxType, type SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import type { ChartTable } from "./chart-rows.ts";

/** A chart's figures as a workbook of one sheet: numbers stay numbers, and no text is run as a formula. */
export async function sheetOf({ head, fileHead = head, raw }: ChartTable, name: string): Promise<Blob> {
  const cellOf = (cell: string | number): SheetCell => {
    if (typeof cell === "string") return cell;
    return Number.isFinite(cell) ? { number: String(cell) } : null;
  };
  const columns = fileHead.map((heading) => ({ heading, look: "plain" as const }));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const bytes of xlsxStream({ columns, batches: [raw.map((row) => row.map(cellOf))] }, name))
    pieces.push(bytes);
  return new Blob(pieces, { type: xlsxType });
}
