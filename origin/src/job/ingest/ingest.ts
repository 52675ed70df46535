/**
 * Takes uploaded ledgers into a job, slice by slice. A slice reads about 8 MB, ends between two records and is one
 * transaction: place in the file, counters, payees, months, rejects. What is killed before its commit never was; what
 * is committed is never read again. Memory is bounded by the slice and by the table of known payees.
 */
import * as v from "valibot";
import {
  beginning,
  grammarOf,
  readWindow,
  windowBytes,
  type Pause,
  type RangeReader,
  type ReadingPlace,
} from "@paygauge/api-types/reading/ranges";
import type { RecordReader } from "@paygauge/api-types/reading/records";
import { Corrections } from "@paygauge/api-types/reading/lines/corrections";
import { GroupedLineReader, lineReaderOf } from "@paygauge/api-types/reading/lines/grouped-reader";
import { identityOf } from "@paygauge/api-types/reading/lines/identity-key";
import type { IngestUpload } from "./ingest-upload.ts";
import { hashOf, KeyTable } from "@paygauge/api-types/reading/lines/key-table";
import type { LineReader } from "@paygauge/api-types/reading/lines/line-reader";
import { mergeSlice } from "./merge.ts";
import { planOf, type IngestSettings } from "@paygauge/api-types/reading/lines/plan";
import { rawText } from "./raw-text.ts";
import { loadRows, saveRows } from "./row-store.ts";
import type { Repeats } from "./repeats.ts";
import { saveDeltas, saveIdentities, saveKeys, saveRejects, type Reject } from "./save.ts";
import { SliceTotals } from "./slice-totals.ts";
import { bytesOf, drain, numberOf, textOf, type IngestStore } from "./sql-runner.ts";
import { createIngestTables } from "./store.ts";
import { TotalLines } from "./total-lines.ts";
import { addCounters, noCounters, readCounters, Tally, type Counters } from "./tally.ts";

interface IngestOptions {
  /** Bytes of a slice; default 8 MiB. */
  sliceBytes?: number;
  pause?: Pause;
  /** Known payees held in memory at most; beyond it the table starts anew and a payee may have two variants. */
  mostPayees?: number;
}

export interface SliceReport {
  done: boolean;
  /** Bytes of the file that are committed. */
  offset: number;
  /** Of this file, so far. */
  counters: Counters;
}

/** Rejected rows that are kept for download; further ones are counted only. */
const mostRejects = 200_000;

interface UploadState {
  place: ReadingPlace & { nameAbove?: string | undefined };
  records: number;
  done: boolean;
  counters: Counters;
}

const placeSchema = v.strictObject({
  offset: v.number(),
  line: v.number(),
  recoveries: v.number(),
  skipping: v.boolean(),
  /** Key of the name that stands for empty ones at the beginning of the next slice, as base64. */
  nameAbove: v.optional(v.string()),
});

export class Ingest {
  private readonly store: IngestStore;
  private readonly settings: IngestSettings;
  private readonly options: IngestOptions;
  private table: KeyTable | null = null;
  private flags: number[] = [];
  private generation = 0;
  /** Variant id of the table's index 0. */
  private firstVariant = 1;
  private totals: SliceTotals | null = null;
  private totalsOf = "";
  private repeats: Repeats | null = null;
  private repeatsOf = "";
  /** Bytes of typed arrays held at the end of the last slice, the slice's own window included. */
  liveBytes = 0;

  constructor(store: IngestStore, settings: IngestSettings, options: IngestOptions = {}) {
    this.store = store;
    this.settings = settings;
    this.options = options;
    createIngestTables(store.sql);
  }

