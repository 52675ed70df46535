/**
 * Takes the wrapping off an uploaded file: gzip, a ZIP with one table, a workbook (one sheet as CSV), UTF-16. What
 * comes out is plain UTF-8 text, written piece by piece; memory does not grow with the file. A ZIP around a workbook
 * takes two rounds, since a workbook is read from its end.
 */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { alikeSheets, type WorkbookSheet } from "@paygauge/api-types/entities/unpacked-file";
import { ownBytes, type ByteStream, type Bytes } from "@paygauge/api-types/table-files/bytes";
import { inflate, peek, rangeStream } from "./byte-stream.ts";
import { containerOf, headLength, type Container } from "@paygauge/analysis/reading/container";
import { FileRefused } from "./file-refused.ts";
import { bounded, requireGrowth } from "./growth.ts";
import { mergedCellsOf } from "./merged-cells.ts";
import { sheetToCsv } from "./sheet.ts";
import { sheetToRead, sheetsOf } from "./sheets.ts";
import { readSharedStrings, SharedStrings } from "./shared-strings.ts";
import { readWorkbook, workbookPart, type OpenPart } from "./workbook.ts";
import { mostEntries, readDirectory, type ZipEntry } from "./zip-directory.ts";
import { entryStream } from "./zip-entry.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

interface UnpackOptions {
  /** Bytes that may come out. */
  maxBytes: number;
  /** A workbook inside a ZIP is looked for only in the first round. */
  round: 1 | 2;
  /** The sheet of a workbook to read, from 0; null: the first table. */
  sheet: number | null;
  /** Whether the sheets with the columns of that one are read with it; absent where it was not asked. */
  together?: boolean | null;
}

export interface Unpacked {
  /** What came out is a workbook that needs a second round. */
  again: boolean;
  from: "gzip" | "zip" | "xlsx" | "utf-16";
  /** Sentences that the user should know. */
  notes: MessageRef[];
  /** Sheets of the workbook that was read, and which of them it was; none where it wasn't a workbook. */
  sheets: WorkbookSheet[];
  sheet: number | null;
  /** Whether other sheets with its columns were read with it; null where it was not answered. */
  together: boolean | null;
}

const noSheets = { sheets: [], sheet: null, together: null };

export type Write = (bytes: Bytes) => Promise<void>;

async function copy(stream: ByteStream, write: Write): Promise<void> {
  for await (const bytes of stream) await write(bytes);
}

const utf16Note = message("utf16Turned");

async function* utf8Of(stream: ByteStream, encoding: "utf-16le" | "utf-16be"): ByteStream {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const bytes of stream) yield ownBytes(encoder.encode(decoder.decode(bytes, { stream: true })));
  yield ownBytes(encoder.encode(decoder.decode()));
}

/** Writes what was inside an archive: text as it is, UTF-16 as UTF-8, a workbook only where it may be one. */
async function writeInner(
  inner: ByteStream,
  write: Write,
  takeWorkbook: boolean,
): Promise<{ again: boolean; notes: MessageRef[] }> {
  const { head, stream } = await peek(inner, headLength);
  const container = containerOf(head);
  if (container === "gzip" || (container === "zip" && !takeWorkbook)) throw new FileRefused("archive-nested");
  if (container === null || container === "zip") {
    await copy(stream, write);
    return { again: container === "zip", notes: [] };
  }
  await copy(utf8Of(stream, container), write);
  return { again: false, notes: [utf16Note] };
}

/** Files that archivers put next to the one that was meant. */
const isLitter = ({ name }: ZipEntry) => name.startsWith("__MACOSX/") || name === ".DS_Store" || name === "Thumbs.db";

/** The one table of a ZIP. */
function tableOf(entries: readonly ZipEntry[]): { entry: ZipEntry; notes: MessageRef[] } {
  const files = entries.filter((entry) => !isLitter(entry));
  if (files.length > mostEntries) throw new FileRefused("archive-entries");
  if (files.some(({ name }) => /[/\\]|^\.\.?$|^[a-z]:/i.test(name))) throw new FileRefused("archive-paths");
  const tables = files.filter(({ name }) => /\.(csv|tsv|tab|txt|xlsx|xlsm)$/i.test(name));
  if (tables.length > 1) throw new FileRefused("archive-several");
  const [entry] = tables.length === 1 ? tables : files;
  if (entry === undefined || (tables.length === 0 && files.length > 1)) throw new FileRefused("archive-no-table");
  const others = files.length - 1;
  if (others === 0) return { entry, notes: [] };
  const name = entry.name.slice(0, fileLimits.sheetName.limit);
  return {
    entry,
    notes: [others === 1 ? message("oneLeftOut", { name }) : message("someLeftOut", { name, count: others })],
  };
}

