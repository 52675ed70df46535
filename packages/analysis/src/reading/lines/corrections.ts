/** Applies corrections to the records of a file while it is read: the bytes of the file stay as they are. */
import type { Correction, CorrectionCounts } from "@paygauge/api-types/entities/corrections";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { decodeText, encodeText } from "../encoding.ts";
import type { OnRecord } from "../ranges.ts";
import { quoteForms, unescapeQuotes, type RecordReader } from "../records.ts";

type Said = Pick<Correction, "seq" | "row" | "columnName" | "column" | "from" | "to">;
interface Placed extends Said {
  /** Where the column of that name is in this file. */
  readonly place: number;
}

/** The place of a correction's column in a file: by its name, and by its old place where the file names no columns. */
function placeOf({ columnName, column }: Said, { columns }: FileDialect): number | null {
  const there = columns.find(({ index }) => index === column);
  if (there?.name === columnName) return column;
  return columns.find(({ name }) => name === columnName && name !== "")?.index ?? null;
}

export class Corrections {
  private readonly ofRow = new Map<number, Placed[]>();
  private readonly ofColumn: Placed[] = [];
  private readonly applied = new Set<number>();
  private readonly placed: number;
  private readonly all: number;
  private readonly dialect: FileDialect;

  constructor(said: readonly Said[], dialect: FileDialect) {
    this.dialect = dialect;
    this.all = said.length;
    const placed = said.flatMap((each) => {
      const place = placeOf(each, dialect);
      return place === null ? [] : [{ ...each, place }];
    });
    this.placed = placed.length;
    for (const each of placed.toSorted((a, b) => a.seq - b.seq)) {
      if (each.row === null) this.ofColumn.push(each);
      else this.ofRow.set(each.row, [...(this.ofRow.get(each.row) ?? []), each]);
    }
  }

  /** What became of them in the records that were read so far. */
  counts(): CorrectionCounts {
    const applied = this.applied.size;
    return { applied, unmatched: this.placed - applied, withoutColumn: this.all - this.placed };
  }

  /** Changes a row's texts, and answers which columns changed. */
  change(row: number, texts: string[]): number[] {
    const changed = new Set<number>();
    const wanted = [...(this.ofRow.get(row) ?? []), ...this.ofColumn].toSorted((a, b) => a.seq - b.seq);
    for (const { seq, place, from, to } of wanted) {
      if ((texts[place] ?? "") !== from) continue;
      // A short row has no cell there yet.
      while (texts.length <= place) texts.push("");
      texts[place] = to;
      changed.add(place);
      this.applied.add(seq);
    }
    return [...changed];
  }

  /** Hands corrected records on; `before`: records of the file that were read already. */
  around(onRecord: OnRecord, before: number): OnRecord {
    if (this.placed === 0) return onRecord;
    let row = before;
    return (record, tooLong, at, length) => {
      row += 1;
      const isHeader = row <= this.dialect.headerRow;
      if (tooLong || isHeader || !this.concerns(row, record)) onRecord(record, tooLong, at, length);
      else this.handOn(row, record, () => onRecord(record, false, at, length));
    };
  }

  /** Whether the row may hold a cell to correct: most hold none, and their texts are not made. */
  private concerns(row: number, record: RecordReader): boolean {
    return this.ofRow.has(row) || this.ofColumn.some(({ place, from }) => textAt(record, place, this.dialect) === from);
  }

  private handOn(row: number, record: RecordReader, handOn: () => void): void {
    const texts = Array.from({ length: record.width }, (_, column) => textAt(record, column, this.dialect));
    if (this.change(row, texts).length === 0) return handOn();
    const { buffer, recordStart, recordEnd } = record;
    write(record, texts, this.dialect);
    handOn();
    // The reader continues in the file.
    Object.assign(record, { buffer, recordStart, recordEnd });
  }
}

/** A cell's text without the quotes around it; "" where the row is shorter. */
export function textAt(record: RecordReader, column: number, { encoding }: FileDialect): string {
  if (column >= record.width) return "";
  const text = decodeText(record.buffer.subarray(record.starts[column], record.ends[column]), encoding);
  return unescapeQuotes(text, record.escaped[column]);
}

/** Lets the record are in a buffer of its own that reads so. */
function write(record: RecordReader, texts: readonly string[], { delimiter, encoding }: FileDialect): void {
  const cells = texts.map((text) => {
    const isQuoted = text.includes('"') || text.includes(delimiter) || /[\r\n]/.test(text);
    return { isQuoted, bytes: encodeText(isQuoted ? text.replaceAll('"', '""') : text, encoding) };
  });
  const length = cells.reduce((sum, { isQuoted, bytes }) => sum + bytes.length + (isQuoted ? 2 : 0) + 1, -1);
  const buffer = new Uint8Array(Math.max(0, length));
  let at = 0;
  for (const [column, { isQuoted, bytes }] of cells.entries()) {
    if (column > 0) buffer[at++] = delimiter.charCodeAt(0);
    if (isQuoted) buffer[at++] = 34;
    record.starts[column] = at;
    buffer.set(bytes, at);
    at += bytes.length;
    record.ends[column] = at;
    record.escaped[column] = isQuoted && texts[column]?.includes('"') === true ? quoteForms.doubled : quoteForms.none;
    if (isQuoted) buffer[at++] = 34;
  }
  Object.assign(record, { buffer, recordStart: 0, recordEnd: buffer.length, width: cells.length });
}
