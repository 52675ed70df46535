/** Reads a CSV with known columns by the ledgers' own reader: dialect detected, rows handed on one by one. */
import {
  cellText,
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  headRecords,
  headShape,
} from "@paygauge/analysis/reading/dialect";
import { EncodingTally } from "@paygauge/analysis/reading/encoding";
import { refusalOfForm } from "@paygauge/analysis/reading/compound-file";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import {
  beginning,
  grammarOf,
  readWindow,
  type RangeReader,
  type ReadingPlace,
  type WindowOptions,
} from "@paygauge/analysis/reading/ranges";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { invalid } from "@paygauge/worker/refusal";
import { isMessageRef, message, type Message, type MessageRef } from "@paygauge/api-types/catalogue/message";

const headBytes = 1024 * 1024;
const maxRejects = 100;
const maxSample = 10;

/** What a file must be. */
export interface Table<Field extends string, Entry> {
  /** Header words by field, folded; the first that fits a column takes it. */
  readonly headerWords: Readonly<Record<Field, readonly string[]>>;
  /** Fields that a column must fill, with the message that says what to do where none does. */
  readonly required: Readonly<Partial<Record<Field, MessageRef>>>;
  /** The entry that a row is, or a message that says why it is none. */
  readonly entryOf: (cells: Readonly<Partial<Record<Field, string>>>) => Entry | MessageRef;
  readonly keyOf: (entry: Entry) => string;
  /** The entry as a user reads it. */
  readonly sampleOf: (entry: Entry) => Record<Field, string>;
  /** What is counted of entries next to their number. */
  readonly countsOf: (entry: Entry) => { readonly acceptsCard: boolean; readonly acceptsVirtualCard: boolean };
  readonly maxEntries: number;
  /** What to do with a file of more entries. */
  readonly tooMany: MessageRef;
  /** The message about a repeated key. */
  readonly twice: (key: string) => MessageRef;
}

interface TableFacts<Field extends string> {
  rows: number;
  accepted: number;
  rejected: number;
  acceptsCard: number;
  acceptsVirtualCard: number;
  readonly columns: { header: string; field: Field | null }[];
  /** The first entries as read. */
  readonly sample: Record<Field, string>[];
  /** The first rows without an entry, with the line in the file. */
  readonly rejects: { line: number; reason: Message }[];
}

/** How the file is written. */
interface Layout {
  readonly delimiter: "," | ";" | "\t" | "|";
  readonly lineEnd: ReturnType<typeof detectLineEnd>;
  readonly encoding: ReturnType<EncodingTally["encoding"]>;
  readonly headerRow: number;
}

/** The state of a table's reading, as JSON: reading on from it gives what reading straight through does. */
export interface TableStanding<Field extends string> {
  readonly layout: Layout;
  readonly place: ReadingPlace;
  /** Records seen so far, those above the heading as well. */
  readonly seen: number;
  readonly facts: TableFacts<Field>;
}

/** The field of each column, null for one that fills none. No field is filled twice. */
export function fieldsOf<Field extends string>(
  headers: readonly string[],
  headerWords: Readonly<Record<Field, readonly string[]>>,
): (Field | null)[] {
  const fields: (Field | null)[] = headers.map(() => null);
  for (const [field, words] of Object.entries(headerWords) as [Field, readonly string[]][]) {
    for (const word of words) {
      const at = headers.findIndex((header, index) => fields[index] === null && foldHeader(header) === word);
      if (at < 0) continue;
      fields[at] = field;
      break;
    }
  }
  return fields;
}

