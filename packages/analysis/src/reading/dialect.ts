/** How a file is written (delimiter, line ends, header row, column names), from its first megabyte. */
import { nameWithoutHeading } from "@paygauge/api-types/entities/column-names";
import { delimiters, type Encoding, type FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { isAmountText } from "./amounts.ts";
import { decodeText, markLength } from "./encoding.ts";
import { RecordReader, unescapeQuotes, type RecordGrammar } from "./records.ts";
import { foldHeader, isKnownHeader } from "./synonyms.ts";

/** Text of cell `at` of the reader's current record, trimmed, quotes undone; "" beyond its width. */
export function cellText(reader: RecordReader, at: number, encoding: Encoding): string {
  if (at >= reader.width || at >= reader.starts.length) return "";
  const raw = decodeText(reader.buffer.subarray(reader.starts[at], reader.ends[at]), encoding);
  return unescapeQuotes(raw, reader.escaped[at]).trim();
}

const mostCells = fileLimits.columns.limit;
const DOUBLE = 34;
const APOSTROPHE = 39;

/** Stray quotes whose ends are searched far in a look at the widths of records: nothing else happens meanwhile. */
const headPatience = 8;

/** Records that are decoded however wide they are, the header apart, and cells after which no further record is. */
const fewRecords = 40;
const manyCells = 65_536;

/** The first `most` records of a buffer as text. */
export function headRecords(
  head: Uint8Array<ArrayBuffer>,
  grammar: RecordGrammar,
  encoding: Encoding,
  most: number,
  arrange?: (record: RecordReader, row: number) => void,
): string[][] {
  const reader = headReader(head, grammar);
  const rows: string[][] = [];
  while (rows.length < most && reader.next()) {
    arrange?.(reader, rows.length + 1);
    rows.push(Array.from({ length: Math.min(reader.width, mostCells) }, (_, at) => cellText(reader, at, encoding)));
  }
  return rows;
}

/** How many of the first `most` records to decode, fewer of wide ones, and whether one exceeds the limit of columns. */
export function headShape(head: Uint8Array<ArrayBuffer>, grammar: RecordGrammar, most: number, headerRow = 0) {
  const reader = headReader(head, { ...grammar, patience: headPatience });
  let records = 0;
  let isTooWide = false;
  for (let cells = 0; records < most && (records < headerRow + fewRecords || cells < manyCells); records++) {
    if (!reader.next()) break;
    cells += reader.width;
    isTooWide ||= reader.isTooWide;
  }
  return { records, isTooWide };
}

function headReader(head: Uint8Array<ArrayBuffer>, grammar: RecordGrammar): RecordReader {
  const reader = new RecordReader(grammar);
  reader.load(head, markLength(head), head.length, true);
  return reader;
}

/** Bytes in which a quote closes, for a look at the widths of records. */
const quoteBytes = 64 * 1024;

/** Numbers of cells of the first `most` records that hold anything but spaces: no cell is decoded. */
function headWidths(head: Uint8Array<ArrayBuffer>, grammar: RecordGrammar, most: number): number[] {
  const reader = headReader(head, { ...grammar, longestRecord: quoteBytes, patience: headPatience });
  const widths: number[] = [];
  for (let seen = 0; seen < most && reader.next(); seen++) {
    const width = Math.min(reader.width, mostCells);
    for (let at = 0; at < width; at++) {
      if (isBlank(reader.buffer, reader.starts[at] ?? 0, reader.ends[at] ?? 0)) continue;
      widths.push(width);
      break;
    }
  }
  return widths;
}

/** Whether bytes are those that `trim` takes away: spaces, controls of layout, a no-break space of one byte. */
function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== 32 && byte !== 160 && (byte < 9 || byte > 13)) return false;
  }
  return true;
}

/** The line end of a file, quotes left out; a few bare CRs in a file of LFs are content. */
export function detectLineEnd(head: Uint8Array): FileDialect["lineEnd"] {
  let crlf = 0;
  let lf = 0;
  let cr = 0;
  let quoted = false;
  for (let at = 0; at < head.length; at++) {
    const byte = head[at];
    if (byte === 34) quoted = !quoted;
    if (quoted) continue;
    if (byte === 13 && at + 1 < head.length) {
      if (head[at + 1] === 10) crlf++;
      else cr++;
    } else if (byte === 10 && head[at - 1] !== 13) lf++;
  }
  if (cr > 0 && lf + crlf === 0) return "cr";
  if (cr > (lf + crlf) * 0.05) return "mixed";
  return crlf > lf ? "crlf" : "lf";
}

