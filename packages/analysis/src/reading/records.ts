/**
 * Splits bytes into records and cells without making a string of either: a cell is a span of the buffer. Grammar of
 * RFC 4180 as lenient as papaparse: a quote opens only at the start of a cell, closes only before a delimiter or a line
 * end (spaces between are dropped), and `""` inside quotes is one quote. A quote that does not close within
 * `longestRecord` bytes is read as an ordinary character of its line, so that one stray quote cannot swallow a file.
 */

import { fileLimits } from "@paygauge/api-types/entities/file-limits";

const QUOTE = 34;
const LF = 10;
const CR = 13;
const SPACE = 32;
const BACKSLASH = 92;
const EQUALS = 61;
const APOSTROPHE = 39;
/** A word of four bytes with 1, with 14 or with the highest bit in each. */
const eachByte = 0x01010101;
const belowFourteen = 0x0e0e0e0e;
const highBits = 0x80808080 | 0;

/** Cells from this index on are counted and not kept. */
const mostCells = fileLimits.columns.limit;
/** After this many stray quotes a file is scanned with a short look-ahead, so that a hostile one cannot cost a square. */
const patientRecoveries = 64;
const impatientLookAhead = 1024;

export interface RecordGrammar {
  /** Byte that separates cells. */
  delimiter: number;
  /** A CR that no LF follows ends a record too. */
  crEnds: boolean;
  /** A quote inside quotes is written `\"`, as Spark and MySQL do. */
  backslash?: boolean;
  /** Byte that cells are wrapped in; the double quote where it is not said. */
  quote?: number;
  /** `="00123"` and `'123` are text, as spreadsheets write it: the cell is what they mean. */
  textMarks?: boolean;
  /** Longest record in bytes that a quoted cell may make; default 1 MiB. */
  longestRecord?: number;
  /** Stray quotes until the look-ahead becomes short; default 64. */
  patience?: number;
}

/** Whether bytes hold anything but spaces and controls. */
function hasContent(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((bytes[at] ?? 0) > SPACE) return true;
  return false;
}

/** How quotes inside a cell are written: none are, doubled, or behind a backslash. */
export const quoteForms = { none: 0, doubled: 1, backslash: 2, doubledSingle: 3 } as const;

