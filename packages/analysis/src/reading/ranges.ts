/** Reads a file by ranges and hands its records on, never holding more of it than one window. */
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { markLength } from "./encoding.ts";
import { type Pause, Turns } from "@paygauge/api-types/turns/turns";
import { RecordReader, type RecordGrammar } from "./records.ts";

/** Bytes [offset, offset + length) of a file, fewer at its end: an R2 ranged read, or a slice of a local file. */
export type RangeReader = (offset: number, length: number) => Promise<Uint8Array>;

/** Bytes of one window: a slice of an ingest ends at its last whole record. */
export const windowBytes = 8 * 1024 * 1024;

export function grammarOf(
  dialect: Pick<FileDialect, "delimiter" | "lineEnd" | "quoteEscape" | "quote">,
): RecordGrammar {
  return {
    delimiter: dialect.delimiter.charCodeAt(0),
    crEnds: dialect.lineEnd === "cr" || dialect.lineEnd === "mixed",
    backslash: dialect.quoteEscape === "backslash",
    textMarks: true,
    ...(dialect.quote === "single" ? { quote: 39 } : {}),
  };
}

/** The state of a file's reading: a place between two records. */
export interface ReadingPlace {
  offset: number;
  line: number;
  recoveries: number;
  /** Inside a line that is too long: bytes are dropped up to its end. */
  skipping: boolean;
}

export const beginning: ReadingPlace = { offset: 0, line: 1, recoveries: 0, skipping: false };

interface WindowOutcome {
  place: ReadingPlace;
  done: boolean;
  bytes: number;
}

/**
 * A record, or a line that is too long to be one (its first bytes are buffer[recordStart, recordEnd)); it begins at byte
 * `at` of the file and is `length` bytes long there.
 */
export type OnRecord = (reader: RecordReader, tooLong: boolean, at: number, length: number) => void;

export interface WindowOptions {
  bytes?: number;
  pause?: Pause;
  /** Asked after each record: true ends the window there, before its bytes do. */
  isEnough?: () => boolean;
}

/**
 * Reads one window from a place and hands each whole record on. The answer's place is where the next window begins;
 * reading on from a stored place gives the same records as reading straight through.
 */
export async function readWindow(
  read: RangeReader,
  size: number,
  grammar: RecordGrammar,
  from: ReadingPlace,
  onRecord: OnRecord,
  options: WindowOptions = {},
): Promise<WindowOutcome> {
  const length = Math.max(1024, Math.min(options.bytes ?? windowBytes, size - from.offset));
  const bytes = ownBytes(await read(from.offset, length));
  const last = from.offset + bytes.length >= size || bytes.length === 0;
  const longestRecord = Math.min(
    grammar.longestRecord ?? fileLimits.rowBytes.limit,
    Math.floor((options.bytes ?? windowBytes) / 2),
  );
  const reader = new RecordReader({ ...grammar, longestRecord });
  reader.nextLine = from.line;
  reader.recoveries = from.recoveries;
  let start = from.offset === 0 ? markLength(bytes) : 0;
  let { skipping } = from;
  if (skipping) {
    const end = lineEnd(bytes, start, grammar.crEnds);
    start = end === -1 ? bytes.length : end;
    skipping = end === -1 && !last;
    if (end !== -1) reader.nextLine++;
  }
  reader.load(bytes, start, bytes.length, last);
  const turns = new Turns("recordBytes", options);
  let worked = start;
  while (reader.next()) {
    const bytesLong = reader.recordEnd - reader.recordStart;
    onRecord(reader, bytesLong > longestRecord, from.offset + reader.recordStart, bytesLong);
    const now = reader.position + reader.searched;
    if (turns.isOver(now - worked)) await turns.next();
    worked = now;
    if (options.isEnough?.() === true && reader.position < bytes.length) {
      const place = {
        offset: from.offset + reader.position,
        line: reader.nextLine,
        recoveries: reader.recoveries,
        skipping: false,
      };
      return { place, done: false, bytes: reader.position };
    }
  }
  let position = last ? bytes.length : reader.position;
  if (!last && reader.position === start && !skipping) {
    // No record ends within the window: hand its beginning on as one that is too long, and drop the rest of the line.
    reader.recordStart = 0;
    reader.recordEnd = bytes.length;
    reader.line = reader.nextLine;
    reader.width = 1;
    onRecord(reader, true, from.offset, bytes.length);
    position = bytes.length;
    skipping = true;
  }
  const place = { offset: from.offset + position, line: reader.nextLine, recoveries: reader.recoveries, skipping };
  return { place, done: last, bytes: position };
}

/** Reads a whole file from its beginning. */
export async function readAll(
  read: RangeReader,
  size: number,
  grammar: RecordGrammar,
  onRecord: OnRecord,
  options: WindowOptions & { onProgress?: (bytes: number) => void } = {},
): Promise<ReadingPlace> {
  const turns = new Turns("recordBytes", options);
  let place = beginning;
  for (;;) {
    const outcome = await readWindow(read, size, grammar, place, onRecord, options);
    ({ place } = outcome);
    await turns.next();
    options.onProgress?.(place.offset);
    if (outcome.done) return place;
  }
}

function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
}

function lineEnd(bytes: Uint8Array, from: number, crEnds: boolean): number {
  if (!crEnds) {
    const end = bytes.indexOf(10, from);
    return end < 0 ? -1 : end + 1;
  }
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === 10 || (bytes[at] === 13 && bytes[at + 1] !== 10)) return at + 1;
  }
  return -1;
}