function sheetNotes(sheets: readonly WorkbookSheet[], read: readonly number[]): MessageRef[] {
  const others = sheets.filter((_, at) => !read.includes(at)).map((each) => `“${each.name}”`);
  const first = sheets[read[0] ?? 0]?.name ?? "";
  const together = read.length > 1 ? [message("sheetsReadTogether", { count: read.length, name: first })] : [];
  if (others.length === 0) return together;
  const listed =
    others.length > 4
      ? message("andMore", { names: others.slice(0, 3).join(", "), count: others.length - 3 })
      : others.join(", ");
  const args = { count: sheets.length, name: first, others: listed };
  return [...together, others.length === 1 ? message("sheetNotRead", args) : message("sheetsNotRead", args)];
}

function mergeNotes(filled: number): MessageRef[] {
  return filled === 0 ? [] : [message("mergedFilled", { count: filled })];
}

async function workbookToCsv(open: OpenPart, part: string, write: Write, { sheet: chosen, together }: UnpackOptions) {
  const workbook = await readWorkbook(open, part);
  const shared = workbook.sharedStrings === null ? null : open(workbook.sharedStrings);
  const strings = shared === null ? new SharedStrings() : await readSharedStrings(shared);
  const looked = await sheetsOf(open, workbook, strings);
  const sheet = sheetToRead(looked, chosen);
  const alike = together === true ? alikeSheets(looked, sheet) : [];
  const read = alike.length > 1 ? alike : [sheet];
  let filled = 0;
  for (const at of read) {
    const { part: name = "" } = workbook.sheets[at] ?? {};
    const stream = open(name);
    if (stream === null) throw new FileRefused("xlsx-broken");
    const searched = open(name);
    const merges = searched === null ? [] : await mergedCellsOf(searched);
    // The heading of the first stands for all.
    const after = at === read[0] ? 0 : (looked[at]?.heading ?? 0);
    filled += await sheetToCsv(stream, strings, workbook, write, merges, after);
  }
  const sheets = looked.map(({ name, hidden, holds, layout }) => ({ name, hidden, holds, layout }));
  return { sheets, sheet, together: together ?? null, notes: [...sheetNotes(sheets, read), ...mergeNotes(filled)] };
}

/** The part that every package has. */
const contentTypes = "[content_types].xml";

function refuseOtherDocuments(entries: readonly ZipEntry[]): void {
  const names = new Set(entries.map(({ name }) => partName(name)));
  if (names.has("xl/workbook.bin")) throw new FileRefused("xlsb");
  if (names.has("mimetype") && names.has("content.xml")) throw new FileRefused("ods");
  if (names.has(contentTypes)) throw new FileRefused("archive-no-table");
}

async function unpackZip(read: RangeReader, size: number, write: Write, options: UnpackOptions): Promise<Unpacked> {
  const entries = await readDirectory(read, size);
  const named = new Map(entries.toReversed().map((entry) => [entry.name, entry]));
  const folded = new Map(entries.toReversed().map((entry) => [partName(entry.name), entry]));
  const open: OpenPart = (name) => {
    const entry = named.get(name) ?? folded.get(name.toLowerCase());
    return entry === undefined ? null : entryStream(read, entry, options.maxBytes);
  };
  const isPackage = folded.has(contentTypes);
  const part = isPackage ? await workbookPart(open) : null;
  if (part !== null && /\.xml$/i.test(part) && !/^(word|ppt)\//i.test(part)) {
    return { again: false, from: "xlsx", ...(await workbookToCsv(open, part, write, options)) };
  }
  refuseOtherDocuments(entries);
  if (options.round === 2) throw new FileRefused("archive-nested");
  const { entry, notes } = tableOf(entries);
  const inner = await writeInner(entryStream(read, entry, options.maxBytes), write, true);
  return { again: inner.again, from: "zip", notes: [...notes, ...inner.notes], ...noSheets };
}

/** Names of parts are compared without case (ECMA-376 part 2, section 6.2.2.3), some writers add a slash. */
function partName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase();
}

/**
 * Unpacks a file to plain text.
 * @param read ranges of the packed file
 * @param size its bytes
 * @param container what its first bytes say
 * @throws FileRefused with the reason
 */
export async function unpack(
  read: RangeReader,
  size: number,
  container: Container,
  write: Write,
  options: UnpackOptions,
): Promise<Unpacked> {
  let written = 0;
  const counted: Write = async (bytes) => {
    written += bytes.length;
    requireGrowth(written, size, options.maxBytes);
    await write(bytes);
  };
  if (container === "zip") return unpackZip(read, size, counted, options);
  const stored = rangeStream(read, 0, size);
  if (container !== "gzip") {
    await copy(utf8Of(stored, container), counted);
    return { again: false, from: "utf-16", notes: [utf16Note], ...noSheets };
  }
  const inner = bounded(inflate(stored, "gzip"), size, options.maxBytes);
  const { again, notes } = await writeInner(inner, counted, false);
  return { again, from: "gzip", notes, ...noSheets };
}
