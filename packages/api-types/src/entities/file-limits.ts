/**
 * How far an uploaded file may grow in each dimension. The reading code takes its limits from this table; what is beyond
 * one ends in the message of its `code`, which shows the limit. Limits of Excel come from its "specifications and limits".
 */
import type { MessageCode } from "../catalogue/message.ts";

interface FileLimit {
  readonly limit: number;
  readonly unit:
    | "sheets"
    | "columns"
    | "characters"
    | "bytes"
    | "ranges"
    | "styles"
    | "texts"
    | "levels"
    | "files"
    | "times"
    | "rows"
    | "values";
  /** The message about a file or row beyond the limit; null: the remainder is counted or cut, and `beyond` says how. */
  readonly code: MessageCode | null;
  readonly beyond?: string;
}

export const fileLimits = {
  sheets: { limit: 256, unit: "sheets", code: "file-xlsx-sheets" },
  sheetName: { limit: 255, unit: "characters", code: "file-xlsx-broken" },
  workbookParts: { limit: 2000, unit: "files", code: "file-xlsx-broken" },
  columns: { limit: 4096, unit: "columns", code: "file-too-many-columns" },
  workbookCell: { limit: 131_072, unit: "characters", code: "file-xlsx-cell-too-long" },
  xmlText: { limit: 1024 * 1024, unit: "characters", code: "file-xlsx-broken" },
  xmlDepth: { limit: 100, unit: "levels", code: "file-xlsx-broken" },
  mergedRanges: { limit: 50_000, unit: "ranges", code: "file-xlsx-merged" },
  styles: { limit: 65_536, unit: "styles", code: "file-xlsx-styles" },
  numberFormat: { limit: 1000, unit: "characters", code: "file-xlsx-styles" },
  sharedTexts: { limit: 2_000_000, unit: "texts", code: "file-xlsx-too-much-text" },
  sharedTextBytes: { limit: 48 * 1024 * 1024, unit: "bytes", code: "file-xlsx-too-much-text" },
  archiveFiles: { limit: 100, unit: "files", code: "file-archive-entries" },
  archiveDirectoryBytes: { limit: 4 * 1024 * 1024, unit: "bytes", code: "file-archive-entries" },
  archiveGrowth: { limit: 100, unit: "times", code: "file-archive-bomb" },
  rowBytes: { limit: 1024 * 1024, unit: "bytes", code: "row-row-too-long" },
  supplierNameBytes: { limit: 4000, unit: "bytes", code: "row-name-too-long" },
  openQuoteBytes: { limit: 1024 * 1024, unit: "bytes", code: "doubt-open-quote" },
  columnName: { limit: 120, unit: "characters", code: null, beyond: "Names of columns are cut." },
  previewCell: {
    limit: 400,
    unit: "characters",
    code: null,
    beyond: "Cells of the preview are cut; rows are read whole.",
  },
  talliedValues: { limit: 24, unit: "values", code: null, beyond: "A column of more values has no commonest one." },
  sampledColumns: {
    limit: 512,
    unit: "columns",
    code: null,
    beyond: "Further columns show samples only where they are mapped.",
  },
  movedHeadings: {
    limit: 200,
    unit: "rows",
    code: null,
    beyond: "Further headings in another order are asked about as other tables.",
  },
  arrangedColumns: {
    limit: 64,
    unit: "columns",
    code: null,
    beyond: "Cells of wider rows are read by position.",
  },
} as const satisfies Record<string, FileLimit>;
export type FileLimitId = keyof typeof fileLimits;

/** Bytes of one row of the catalogue: D1 stores at most 2,000,000. */
export const maxStoredBytes = 1_800_000;
