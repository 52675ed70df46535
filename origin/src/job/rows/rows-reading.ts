/** Rows of a run that were found: with their places, and as much of them as was read so far. */
import { breakdownProperties } from "@paygauge/api-types/entities/breakdowns";
import type { LedgerRow, NowhereReason } from "@paygauge/api-types/entities/ledger-rows";
import type { LineOutcome } from "@paygauge/analysis/reading/lines/line-reader";
import { ExactSum } from "../ingest/exact-sum.ts";
import type { Env } from "../../env.ts";
import type { SpendSource } from "@paygauge/api-types/entities/supplier-measures";
import { RowReading } from "./read-row.ts";
import { readPlaces, textsOf, type RowFound } from "./read-places.ts";
import { RowColumns } from "./row-columns.ts";
import { stretchesOf, type Stretch } from "./row-stretches.ts";
import { isUnclaimed, sourceAt, type RowPlaces } from "./row-places.ts";
import { standingOf } from "./row-standing.ts";
import type { LedgerFile, RunLedger } from "./run-ledger.ts";

/** Ours: rows whose columns are held, to sort, filter and search them. */
export const mostSorted = 250_000;

interface ReadingAsked {
  readonly env: Pick<Env, "FILES">;
  readonly run: RunLedger;
  readonly places: RowPlaces;
  /** Whether a name, of a row that no supplier claims, is one of which only sums are shown. */
  readonly isWithheld?: (name: string) => boolean;
}

/** What rows of one reason, in one currency, add up to. */
interface RowsSum {
  readonly reason: NowhereReason;
  readonly currency: string;
  readonly minorDigits: number;
  /** As written; those of another type of document as booked. */
  readonly sum: ExactSum;
}

/** A row whose name is withheld shows its place and why it counts nowhere. */
const withheld = {
  date: null,
  documentNumber: "",
  bookedMinor: null,
  readMinor: null,
  readCurrency: "",
  rate: null,
  method: null,
  termDays: null,
  name: "",
} as const;

/** Bytes of the blocks in which rows lie. */
function bytesOf(run: RunLedger, places: RowPlaces): number {
  let bytes = 0;
  for (const { offset, end } of stretchesOf(run, places, allOf(places))) bytes += end - offset;
  return bytes;
}

function* allOf({ size }: RowPlaces): Generator<number> {
  for (let at = 0; at < size; at++) yield at;
}

interface LookedAt {
  readonly row: LedgerRow;
  readonly outcome: LineOutcome;
  readonly texts: readonly string[];
  readonly changed: readonly number[];
  readonly offset: number;
  readonly length: number;
  readonly line: number;
}

export class RowsReading {
  readonly size: number;
  /** Places of the rows that are counted, and of those that are not. */
  readonly all: Uint32Array;
  readonly counted: Uint32Array;
  readonly nowhere: Uint32Array;
  /** Bytes to read of the files for all rows, and those that were. */
  readonly total: number;
  done = 0;
  countedMinor = 0;
  nowhereMinor = 0;
  /** null: there are too many rows to hold. */
  readonly columns: RowColumns | null;
  private readonly asked: ReadingAsked;
  private readonly readings = new Map<LedgerFile, Map<SpendSource, RowReading>>();
  private readonly byReason = new Map<string, RowsSum>();
  private readonly reasonCounts = new Map<NowhereReason, number>();
  private readonly stretches: Iterator<Stretch>;
  private underWay: Promise<unknown> = Promise.resolve();
  private isRead = false;

  constructor(asked: ReadingAsked) {
    this.asked = asked;
    const { places, run } = asked;
    this.size = places.size;
    this.all = Uint32Array.from(allOf(places));
    this.counted = this.all.filter((at) => this.standingAt(at).standing === "Counted");
    this.nowhere = this.all.filter((at) => this.standingAt(at).standing === "Nowhere");
    for (const at of this.nowhere) {
      const { reason } = this.standingAt(at);
      if (reason !== null) this.reasonCounts.set(reason, (this.reasonCounts.get(reason) ?? 0) + 1);
    }
    this.total = bytesOf(run, places);
    this.columns = places.size > mostSorted ? null : new RowColumns(places.size);
    this.stretches = stretchesOf(run, places, allOf(places));
  }

  /** Rows that count nowhere for this reason. */
  countOf(reason: NowhereReason): number {
    return this.reasonCounts.get(reason) ?? 0;
  }

  get isComplete(): boolean {
    return this.isRead;
  }

  /** Sums of the rows that count nowhere, of those read so far. */
  get sums(): readonly RowsSum[] {
    return [...this.byReason.values()];
  }