  /**
   * Reads and commits the next slice of a file. A file that is done answers its counters and reads nothing.
   * Whatever is thrown, the committed state stands and the next call goes on from it.
   */
  async slice(upload: IngestUpload, read: RangeReader): Promise<SliceReport> {
    const state = this.stateOf(upload.uploadId);
    if (state.done) return { done: true, offset: state.place.offset, counters: state.counters };
    try {
      const table = this.table ?? this.load();
      const slice = new Slice(
        upload,
        this.settings,
        table,
        this.flags,
        this.totalsFor(upload),
        this.repeatsFor(upload),
      );
      slice.takeNameAbove(state.place.nameAbove);
      const outcome = await readWindow(
        read,
        upload.size,
        grammarOf(upload.dialect),
        state.place,
        new Corrections(upload.corrections ?? [], upload.dialect).around(
          (record, tooLong) => slice.add(record, tooLong, state.records),
          state.records,
        ),
        {
          bytes: this.options.sliceBytes ?? windowBytes,
          ...(this.options.pause === undefined ? {} : { pause: this.options.pause }),
        },
      );
      const nameAbove = slice.nameAbove();
      slice.tally.warn("open-quote", outcome.place.recoveries - state.place.recoveries);
      if (outcome.done && slice.repeats?.complete === false) slice.tally.warn("repeated-partly-left-out", 1);
      const next: UploadState = {
        place: nameAbove === null ? outcome.place : { ...outcome.place, nameAbove },
        records: state.records + slice.records,
        done: outcome.done,
        counters: addCounters(state.counters, slice.tally.counters()),
      };
      this.store.transactionSync(() => this.commit(upload, slice, next));
      this.liveBytes = table.bytes() + slice.totals.bytes() + outcome.bytes + (slice.repeats?.bytes() ?? 0);
      slice.totals.clear();
      this.forgetWhenFull(table);
      return { done: next.done, offset: next.place.offset, counters: next.counters };
    } catch (error) {
      // What the slice put into memory was not committed: load it again from what was.
      this.table = null;
      this.totals = null;
      this.repeats = null;
      throw error;
    }
  }

  /**
   * Reads a file to its end and merges what it adds. `onSlice` is told of each committed slice; answering false stops
   * between slices, before the merge.
   */
  async run(
    upload: IngestUpload,
    read: RangeReader,
    onSlice?: (report: SliceReport) => boolean | Promise<boolean>,
  ): Promise<SliceReport> {
    for (;;) {
      const report = await this.slice(upload, read);
      const goOn = (await onSlice?.(report)) ?? true;
      if (report.done) while (!mergeSlice(this.store));
      if (report.done || !goOn) return report;
    }
  }

  private totalsFor(upload: IngestUpload): SliceTotals {
    if (this.totals === null || this.totalsOf !== upload.uploadId) {
      this.totals = new SliceTotals(planOf(upload.kind, upload.dialect, upload.mapping, this.settings));
      this.totalsOf = upload.uploadId;
    }
    return this.totals;
  }

  /** Rows of the file that earlier slices saw, where repeated ones are left out. */
  private repeatsFor(upload: IngestUpload): Repeats | null {
    if (!upload.mapping.leaveOutRepeats) return null;
    if (this.repeats === null || this.repeatsOf !== upload.uploadId) {
      this.repeats = loadRows(this.store.sql, upload.uploadId);
      this.repeatsOf = upload.uploadId;
    }
    return this.repeats;
  }

  private stateOf(uploadId: string): UploadState {
    for (const row of this.store.sql.exec(
      "SELECT place, records, done, counters FROM ingest_upload WHERE upload_id = ?",
      uploadId,
    )) {
      const place = v.parse(v.pipe(v.string(), v.parseJson(), placeSchema), row.place);
      const counters = readCounters(textOf(row.counters));
      return { place, records: numberOf(row.records), done: row.done === 1, counters };
    }
    return { place: beginning, records: 0, done: false, counters: structuredClone(noCounters) };
  }