/** The delimiter under which most records have the same number of cells, and more than one. */
export function detectDelimiter(
  head: Uint8Array<ArrayBuffer>,
  lineEnd: FileDialect["lineEnd"],
): FileDialect["delimiter"] {
  let best: FileDialect["delimiter"] = ",";
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const grammar = { delimiter: delimiter.charCodeAt(0), crEnds: lineEnd === "cr" || lineEnd === "mixed" };
    const widths = headWidths(head, grammar, 200);
    const width = commonest(widths.filter((each) => each > 1));
    if (width < 2) continue;
    const steady = widths.filter((each) => each === width).length / widths.length;
    const score = steady * steady * (1 + Math.log2(width));
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** How cells are wrapped, as far as it is not the usual way. */
type Quotes = Pick<FileDialect, "quote" | "quoteEscape">;

/**
 * How cells are wrapped in quotes, and how quotes inside them are written: the way under which more records have the
 * usual number of cells. Under the wrong one a cell swallows the rows behind it, or is cut at its delimiter.
 */
export function detectQuotes(head: Uint8Array<ArrayBuffer>, grammar: RecordGrammar): Quotes {
  const quote: Pick<Quotes, "quote"> = isSingleQuoted(head, grammar) ? { quote: "single" } : {};
  const used = quote.quote === undefined ? grammar : { ...grammar, quote: APOSTROPHE };
  if (!hasEscapedQuote(head, used.quote ?? DOUBLE)) return quote;
  const isBackslash = steadyRows(head, { ...used, backslash: true }) > steadyRows(head, used);
  return isBackslash ? { ...quote, quoteEscape: "backslash" } : quote;
}

/** Records with the usual number of cells. */
function steadyRows(head: Uint8Array<ArrayBuffer>, grammar: RecordGrammar): number {
  const widths = headWidths(head, grammar, 20_000);
  const width = commonest(widths);
  return widths.filter((each) => each === width).length;
}

/** Share of the words that are wrapped, and of the records that look so at all, where single quotes are meant. */
const wrapped = 0.8;
const lookedAt = 200;

/** Whether words are wrapped in single quotes: most of them begin with one, and end with one read so. */
function isSingleQuoted(head: Uint8Array<ArrayBuffer>, grammar: RecordGrammar): boolean {
  if (head.indexOf(APOSTROPHE) < 0) return false;
  const single = { ...grammar, quote: APOSTROPHE };
  const reader = headReader(head, { ...single, longestRecord: quoteBytes, patience: headPatience });
  let words = 0;
  let inQuotes = 0;
  for (let row = 0; row < lookedAt && reader.next(); row++) {
    for (let cell = 0; cell < Math.min(reader.width, mostCells); cell++) {
      const text = cellText(reader, cell, "utf-8");
      if (!/\p{L}/u.test(text)) continue;
      words++;
      if (reader.buffer[(reader.starts[cell] ?? 0) - 1] === APOSTROPHE) inQuotes++;
    }
  }
  return words > 0 && inQuotes >= words * wrapped && steadyRows(head, single) >= steadyRows(head, grammar);
}

function hasEscapedQuote(head: Uint8Array, quote: number): boolean {
  for (let at = head.indexOf(92); at >= 0; at = head.indexOf(92, at + 1)) if (head[at + 1] === quote) return true;
  return false;
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = 0;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most || (count === most && value > best)) {
      best = value;
      most = count;
    }
  }
  return best;
}

