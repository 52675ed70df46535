/** How a file is laid out, from its first megabyte: delimiter, quotes, the heading, and the columns under it. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";
import type { CellForm } from "@paygauge/api-types/entities/row-forms";
import { Arrangement } from "./arrange.ts";
import { cellFormsOf, cutFormsOf, openFormsOf, placesThatFit } from "./cell-forms.ts";
import {
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  detectQuotes,
  headRecords,
  headShape,
} from "./dialect.ts";
import { markLength } from "./encoding.ts";
import { cutAmounts, headerOf, shiftOf } from "./heading-shift.ts";
import type { Pause } from "@paygauge/api-types/turns/turns";
import { grammarOf } from "./ranges.ts";

const headRows = 300;
const previewRows = 20;
/** Share of the rows that may be otherwise. */
const exceptions = 0.05;

/** What the user states about the file; the rest is detected. */
export type StatedDialect = Partial<Pick<FileDialect, "encoding" | "delimiter" | "lineEnd" | "headerRow">>;

export interface Layout {
  /** In UTF-8, and without what the whole file tells. */
  readonly dialect: FileDialect;
  /** What cells look like, by which rows with further ones are arranged; null where that is not known. */
  readonly cells: CellForm[] | null;
  /** Every row has a further cell, and which one it is is open. */
  readonly isOpen: boolean;
  /** The first records, as they are in the file, and how many there are. */
  readonly rough: readonly (readonly string[])[];
  readonly telling: number;
}

/** Looks at the beginning of a file; the code of a refusal where it is too wide. */
export async function layoutOf(
  head: Uint8Array<ArrayBuffer>,
  stated: StatedDialect | undefined,
  pause: Pause,
): Promise<Layout | FileRefusalCode> {
  const lineEnd = stated?.lineEnd ?? detectLineEnd(head);
  const delimiter = stated?.delimiter ?? detectDelimiter(head, lineEnd);
  const quoted = detectQuotes(head, grammarOf({ delimiter, lineEnd }));
  const grammar = grammarOf({ delimiter, lineEnd, ...quoted });
  await pause();
  const { isTooWide, records: telling } = headShape(head, grammar, headRows, stated?.headerRow);
  if (isTooWide) return "too-many-columns";
  await pause();
  const rough = headRecords(head, grammar, stated?.encoding ?? "utf-8", telling);
  await pause();
  const headerRow = stated?.headerRow ?? detectHeaderRow(rough);
  const { columns, cells, isShifted, isOpen } = columnsUnder(rough, headerRow);
  const dialect: FileDialect = {
    encoding: stated?.encoding ?? "utf-8",
    hadBom: markLength(head) > 0,
    delimiter,
    lineEnd,
    ...quoted,
    ...(isShifted ? { isShifted } : {}),
    headerRow,
    columns,
  };
  return { dialect, cells, isOpen, rough, telling };
}

type Rows = Layout["rough"];

interface UnderHeading extends Pick<Layout, "cells" | "isOpen"> {
  readonly columns: FileDialect["columns"];
  readonly isShifted: boolean;
}

/** The columns under the names that fit their values, and what their cells look like. */
function columnsUnder(rows: Rows, headerRow: number): UnderHeading {
  const usual = columnsOf(rows, headerRow);
  const { length } = headerOf(rows, headerRow);
  const below = rows.slice(headerRow);
  const asWritten = { columns: usual, cells: cellFormsOf(below, usual), isShifted: false, isOpen: false };
  if (headerRow === 0 || length < 2 || length > fileLimits.arrangedColumns.limit) return asWritten;
  const narrow = columnsOf(
    rows.map((cells) => cells.slice(0, length)),
    headerRow,
  );
  const cut = cutAmounts(rows, headerRow);
  if (cut !== null) {
    const isOpen = !cut.isSure && usual.length > length;
    return { columns: narrow, cells: cutFormsOf(below, narrow, cut), isShifted: false, isOpen };
  }
  if (usual.length > length) {
    const cells = cellFormsOf(below, narrow);
    if (cells !== null && !addAtEnd(below, cells)) return { ...asWritten, columns: narrow, cells };
    if (cells !== null) return asWritten;
  }
  const { names, isOpen } = shiftOf(rows, headerRow);
  if (isOpen) return { columns: narrow, cells: openFormsOf(below, narrow), isShifted: false, isOpen };
  if (names === null) return asWritten;
  const columns = columnsOf(rows.with(headerRow - 1, [...names]), headerRow);
  return { ...asWritten, columns, cells: cellFormsOf(below, columns), isShifted: true };
}

/** Whether rows with further cells have them at their end: no other place fits. */
function addAtEnd(rows: Rows, cells: readonly CellForm[]): boolean {
  const wide = rows.filter((texts) => texts.slice(cells.length).some((text) => text !== ""));
  const others = wide.filter((texts) => placesThatFit(texts, cells).from < cells.length);
  return others.length <= wide.length * exceptions;
}

/** Names of the columns in another encoding. */
export const namedColumns = (rows: Rows, headerRow: number): FileDialect["columns"] =>
  columnsUnder(rows, headerRow).columns;

/** The first rows as they are read: without empty ones, and with their cells in order. */
export function previewOf(head: Uint8Array<ArrayBuffer>, dialect: FileDialect, telling: number): string[][] {
  const arrangement = new Arrangement(dialect, null);
  const most = Math.min(telling, dialect.headerRow + previewRows * 3);
  return headRecords(head, grammarOf(dialect), dialect.encoding, most, (record, row) =>
    arrangement.arrange(record, row),
  )
    .slice(dialect.headerRow)
    .filter((cells) => cells.some((cell) => cell !== ""))
    .slice(0, previewRows);
}