  private commit(upload: IngestUpload, slice: Slice, next: UploadState): void {
    const { sql } = this.store;
    saveIdentities(sql, this.firstVariant + slice.newFrom, slice.newIdentities);
    saveDeltas(sql, slice.totals, this.firstVariant);
    saveKeys(sql, this.generation, this.firstVariant + slice.newFrom, slice.newKeys());
    if (slice.repeats !== null) saveRows(sql, upload.uploadId, slice.repeats.takeFresh(), next.done);
    saveRejects(sql, upload.uploadId, this.withinBounds(slice, next));
    drain(
      sql.exec(
        `INSERT INTO ingest_upload (upload_id, ordinal, size, place, records, done, counters)
         VALUES (?, (SELECT count(*) FROM ingest_upload), ?, ?, ?, ?, ?)
         ON CONFLICT (upload_id) DO UPDATE SET place = excluded.place, records = excluded.records,
           done = excluded.done, counters = excluded.counters`,
        upload.uploadId,
        upload.size,
        JSON.stringify(next.place),
        next.records,
        next.done ? 1 : 0,
        JSON.stringify(next.counters),
      ),
    );
  }

  private withinBounds(slice: Slice, next: UploadState): Reject[] {
    if (slice.rejects.length === 0) return [];
    const [row] = this.store.sql.exec("SELECT coalesce(max(seq), 0) AS kept FROM ingest_reject");
    const room = Math.max(0, mostRejects - numberOf(row?.kept));
    const lost = slice.rejects.length + slice.rejectsNotHeld - room;
    if (lost > 0) next.counters.warnings["rejects-not-kept"] = (next.counters.warnings["rejects-not-kept"] ?? 0) + lost;
    return slice.rejects.slice(0, room);
  }

  /** Loads the known payees of the current generation. */
  private load(): KeyTable {
    const { sql } = this.store;
    const table = new KeyTable();
    this.flags = [];
    const [last] = sql.exec("SELECT coalesce(max(generation), 0) AS generation FROM ingest_key_page");
    this.generation = numberOf(last?.generation);
    this.firstVariant = 0;
    const pages = [
      ...sql.exec(
        "SELECT page, first_variant FROM ingest_key_page WHERE generation = ? ORDER BY page",
        this.generation,
      ),
    ];
    for (const { page, first_variant: first } of pages) {
      if (this.firstVariant === 0) this.firstVariant = numberOf(first);
      const [row] = sql.exec("SELECT keys FROM ingest_key_page WHERE page = ?", page ?? 0);
      this.loadPage(table, bytesOf(row?.keys));
    }
    if (this.firstVariant === 0) this.firstVariant = this.nextVariant();
    this.table = table;
    this.forgetWhenFull(table);
    return this.table ?? this.load();
  }

  private loadPage(table: KeyTable, page: Uint8Array): void {
    let at = 0;
    while (at + 3 <= page.length) {
      const length = (page[at + 1] ?? 0) | ((page[at + 2] ?? 0) << 8);
      const key = page.subarray(at + 3, at + 3 + length);
      table.indexOf(key, length, hashOf(key, length));
      this.flags.push(page[at] ?? 0);
      at += length + 3;
    }
  }

  private nextVariant(): number {
    const [row] = this.store.sql.exec("SELECT coalesce(max(variant_id), 0) + 1 AS next FROM ingest_identity");
    return numberOf(row?.next);
  }

  /** Begins a new generation of known payees when memory would grow beyond its bound. */
  private forgetWhenFull(table: KeyTable): void {
    if (table.count < (this.options.mostPayees ?? 600_000) && table.bytes() < 48 * 1024 * 1024) return;
    this.generation++;
    this.firstVariant += table.count;
    this.flags = [];
    this.table = new KeyTable();
  }
}

/** What one slice finds, before it is committed. */
class Slice {
  readonly tally: Tally;
  readonly rejects: Reject[] = [];
  rejectsNotHeld = 0;
  records = 0;
  readonly newFrom: number;
  readonly newIdentities: string[] = [];
  readonly totals: SliceTotals;
  readonly repeats: Repeats | null;
  private readonly upload: IngestUpload;
  private readonly line: LineReader;
  private readonly totalLines: TotalLines;
  /** Payee of the last line that was taken in, -1 before the first. */
  private payee = -1;
  private readonly table: KeyTable;
  private readonly flags: number[];
  private readonly settings: IngestSettings;

