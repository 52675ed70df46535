/** Reads rows that were found from their files, stretch by stretch. */
import { Arrangement } from "@paygauge/analysis/reading/arrange";
import { Corrections, textAt } from "@paygauge/analysis/reading/lines/corrections";
import { grammarOf, readWindow, type OnRecord, type RangeReader, windowBytes } from "@paygauge/analysis/reading/ranges";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { Turns } from "@paygauge/api-types/turns/turns";
import type { Env } from "../../env.ts";
import type { RowPlaces } from "./row-places.ts";
import type { LedgerFile, RunLedger } from "./run-ledger.ts";
import type { Stretch } from "./row-stretches.ts";
import { storedRanges } from "./stored-ranges.ts";

/** A row of a file. */
export interface RowFound {
  /** Its place among those that were found. */
  readonly at: number;
  readonly file: LedgerFile;
  /** With its cells in the order of the columns, and corrected. */
  readonly record: RecordReader;
  readonly tooLong: boolean;
  /** Columns whose cells are corrected. */
  readonly changed: readonly number[];
  /** Where it begins in the file, and its bytes. */
  readonly offset: number;
  readonly length: number;
}

export type OnRow = (row: RowFound) => void;

/** Bytes of a row of most ledgers: a stretch counts as so many rows of a turn. */
const bytesOfRow = 128;

/** Stretches that are asked for ahead of the one that is read. */
const ahead = 4;

interface PlacesAsked {
  readonly env: Pick<Env, "FILES">;
  readonly run: RunLedger;
  readonly places: RowPlaces;
}

/** Texts of a row's cells. */
export const textsOf = (record: RecordReader, dialect: LedgerFile["dialect"]): string[] =>
  Array.from({ length: Math.min(record.width, record.starts.length) }, (_, at) => textAt(record, at, dialect));

/** Reads the rows of one stretch. */
async function readStretch(asked: PlacesAsked, stretch: Stretch, read: RangeReader, onRow: OnRow): Promise<void> {
  const file = asked.run.files[stretch.file];
  if (file === undefined) return;
  const wanted = new Map(stretch.wanted.map((at) => [asked.places.row[at] ?? 0, at]));
  let row = stretch.before;
  let left = wanted.size;
  let changed: readonly number[] = [];
  const take: OnRecord = (record, tooLong, offset, length) => {
    const at = wanted.get(row++);
    if (at === undefined) return;
    left--;
    onRow({ at, file, record, tooLong, changed, offset, length });
  };
  const corrections = new Corrections(file.corrections, file.dialect);
  const corrected = corrections.around(take, stretch.before);
  const watched: OnRecord = (record, tooLong, offset, length) => {
    const isAsked = !tooLong && file.corrections.length > 0 && wanted.has(row);
    changed = isAsked ? corrections.change(row + 1, textsOf(record, file.dialect)) : [];
    corrected(record, tooLong, offset, length);
  };
  const arranged = new Arrangement(file.dialect, file.mapping).around(watched, stretch.before);
  let place = { offset: stretch.offset, line: stretch.line, recoveries: 0, skipping: false };
  for (;;) {
    const window = await readWindow(read, stretch.end, grammarOf(file.dialect), place, arranged, {
      bytes: windowBytes,
      isEnough: () => left === 0,
    });
    if (window.done || left === 0) return;
    ({ place } = window);
  }
}

/** A reader of the bytes of a stretch that were asked for ahead. */
const within =
  (stretch: Stretch, bytes: Promise<Uint8Array>): RangeReader =>
  async (offset, length) =>
    (await bytes).subarray(offset - stretch.offset, offset - stretch.offset + length);

interface Asked {
  readonly stretch: Stretch;
  readonly read: RangeReader;
}

/** Asks for the bytes of stretches ahead of the one that is read. */
class Ahead {
  bytes = 0;
  isDone = false;
  private readonly asked: PlacesAsked;
  private readonly stretches: Iterator<Stretch>;
  private readonly most: number;
  private readonly readers = new Map<number, RangeReader>();
  private readonly waiting: Asked[] = [];

  constructor(asked: PlacesAsked, stretches: Iterator<Stretch>, most: number) {
    this.asked = asked;
    this.stretches = stretches;
    this.most = most;
    for (let each = 0; each < ahead; each++) this.ask();
  }

  /** The next stretch; undefined where there is none, or as many bytes are read as may be. */
  next(): Asked | undefined {
    const next = this.waiting.shift();
    if (next !== undefined) this.ask();
    return next;
  }

  private ask(): void {
    if (this.isDone || this.bytes >= this.most) return;
    const next = this.stretches.next();
    if (next.done === true) {
      this.isDone = true;
      return;
    }
    const stretch = next.value;
    const length = stretch.end - stretch.offset;
    this.bytes += length;
    const read = this.rangesOf(stretch.file);
    // A block beyond a window's bytes is read window by window.
    if (length > windowBytes) {
      this.waiting.push({ stretch, read });
      return;
    }
    const asking = read(stretch.offset, length);
    // It is awaited when its turn comes; until then it must not pass for unhandled.
    asking.catch(() => {});
    this.waiting.push({ stretch, read: within(stretch, asking) });
  }

  private rangesOf(file: number): RangeReader {
    const of = this.asked.run.files[file];
    const none: RangeReader = () => Promise.resolve(new Uint8Array(0));
    const reader = this.readers.get(file) ?? (of === undefined ? none : storedRanges(this.asked.env, of));
    this.readers.set(file, reader);
    return reader;
  }
}

/**
 * Reads rows in the order of the files.
 * @param most bytes after which it stops, at the end of a stretch
 * @returns bytes that were read, and whether all stretches were
 */
export async function readPlaces(
  asked: PlacesAsked,
  stretches: Iterator<Stretch>,
  onRow: OnRow,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly bytes: number; readonly isDone: boolean }> {
  const reading = new Ahead(asked, stretches, most);
  const turns = new Turns("walkedRows");
  for (let next = reading.next(); next !== undefined; next = reading.next()) {
    await readStretch(asked, next.stretch, next.read, onRow);
    // Bytes that were asked for ahead are there: waiting for them gives no other request a turn.
    await turns.after(Math.ceil((next.stretch.end - next.stretch.offset) / bytesOfRow));
  }
  return { bytes: reading.bytes, isDone: reading.isDone };
}
