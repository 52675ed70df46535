/** Reads one column of a CSV file or workbook as entries of a list, in memory: the file is not stored. */
import { companyListLimits, type companyColumns } from "@paygauge/api-types/entities/company-lists";
import type * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { containerOf, headLength } from "@paygauge/analysis/reading/container";
import {
  cellText,
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  headRecords,
  headShape,
} from "@paygauge/analysis/reading/dialect";
import { refusalOfForm } from "@paygauge/analysis/reading/compound-file";
import { EncodingTally } from "@paygauge/analysis/reading/encoding";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { beginning, grammarOf, readWindow, type RangeReader } from "@paygauge/analysis/reading/ranges";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import { invalid } from "@paygauge/worker/refusal";
import { FileRefused } from "../job/unpack/file-refused.ts";
import { unpack } from "../job/unpack/unpack.ts";

/** Bytes that a packed file may have unpacked, and rows from which its columns are found. */
const maxBytes = 16 * 1024 * 1024;
const headRows = 50;

type Columns = v.InferOutput<typeof companyColumns>;

const readerOf =
  (bytes: Uint8Array<ArrayBuffer>): RangeReader =>
  async (offset, length) =>
    bytes.subarray(offset, offset + length);

/** One round of unpacking; bytes that are not packed come back unchanged. */
async function unpackedOnce(
  bytes: Uint8Array<ArrayBuffer>,
  round: 1 | 2,
): Promise<{
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isAgain: boolean;
}> {
  const container = containerOf(bytes.subarray(0, headLength));
  if (container === null) return { bytes, isAgain: false };
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const write = async (piece: Uint8Array): Promise<void> => {
    pieces.push(new Uint8Array(piece));
  };
  const { again } = await unpack(readerOf(bytes), bytes.length, container, write, { maxBytes, round, sheet: null });
  return { bytes: new Uint8Array(await new Blob(pieces).arrayBuffer()), isAgain: again };
}

/** @throws Refusal 422 with what to do about a file that can't be read */
async function plainBytes(sent: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const first = await unpackedOnce(sent, 1);
    return first.isAgain ? (await unpackedOnce(first.bytes, 2)).bytes : first.bytes;
  } catch (error) {
    if (error instanceof FileRefused) throw invalid("file", refusalOf(error.code).message);
    throw error;
  }
}

/** Headings of numbers, then of names: a number needs no search. */
const likely = [
  /\b(company|registration|registered|crn)\b.*\b(no|number|nr|nummer|reg)\b|^crn$/,
  /name|supplier|payee|vendor|company/,
];

function likelyColumn(headings: readonly string[]): number {
  const folded = headings.map(foldHeader);
  for (const words of likely) {
    const at = folded.findIndex((heading) => words.test(heading));
    if (at >= 0) return at;
  }
  return 0;
}

/** @throws Refusal 422 */
export async function readCompanyColumn(file: File, wanted: number | undefined): Promise<Columns> {
  const bytes = await plainBytes(new Uint8Array(await file.arrayBuffer()));
  if (bytes.length === 0) throw invalid("file", message("fileEmptyOther"));
  const read = readerOf(bytes);
  const refused = await refusalOfForm(bytes, read);
  if (refused !== null) throw invalid("file", refusalOf(refused).message);
  const lineEnd = detectLineEnd(bytes);
  const grammar = grammarOf({ delimiter: detectDelimiter(bytes, lineEnd), lineEnd });
  const tally = new EncodingTally();
  tally.add(bytes);
  const encoding = tally.encoding();
  if (headShape(bytes, grammar, headRows).isTooWide) throw invalid("file", refusalOf("too-many-columns").message);
  const rows = headRecords(bytes, grammar, encoding, headRows);
  const headerRow = detectHeaderRow(rows);
  const columns = columnsOf(rows, headerRow)
    .map(({ name }) => name)
    .slice(0, companyListLimits.columns);
  const column = Math.min(wanted ?? likelyColumn(columns), Math.max(0, columns.length - 1));
  const entries: string[] = [];
  let seen = 0;
  let place = beginning;
  for (let isOver = false; !isOver && entries.length < companyListLimits.read;) {
    const window = await readWindow(read, bytes.length, grammar, place, (reader, isTooLong) => {
      seen += 1;
      if (seen <= headerRow || isTooLong || entries.length >= companyListLimits.read) return;
      const text = cellText(reader, column, encoding).trim().slice(0, companyListLimits.letters);
      if (text !== "") entries.push(text);
    });
    [place, isOver] = [window.place, window.done];
  }
  return { columns, column, entries };
}