  constructor(
    upload: IngestUpload,
    settings: IngestSettings,
    table: KeyTable,
    flags: number[],
    totals: SliceTotals,
    repeats: Repeats | null,
  ) {
    this.upload = upload;
    this.tally = new Tally(upload.mapping);
    this.settings = settings;
    this.table = table;
    this.flags = flags;
    this.totals = totals;
    this.repeats = repeats;
    this.newFrom = table.count;
    this.totalLines = new TotalLines(upload.totalLines ?? []);
    this.line = lineReaderOf(planOf(upload.kind, upload.dialect, upload.mapping, settings));
  }

  /** The name that stands above the next slice's first row, where empty names are filled; null: none. */
  nameAbove(): string | null {
    const key = this.line instanceof GroupedLineReader ? this.line.nameAbove() : null;
    return key === null ? null : btoa(String.fromCharCode(...key));
  }

  takeNameAbove(key: string | undefined): void {
    if (key === undefined || !(this.line instanceof GroupedLineReader)) return;
    this.line.takeNameAbove(Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)));
  }

  add(record: RecordReader, tooLong: boolean, recordsBefore: number): void {
    this.records++;
    if (recordsBefore + this.records <= this.upload.dialect.headerRow) return;
    const { line, tally } = this;
    tally.rows++;
    const outcome = tooLong ? "row-too-long" : line.read(record);
    if (outcome === "blank") {
      tally.blank++;
      return;
    }
    if (outcome !== "line") line.readWritten(record, tooLong);
    tally.row(line);
    const isTotal = this.totalLines.has(record.line);
    if (isTotal) line.passTotal();
    if (outcome === "line" && !isTotal) {
      if (this.repeats?.add(record.buffer, record.recordStart, record.recordEnd)) {
        tally.leftOut++;
        tally.moneyOf(line, "leftOut");
        // Its payee was not looked up: the next line must not take it over.
        if (!line.sameKey) this.payee = -1;
        return;
      }
      if (line.waitsIn !== null) {
        tally.wait(line.waitsIn, line);
        // Its payee was not looked up: the next line must not take it over.
        if (!line.sameKey) this.payee = -1;
        return;
      }
      const payee = this.payeeOf(line);
      const flags = this.flags[payee] ?? 0;
      tally.line(line, flags);
      this.totals.add(payee, flags, line);
    } else {
      // A total or void row was read as a line: the next one must not take over a payee that was not looked up.
      if ((outcome === "line" || outcome === "void-row") && !line.sameKey) this.payee = -1;
      const kind = isTotal ? "totalRows" : outcome === "void-row" ? "voided" : "rejected";
      tally[kind]++;
      tally.moneyOf(line, kind);
      this.reject(record, isTotal || outcome === "line" ? "total-row" : outcome);
    }
  }

  private payeeOf(line: LineReader): number {
    if (line.sameKey && this.payee >= 0) return this.payee;
    this.payee = this.table.indexOf(line.key, line.keyLength, line.keyHash);
    if (this.table.added) this.welcome(this.payee);
    return this.payee;
  }

  private welcome(payee: number): void {
    const { identity, flags } = identityOf(this.table.keyAt(payee), this.settings.fallbackCountry);
    this.flags.push(flags);
    const filled = Object.entries(identity).filter(
      ([field, value]) => field === "supplierId" || field === "name" || (value !== "" && value !== "Supplier"),
    );
    this.newIdentities.push(JSON.stringify(Object.fromEntries(filled)));
  }

  private reject(record: RecordReader, reason: Reject["reason"]): void {
    if (this.rejects.length >= mostRejects) this.rejectsNotHeld++;
    else this.rejects.push({ line: record.line, reason, raw: rawText(record, this.upload.dialect.encoding) });
  }

  *newKeys(): Iterable<{ key: Uint8Array; flags: number }> {
    for (let index = this.newFrom; index < this.table.count; index++) {
      yield { key: this.table.keyAt(index), flags: this.flags[index] ?? 0 };
    }
  }
}