/** Cells of a row in which the words of headers are looked for. */
const wordsOfRow = 512;
const valueForm = /^[-+(£$€]?\s*\d[\d.,:/\s'-]*\)?\s*(%|[ap]m|€|£)?$|^\d{1,2}[-/ ][a-z]{3}/i;
/** No value is longer; the expression takes the square of a text's length where it does not fit. */
const longestValue = 60;

const isValue = (cell: string): boolean =>
  cell.length <= longestValue && (valueForm.test(cell) || (/\d/.test(cell) && isAmountText(cell)));

/**
 * 1-based number of the record that names the columns, 0 for none. A header has text in most cells, names that ledgers
 * use, and about as many cells as the rows below it; titles above it have one or two.
 */
export function detectHeaderRow(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== "").length);
  const usual = Math.max(1, commonest(filled.filter((count) => count > 1)));
  let best = 0;
  let bestScore = 0;
  rows.slice(0, 30).forEach((cells, at) => {
    const texts = cells.filter((cell) => cell !== "");
    if (texts.length === 0 || (usual > 1 && texts.length < 2)) return;
    const values = texts.filter(isValue).length;
    const textShare = 1 - values / texts.length;
    if (textShare < 0.6) return;
    const known = countUpTo(
      texts.slice(0, wordsOfRow),
      4,
      (cell) => cell.length <= 60 && isKnownHeader(foldHeader(cell)),
    );
    if (known === 0 && (textShare < 1 || texts.length < usual * 0.5)) return;
    const score = known + textShare + Math.min(1, texts.length / usual) - at * 0.05;
    if (score > bestScore) {
      best = at + 1;
      bestScore = score;
    }
  });
  if (bestScore < 2 && rows.length > 1 && !differsFromBelow(rows, best)) return 0;
  return headingBefore(rows, best, usual);
}

/** The first heading, where rows of values are between it and the one that looks most like a heading. */
function headingBefore(rows: readonly (readonly string[])[], best: number, usual: number): number {
  const isRow = (cells: readonly string[]) =>
    cells.some(isValue) && cells.filter((cell) => cell !== "").length * 2 > usual;
  const isHeading = (cells: readonly string[]) =>
    !cells.some(isValue) && cells.filter((cell) => isKnownHeader(foldHeader(cell.slice(0, longestValue)))).length >= 2;
  const first = rows.slice(0, Math.max(0, best - 1)).findIndex(isHeading);
  return first >= 0 && rows.slice(first + 1, best - 1).some(isRow) ? first + 1 : best;
}

/** How many values pass a test, counted no further than `most`. */
function countUpTo<T>(values: readonly T[], most: number, test: (value: T) => boolean): number {
  let count = 0;
  for (const value of values) if (test(value) && ++count === most) break;
  return count;
}

/** A row of words above rows with figures names them; above rows of words it may be one of them. */
function differsFromBelow(rows: readonly (readonly string[])[], header: number): boolean {
  return rows.slice(header, header + 20).some((cells) => cells.some(isValue));
}

/** Names of the columns: the header's cells, and numbered names where it is silent or shorter than most rows below. */
export function columnsOf(rows: readonly (readonly string[])[], headerRow: number): FileDialect["columns"] {
  const header = headerRow > 0 ? (rows[headerRow - 1] ?? []) : [];
  const below = rows.slice(headerRow).filter((cells) => cells.some((cell) => cell !== ""));
  let width = Math.max(header.length, ...below.map((cells) => cells.length));
  const usual = (at: number) => below.filter((cells) => (cells[at] ?? "") !== "").length * 2 >= below.length;
  while (width > header.length && width > 1 && !usual(width - 1)) width--;
  while (width > 1 && !header[width - 1] && below.every((cells) => !cells[width - 1])) width--;
  const seen = new Map<string, number>();
  return Array.from({ length: Math.min(width, mostCells) }, (_, index) => {
    const name =
      (header[index] ?? "").replace(/\s+/g, " ").slice(0, fileLimits.columnName.limit) || nameWithoutHeading(index);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { index, name: times === 1 ? name : `${name} (${times})` };
  });
}

/** Identifies a header so that a mapping can be remembered: the folded names in order. */
export function headerSignature(columns: FileDialect["columns"]): string {
  const text = columns.map((column) => foldHeader(column.name)).join("|");
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + at;
  }
  return `${columns.length}-${(a >>> 0).toString(16).padStart(8, "0")}${(b >>> 0).toString(16).padStart(8, "0")}`;
}
