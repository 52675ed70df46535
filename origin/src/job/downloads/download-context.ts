/** Answers of the job's object about a download before it starts (areas/downloads/ask-downloads.ts has the types). */
import type { DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import type { ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import type { DownloadCount, DownloadFilter } from "@paygauge/api-types/entities/data-downloads";
import { previewRows, type ColumnRange } from "@paygauge/api-types/entities/datapoint-profiles";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { isWhole } from "../runs/run-store.ts";
import { cellsOf, dataColumns, plainText, type ColumnFacts } from "./data-columns.ts";
import type { SourceAsked } from "./datapoint-sql.ts";
import { batchesOf, countRows, rangesOf, valuesOf } from "./download-rows.ts";

interface DownloadContext {
  readonly sql: SqlStorage;
  readonly isDemo: (run: string) => Promise<boolean>;
}

interface OfRun extends SourceAsked {
  readonly digits: number;
}
type FormAsked = OfRun & { readonly fields: readonly ProfileField[] };
type CountAsked = OfRun & { readonly filters: readonly DownloadFilter[] };
type ValuesAsked = OfRun & { readonly key: DatapointKey; readonly search: string };
type PreviewAsked = FormAsked & Omit<ColumnFacts, "isDemo">;

/** @throws Refusal 409 where the run is not whole */
function requireWhole({ sql }: DownloadContext, { run }: OfRun): void {
  if (!isWhole(sql, run)) throw notAnalysed();
}

/** Fields that a filter of numbers or days is set by. */
const bounded = (fields: readonly ProfileField[]): DatapointKey[] =>
  fields.filter(({ filter }) => filter === "number" || filter === "date").map(({ key }) => key);

function form(context: DownloadContext, asked: FormAsked): { total: number; ranges: ColumnRange[] } {
  requireWhole(context, asked);
  const { total } = countRows(context.sql, { ...asked, filters: [] });
  return { total, ranges: rangesOf(context.sql, asked, bounded(asked.fields)) };
}

function count(context: DownloadContext, asked: CountAsked): DownloadCount {
  requireWhole(context, asked);
  return countRows(context.sql, asked);
}

function values(context: DownloadContext, asked: ValuesAsked): ReturnType<typeof valuesOf> {
  requireWhole(context, asked);
  return valuesOf(context.sql, asked, asked.key, asked.search);
}

async function preview(context: DownloadContext, asked: PreviewAsked) {
  requireWhole(context, asked);
  const columns = dataColumns(asked.fields, { ...asked, isDemo: await context.isDemo(asked.run) });
  const [first = []] = batchesOf(context.sql, { ...asked, filters: [] }, asked.fields, previewRows);
  return {
    ...form(context, asked),
    headings: columns.map(({ heading }) => heading),
    rows: first.map((row) => cellsOf(columns, row).map((cell, at) => textAt(columns, cell, at))),
  };
}

function textAt(columns: ReturnType<typeof dataColumns>, cell: ReturnType<typeof cellsOf>[number], at: number): string {
  const column = columns[at];
  return column === undefined ? "" : plainText(cell, column);
}

export const downloadActs = { form, count, values, preview };

type Acts = typeof downloadActs;
/** A question by its act's name. */
export type DownloadAsk = {
  [Act in keyof Acts]: { readonly act: Act; readonly about: Parameters<Acts[Act]>[1] };
}[keyof Acts];
/** What each act answers. */
export type DownloadAnswer<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;
