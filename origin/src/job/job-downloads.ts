import { paced } from "@paygauge/api-types/turns/turns";
import { columnHeadings, exportRequest } from "@paygauge/api-types/entities/exports";
import { encodeMessage, isMessageRef, type Message } from "@paygauge/api-types/catalogue/message";
import { Refusal } from "@paygauge/worker/refusal";
import { translateIn } from "@paygauge/worker/translate-in";
import { asksPrediction } from "./grid/predicted-columns.ts";
import type { SupplierGrid } from "./grid/supplier-grid.ts";
import { csvCell, csvLine } from "@paygauge/api-types/table-files/csv";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import { csvStream, downloadHeaders } from "./export-csv.ts";
import { bodyOf, columnsOf, supplierFile, tooManyRows } from "./pack/supplier-file.ts";
import type { RunPredictions } from "./prediction/run-predictions.ts";
import { predictionsOfFile } from "./prediction/predictions-of-file.ts";
import { reasonsIn } from "../prediction/reason-words.ts";
import { maxSheetRows } from "@paygauge/api-types/table-files/xlsx-writer";
import { readStored } from "@paygauge/worker/stored-json";

/**
 * The grid's selection as CSV or as a workbook, streamed; values that a spreadsheet would run are neutralised. `isDemo`:
 * what rests on the directory rests on a made one, and its columns state it.
 */
export async function suppliersDownload(
  grid: SupplierGrid,
  search: URLSearchParams,
  isDemo: boolean,
  predicted: RunPredictions,
): Promise<Response> {
  try {
    return await selectionDownload(grid, search, isDemo, predicted);
  } catch (error) {
    if (error instanceof Refusal) return new Response(encodeMessage(error.ref), { status: 422 });
    throw error;
  }
}

async function selectionDownload(
  grid: SupplierGrid,
  search: URLSearchParams,
  isDemo: boolean,
  predicted: RunPredictions,
): Promise<Response> {
  const job = { capabilities: (search.get("capabilities") ?? "").split(",") };
  const predictionModel = search.has("predictionModel") ? Number(search.get("predictionModel")) : null;
  const has = { breakdowns: grid.breakdowns, isPredicted: predictionModel !== null };
  const columns = columnsOf(search.get("columns") ?? "", job, has);
  if (isMessageRef(columns)) return new Response(encodeMessage(columns), { status: 422 });
  const format = search.get("format") === "xlsx" ? "xlsx" : "csv";
  const request = readStored(exportRequest, search.get("request") ?? "{}", "the download's request");
  // A request that cannot be answered is refused here, not in the middle of a stream.
  const predictions = predictionsOfFile(predicted, grid.run, predictionModel);
  const column = asksPrediction(request) ? await predictions.column() : null;
  const rows = grid.count(request, column);
  if (format === "xlsx" && rows >= maxSheetRows) return new Response(encodeMessage(tooManyRows), { status: 422 });
  const damaged: string[] = [];
  const file = supplierFile(format, {
    columns,
    job,
    breakdowns: grid.breakdowns,
    currency: search.get("currency") ?? "",
    isDemo,
    isSample: search.has("sample"),
    headings: readStored(columnHeadings, search.get("headings") ?? "{}", "the download's headings"),
    reasons: reasonsIn(search.get("locale") ?? ""),
    batches: predictions.onBatches(paced("fileRows", grid.batches(request, null, damaged, column))),
    damaged,
  });
  return new Response(bodyOf(file), {
    headers: downloadHeaders(`${search.get("name") ?? "job"} suppliers.${format}`, fileTypes[format]),
  });
}

interface RejectSource {
  (
    after: number,
    most: number,
  ): { seq: number; line: number; reason: string; message: Message; raw: string; uploadId: string }[];
}

/**
 * Rejected rows as CSV: their place, why they were not taken in, in the reader's language, and the raw text to
 * fix. The search has the job's `name` and the reader's `locale`.
 */
export function rejectsDownload(read: RejectSource, search: URLSearchParams): Response {
  const translate = translateIn(search.get("locale") ?? "");
  const name = search.get("name") ?? "job";
  function* pieces(): Generator<string> {
    yield `\uFEFF${csvLine(["_row", "_code", "_message", "_raw"])}`;
    for (let after = 0; ;) {
      const rows = read(after, 1000);
      if (rows.length === 0) return;
      yield rows
        .map((row) => `${row.line},${row.reason},${csvCell(translate(row.message))},${csvCell(row.raw)}\r\n`)
        .join("");
      after = rows.at(-1)?.seq ?? after;
    }
  }
  return new Response(csvStream(pieces()), { headers: downloadHeaders(`${name} rejected rows.csv`, fileTypes.csv) });
}