/** Looks at the file's beginning: how it is written, and the field of each of its columns. @throws Refusal 422. */
export async function beginTable<Field extends string, Entry>(
  read: RangeReader,
  size: number,
  table: Table<Field, Entry>,
): Promise<TableStanding<Field>> {
  const head = new Uint8Array(await read(0, Math.min(size, headBytes)));
  const sniffed = await refusalOfForm(head, read);
  if (sniffed !== null) throw invalid("file", refusalOf(sniffed).message);
  const lineEnd = detectLineEnd(head);
  const delimiter = detectDelimiter(head, lineEnd);
  const tally = new EncodingTally();
  tally.add(head);
  const encoding = tally.encoding();
  const grammar = grammarOf({ delimiter, lineEnd });
  if (headShape(head, grammar, 50).isTooWide) throw invalid("file", refusalOf("too-many-columns").message);
  const rows = headRecords(head, grammar, encoding, 50);
  const headerRow = Math.max(1, detectHeaderRow(rows));
  const headers = columnsOf(rows, headerRow).map((column) => column.name);
  const fields = fieldsOf(headers, table.headerWords);
  for (const [field, missing] of Object.entries(table.required) as [Field, MessageRef][])
    if (!fields.includes(field)) throw invalid("file", missing);
  const columns = headers.map((header, at) => ({ header, field: fields[at] ?? null }));
  const counts = { rows: 0, accepted: 0, rejected: 0, acceptsCard: 0, acceptsVirtualCard: 0 };
  return {
    layout: { delimiter, lineEnd, encoding, headerRow },
    place: beginning,
    seen: 0,
    facts: { ...counts, columns, sample: [], rejects: [] },
  };
}

/** What becomes of the entries. */
interface Taker<Entry> {
  /** Whether an earlier entry has this key. */
  readonly isTaken: (key: string) => boolean;
  readonly keep: (key: string, entry: Entry, line: number) => void;
}

/** The cells of a record by field, and whether any is filled. */
function cellsOf<Field extends string>(reader: RecordReader, { layout, facts }: TableStanding<Field>) {
  const cells: Partial<Record<Field, string>> = {};
  let filled = false;
  for (const [at, { field }] of facts.columns.entries()) {
    if (field === null) continue;
    const text = cellText(reader, at, layout.encoding);
    filled ||= text !== "";
    cells[field] = text;
  }
  return { cells, filled };
}

/**
 * Reads one window on from a standing; `taker` gets each entry in order. The standing given is left unchanged.
 * @throws Refusal 422 for a file of more entries than there may be.
 */
export async function readSlice<Field extends string, Entry>(
  read: RangeReader,
  size: number,
  table: Table<Field, Entry>,
  from: TableStanding<Field>,
  taker: Taker<Entry>,
  options: WindowOptions = {},
): Promise<{ readonly standing: TableStanding<Field>; readonly done: boolean }> {
  const facts = { ...from.facts, sample: [...from.facts.sample], rejects: [...from.facts.rejects] };
  let { seen } = from;
  const reject = (line: number, reason: MessageRef): void => {
    facts.rejected += 1;
    if (facts.rejects.length < maxRejects) facts.rejects.push({ line, reason });
  };
  const take = (entry: Entry, line: number): void => {
    const key = table.keyOf(entry);
    if (taker.isTaken(key)) return reject(line, table.twice(key));
    facts.accepted += 1;
    if (facts.accepted > table.maxEntries) throw invalid("file", table.tooMany);
    const { acceptsCard, acceptsVirtualCard } = table.countsOf(entry);
    if (acceptsCard) facts.acceptsCard += 1;
    if (acceptsVirtualCard) facts.acceptsVirtualCard += 1;
    if (facts.sample.length < maxSample) facts.sample.push(table.sampleOf(entry));
    taker.keep(key, entry, line);
  };
  const onRecord = (reader: RecordReader, tooLong: boolean): void => {
    seen += 1;
    if (seen <= from.layout.headerRow) return;
    const { cells, filled } = cellsOf(reader, from);
    if (!filled && !tooLong) return;
    facts.rows += 1;
    if (tooLong) return reject(reader.line, message("rowOverlong"));
    const entry = table.entryOf(cells);
    if (isMessageRef(entry)) reject(reader.line, entry);
    else take(entry, reader.line);
  };
  const { place, done } = await readWindow(read, size, grammarOf(from.layout), from.place, onRecord, options);
  return { standing: { layout: from.layout, place, seen, facts }, done };
}