/** The text of a cell without the escapes of its quotes. */
export function unescapeQuotes(text: string, form: number | undefined): string {
  if (form === quoteForms.doubled) return text.replaceAll('""', '"');
  if (form === quoteForms.doubledSingle) return text.replaceAll("''", "'");
  return form === quoteForms.backslash ? text.replace(/\\(["'\\])|"(?=")/g, "$1") : text;
}

/** What became of a record's cells before they were read. */
export const arrangements = {
  none: 0,
  /** Cells were joined that a delimiter without quotes had cut apart. */
  joined: 1,
  /** More cells than the heading names, and more than one way to read them. */
  wide: 2,
  /** Such a record, which a user leaves out. */
  setAside: 3,
  /** Such a record without the cells that the heading does not name. */
  dropped: 4,
  /** A heading that names the columns in another order. */
  heading: 5,
} as const;

export class RecordReader {
  /** Cell i of the current record is buffer[starts[i], ends[i]); escaped[i] says how its quotes are written. */
  readonly starts = new Int32Array(mostCells);
  readonly ends = new Int32Array(mostCells);
  readonly escaped = new Uint8Array(mostCells);
  /** Cells of the current record. */
  width = 0;
  /** A cell beyond the limit of columns holds more than spaces. */
  isTooWide = false;
  /** What an arrangement did with the current record's cells (reading/arrange.ts). */
  arranged: number = arrangements.none;
  recordStart = 0;
  /** End of the current record, without its line end. */
  recordEnd = 0;
  /** Where the next record begins; what lies before is consumed. */
  position = 0;
  /** Physical line (1-based) on which the current record begins, and the one where the next begins. */
  line = 1;
  nextLine = 1;
  /** Quotes that were read as ordinary characters because they never closed. */
  recoveries = 0;
  /** Bytes that were searched in vain for the end of such quotes. */
  searched = 0;
  buffer = new Uint8Array(0);
  /** The same bytes, to look at four of them at once. */
  private words = new DataView(new ArrayBuffer(0));
  private limit = 0;
  private last = false;
  private readonly delimiter: number;
  private readonly crEnds: boolean;
  private readonly backslash: boolean;
  private readonly textMarks: boolean;
  private readonly quote: number;
  private readonly doubledForm: number;
  /** The delimiter in each byte of a word. */
  private readonly delimiters: number;
  readonly longestRecord: number;
  private readonly patience: number;

  constructor(grammar: RecordGrammar) {
    this.delimiter = grammar.delimiter;
    this.crEnds = grammar.crEnds;
    this.backslash = grammar.backslash ?? false;
    this.textMarks = grammar.textMarks ?? false;
    this.quote = grammar.quote ?? QUOTE;
    this.doubledForm = this.quote === QUOTE ? quoteForms.doubled : quoteForms.doubledSingle;
    this.delimiters = Math.imul(grammar.delimiter, eachByte);
    this.patience = grammar.patience ?? patientRecoveries;
    this.longestRecord = grammar.longestRecord ?? fileLimits.openQuoteBytes.limit;
  }

  /** Reads from buffer[from, to); `last` says that the file ends there. */
  load(buffer: Uint8Array<ArrayBuffer>, from: number, to: number, last: boolean): void {
    this.buffer = buffer;
    this.words = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
    this.position = from;
    this.limit = to;
    this.last = last;
  }

  /** Reads the next whole record. False: none is complete in the buffer; `position` stays at its start. */
  next(): boolean {
    if (this.position >= this.limit) return false;
    const outcome = this.scan(false);
    if (outcome !== -1) return outcome === 1;
    this.recoveries++;
    return this.scan(true) === 1;
  }

  /** 1 a record, 0 incomplete, -1 a quote that does not close. */
  private scan(literal: boolean): number {
    const { buffer: bytes, delimiter, limit, starts, ends, escaped, quote } = this;
    const start = this.position;
    let at = start;
    let width = 0;
    let lines = 1;
    let isTooWide = false;
    for (;;) {
      let from = at;
      let to: number;
      let doubled = 0;
      const open = this.textMarks ? this.openingQuote(at, start) : at;
      if (!literal && open < limit && bytes[open] === quote) {
        const close = this.closingQuote(open + 1, start);
        if (close < 0) return close === -2 ? 0 : -1;
        from = open + 1;
        to = close;
        doubled = this.sawQuote;
        lines += this.sawLines;
        at = this.afterQuote;
      } else {
        at = this.cellEnd(at);
        to = at;
      }
      if (at >= limit && !this.last) return 0;
      if (width < mostCells) {
        starts[width] = from;
        ends[width] = to;
        escaped[width] = doubled;
        if (this.textMarks && (bytes[from] === EQUALS || bytes[from] === APOSTROPHE)) this.unwrap(width);
      } else isTooWide ||= hasContent(bytes, from, to);
      width++;
      if (at >= limit || bytes[at] !== delimiter) break;
      at++;
    }
    this.isTooWide = isTooWide;
    return this.finish(start, at, width, lines);
  }

  /**
   * Where an unquoted cell ends, from `at` on: a delimiter, a line end or the limit. Four bytes at a time: a byte that is
   * the delimiter, or below 14 as line ends are, leaves its highest bit in `found` (the lowest such byte exactly).
   */
  private cellEnd(from: number): number {
    const { words, limit, delimiters, delimiter, crEnds, buffer: bytes } = this;
    let at = from;
    for (const last = limit - 4; at <= last;) {
      const word = words.getInt32(at, true);
      const apart = word ^ delimiters;
      const found = (((apart - eachByte) & ~apart) | ((word - belowFourteen) & ~word)) & highBits;
      if (found === 0) {
        at += 4;
        continue;
      }
      at += (31 - Math.clz32(found & -found)) >> 3;
      const byte = bytes[at];
      if (byte === delimiter || byte === LF || (byte === CR && crEnds)) return at;
      at++;
    }
    for (; at < limit; at++) {
      const byte = bytes[at];
      if (byte === delimiter || byte === LF || (byte === CR && crEnds)) break;
    }
    return at;
  }

  /**
   * Where a cell's quote opens: behind the mark of text (`="00123"`), or behind spaces where it closes on its line. The
   * cell's beginning where none does.
   */
  private openingQuote(at: number, recordStart: number): number {
    const { buffer: bytes, limit } = this;
    if (bytes[at] === EQUALS) return at + 1 < limit && bytes[at + 1] === QUOTE ? at + 1 : at;
    if (bytes[at] !== SPACE) return at;
    let open = at + 1;
    while (open < limit && bytes[open] === SPACE) open++;
    if (open >= limit || bytes[open] !== this.quote) return at;
    const close = this.closingQuote(open + 1, recordStart);
    return close === -2 || (close >= 0 && this.sawLines === 0) ? open : at;
  }

  /** Takes the marks of text off a cell: `=""00123""` inside quotes, and an apostrophe before a number. */
  private unwrap(cell: number): void {
    const { buffer: bytes, starts, ends } = this;
    const from = starts[cell] ?? 0;
    const to = ends[cell] ?? 0;
    if (bytes[from] === EQUALS) {
      const isWrapped = to - from >= 5 && bytes[from + 2] === QUOTE && bytes[to - 1] === QUOTE;
      const mark = bytes[from + 1];
      if (!isWrapped || (mark !== QUOTE && mark !== BACKSLASH) || bytes[to - 2] !== mark) return;
      starts[cell] = from + 3;
      ends[cell] = to - 2;
      return;
    }
    const end = to - from > 2 && bytes[to - 1] === APOSTROPHE ? to - 1 : to;
    let digits = 0;
    for (let at = from + 1; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 48 && byte <= 57) digits++;
      // Letters make a name or a word of it: 't Hoekje.
      else if ((byte | 32) >= 97 && (byte | 32) <= 122) return;
    }
    if (digits === 0) return;
    starts[cell] = from + 1;
    ends[cell] = end;
  }

  private finish(start: number, at: number, width: number, lines: number): number {
    const { buffer: bytes, limit } = this;
    let end = at;
    let following = at + 1;
    if (at >= limit) following = limit;
    else if (bytes[at] === CR) {
      if (at + 1 >= limit && !this.last) return 0;
      if (at + 1 < limit && bytes[at + 1] === LF) following = at + 2;
    }
    if ((at >= limit || bytes[at] === LF) && end > start && bytes[end - 1] === CR) end--;
    const lastCell = Math.min(width, mostCells) - 1;
    if ((this.ends[lastCell] ?? 0) > end) this.ends[lastCell] = Math.max(end, this.starts[lastCell] ?? 0);
    this.width = width;
    this.arranged = arrangements.none;
    this.recordStart = start;
    this.recordEnd = end;
    this.position = following;
    this.line = this.nextLine;
    this.nextLine += lines;
    return 1;
  }

  private sawQuote = 0;
  private sawLines = 0;
  private afterQuote = 0;

  /** Index of the quote that closes the cell; -2 when more bytes are needed, -1 when it never closes. */
  private closingQuote(from: number, recordStart: number): number {
    const { buffer: bytes, limit, quote } = this;
    const patience = this.recoveries < this.patience ? this.longestRecord : impatientLookAhead;
    const bound = Math.min(limit, recordStart + patience);
    this.sawQuote = 0;
    this.sawLines = 0;
    let at = from;
    while (at < bound) {
      const byte = bytes[at] ?? 0;
      if (byte === BACKSLASH && this.backslash) {
        this.sawQuote = quoteForms.backslash;
        // Another escaped byte, such as a line end, is read as itself.
        at += bytes[at + 1] === quote || bytes[at + 1] === BACKSLASH ? 2 : 1;
        continue;
      }
      if (byte === quote) {
        if (at + 1 < limit && bytes[at + 1] === quote) {
          this.sawQuote = this.backslash ? quoteForms.backslash : this.doubledForm;
          at += 2;
          continue;
        }
        let after = at + 1;
        while (after < limit && bytes[after] === SPACE) after++;
        if (after >= limit) {
          if (!this.last) return -2;
          this.afterQuote = after;
          return at;
        }
        if (this.endsCell(after)) {
          this.afterQuote = bytes[after] === CR && !this.crEnds ? after + 1 : after;
          return at;
        }
      } else if (byte === LF || (byte === CR && this.crEnds && bytes[at + 1] !== LF)) this.sawLines++;
      at++;
    }
    this.searched += at - from;
    return bound === limit && !this.last ? -2 : -1;
  }

  private endsCell(at: number): boolean {
    const byte = this.buffer[at];
    if (byte === this.delimiter || byte === LF) return true;
    if (byte !== CR) return false;
    return this.crEnds || at + 1 >= this.limit || this.buffer[at + 1] === LF;
  }
}
