/** Reads a CSV with known columns by the ledgers' own reader: dialect detected, rows handed on one by one. */
import {
  cellText,
  columnsOf,
  detectDelimiter,
  detectHeaderRow,
  detectLineEnd,
  headRecords,
} from "../../job/reading/dialect.ts";
import { EncodingTally } from "../../job/reading/encoding.ts";
import { sniffRefusal, refusalOf } from "../../job/reading/file-kind.ts";
import { grammarOf, readAll, type RangeReader } from "../../job/reading/ranges.ts";
import { foldHeader } from "../../job/reading/synonyms.ts";
import { invalid } from "../../refusal.ts";

const headBytes = 1024 * 1024;
const rejectsMost = 100;

/** What a file must be. */
export interface TableKind<Field extends string, Entry> {
  /** Header words by field, folded; the first that fits a column takes it. */
  readonly headerWords: Readonly<Record<Field, readonly string[]>>;
  /** Fields that a column must fill, with the sentence that says what to do where none does. */
  readonly required: Readonly<Partial<Record<Field, string>>>;
  /** The entry that a row is, or a sentence that says why it is none. */
  readonly entryOf: (cells: Readonly<Partial<Record<Field, string>>>) => Entry | string;
  readonly keyOf: (entry: Entry) => string;
  readonly entriesMost: number;
  /** What to do with a file of more entries. */
  readonly tooMany: string;
  /** What is said of a key that stood before. */
  readonly twice: (key: string) => string;
}

export interface TableFacts<Field extends string> {
  rows: number;
  accepted: number;
  rejected: number;
  readonly columns: { header: string; field: Field | null }[];
  /** The first rows that were no entries, with the line in the file. */
  readonly rejects: { line: number; reason: string }[];
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

/** How the file is written, and the field of each of its columns. @throws Refusal 422. */
async function layoutOf<Field extends string, Entry>(read: RangeReader, size: number, kind: TableKind<Field, Entry>) {
  const head = new Uint8Array(await read(0, Math.min(size, headBytes)));
  const sniffed = sniffRefusal(head.subarray(0, 64 * 1024));
  if (sniffed !== null) throw invalid("file", refusalOf(sniffed).message);
  const lineEnd = detectLineEnd(head);
  const grammar = grammarOf({ delimiter: detectDelimiter(head, lineEnd), lineEnd });
  const tally = new EncodingTally();
  tally.add(head);
  const encoding = tally.encoding();
  const rows = headRecords(head, grammar, encoding, 50);
  const headerRow = Math.max(1, detectHeaderRow(rows));
  const headers = columnsOf(rows, headerRow).map((column) => column.name);
  const fields = fieldsOf(headers, kind.headerWords);
  for (const [field, sentence] of Object.entries(kind.required) as [Field, string][])
    if (!fields.includes(field)) throw invalid("file", sentence);
  return { grammar, encoding, headerRow, headers, fields };
}

/**
 * Reads the whole file; `keep` gets each entry in order.
 * @throws Refusal 422 for a file that is no such table, or has more entries than there may be.
 */
export async function readTable<Field extends string, Entry>(
  read: RangeReader,
  size: number,
  kind: TableKind<Field, Entry>,
  keep: (entry: Entry) => void,
): Promise<TableFacts<Field>> {
  const { grammar, encoding, headerRow, headers, fields } = await layoutOf(read, size, kind);
  const facts: TableFacts<Field> = {
    rows: 0,
    accepted: 0,
    rejected: 0,
    columns: headers.map((header, at) => ({ header, field: fields[at] ?? null })),
    rejects: [],
  };
  const reject = (line: number, reason: string): void => {
    facts.rejected += 1;
    if (facts.rejects.length < rejectsMost) facts.rejects.push({ line, reason });
  };
  const keys = new Set<string>();
  let seen = 0;
  await readAll(read, size, grammar, (reader, tooLong) => {
    seen += 1;
    if (seen <= headerRow) return;
    const cells: Partial<Record<Field, string>> = {};
    let filled = false;
    for (const [at, field] of fields.entries()) {
      if (field === null) continue;
      const text = cellText(reader, at, encoding);
      filled ||= text !== "";
      cells[field] = text;
    }
    if (!filled && !tooLong) return;
    facts.rows += 1;
    if (tooLong) return reject(reader.line, "The row is longer than a row can be.");
    const entry = kind.entryOf(cells);
    if (typeof entry === "string") return reject(reader.line, entry);
    const key = kind.keyOf(entry);
    if (keys.has(key)) return reject(reader.line, kind.twice(key));
    keys.add(key);
    if (keys.size > kind.entriesMost) throw invalid("file", kind.tooMany);
    facts.accepted += 1;
    keep(entry);
  });
  return facts;
}