  standingAt(at: number) {
    const { places, run } = this.asked;
    return standingOf(places.fate[at] ?? 0, run.kind, sourceAt(places, at));
  }

  /** Reads on until so many bytes are read; further requests wait for it. */
  async readOn(bytes: number): Promise<void> {
    const before = this.underWay;
    const work = (async () => {
      await before.catch(() => {});
      if (this.isRead) return;
      const onRow = (found: RowFound) => this.keep(found);
      const read = await readPlaces(this.asked, this.stretches, onRow, bytes);
      this.done = Math.min(this.total, this.done + read.bytes);
      this.isRead = read.isDone;
    })();
    this.underWay = work;
    await work;
  }

  private keep(found: RowFound): void {
    const row = this.wholeRow(found);
    if (row.standing === "Counted") this.countedMinor += row.bookedMinor ?? 0;
    else this.nowhereMinor += row.bookedMinor ?? 0;
    this.addUp(row);
    this.columns?.set(found.at, this.shownOf(row, found.at));
  }

  private addUp({ reason, bookedMinor, minorDigits, readMinor, readCurrency, readDigits }: LedgerRow): void {
    if (reason === null) return;
    const isBooked = reason === "settled";
    const currency = isBooked ? this.asked.run.currency : readCurrency;
    const key = `${reason} ${currency}`;
    const digits = isBooked ? minorDigits : readDigits;
    const of = this.byReason.get(key) ?? { reason, currency, minorDigits: digits, sum: new ExactSum() };
    of.sum.add((isBooked ? bookedMinor : readMinor) ?? 0);
    this.byReason.set(key, of);
  }

  /** Reads some rows, in the order that is asked for. */
  async rowsAt(wanted: readonly number[]): Promise<LedgerRow[]> {
    const rows = new Map<number, LedgerRow>();
    const sorted = wanted.toSorted((a, b) => a - b);
    const { run, places } = this.asked;
    await readPlaces(this.asked, stretchesOf(run, places, sorted), (found) => {
      rows.set(found.at, this.rowOf(found));
    });
    return wanted.flatMap((at) => rows.get(at) ?? []);
  }

  /** One row with its cells and where it lies; null where its file has it no more. */
  async lookAt(at: number): Promise<LookedAt | null> {
    let looked: LookedAt | null = null;
    const { run, places } = this.asked;
    await readPlaces(this.asked, stretchesOf(run, places, [at]), (found) => {
      const { file, record, tooLong, changed, offset, length } = found;
      const { outcome } = this.readingOf(file, at).read(record, tooLong);
      const texts = tooLong ? [] : textsOf(record, file.dialect);
      looked = { row: this.rowOf(found), outcome, texts, changed, offset, length, line: record.line };
    });
    return looked;
  }

  private readingOf(file: LedgerFile, at: number): RowReading {
    const source = sourceAt(this.asked.places, at);
    const ofFile = this.readings.get(file) ?? new Map<SpendSource, RowReading>();
    const reading = ofFile.get(source) ?? new RowReading(file, this.asked.run.currency, source);
    this.readings.set(file, ofFile.set(source, reading));
    return reading;
  }

  /** The place of a row of a file; -1 for another row. @param row from 1 */
  placeOf(uploadId: string, row: number): number {
    const { places, run } = this.asked;
    const file = run.files.findIndex((each) => each.uploadId === uploadId);
    for (let at = 0; at < places.size; at++) if (places.file[at] === file && places.row[at] === row - 1) return at;
    return -1;
  }

  /** What may be shown of a row. */
  private rowOf(found: RowFound): LedgerRow {
    return this.shownOf(this.wholeRow(found), found.at);
  }

  private shownOf(row: LedgerRow, at: number): LedgerRow {
    const { isWithheld, places } = this.asked;
    if (!isWithheld || !isUnclaimed(places, at) || !isWithheld(row.name)) return row;
    return { ...row, ...withheld, ...Object.fromEntries(breakdownProperties.map((name) => [name, ""])) };
  }

  private wholeRow({ at, file, record, tooLong, changed }: RowFound): LedgerRow {
    const row = (this.asked.places.row[at] ?? 0) + 1;
    const { outcome: _, breakdowns, ...read } = this.readingOf(file, at).read(record, tooLong);
    return {
      ...read,
      rowId: `${file.uploadId}:${row}`,
      uploadId: file.uploadId,
      fileName: file.fileName,
      row,
      ...this.standingAt(at),
      isCorrected: changed.length > 0,
      ...Object.fromEntries(breakdownProperties.map((name, place) => [name, breakdowns[place] ?? ""])),
    } as LedgerRow;
  }
}
