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
  type RangeReader,
  type ReadingPlace,
} from "@paygauge/analysis/reading/ranges";
import { Arrangement } from "@paygauge/analysis/reading/arrange";
import { inTurns, type Pause, rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { Corrections } from "@paygauge/analysis/reading/lines/corrections";
import { BreakdownValues } from "./breakdown-values.ts";
import type { DocumentNumbers } from "./document-numbers.ts";
import { loadDocuments, saveDocuments } from "./document-store.ts";
import type { IngestUpload } from "./ingest-upload.ts";
import { hashOf, KeyTable } from "@paygauge/analysis/reading/lines/key-table";
import { mergeNext } from "./merge.ts";
import { planOf, type IngestSettings } from "@paygauge/analysis/reading/lines/plan";
import { saveAppliedCorrections } from "./applied-corrections.ts";
import { packedRows, saveRowPayees } from "./row-payees.ts";
import { loadRows, saveRows } from "./row-store.ts";
import { hashToLeaveOut, type Repeats } from "./repeats.ts";
import { packedDeltas, saveDeltas, saveIdentities, saveKeys, saveRejects, type Reject } from "./save.ts";
import { SliceTotals } from "./slice-totals.ts";
import { readStored } from "@paygauge/worker/stored-json";
import { bytesOf, drain, numberOf, textOf, type IngestStore, type SqlRow } from "./sql-runner.ts";
import { createIngestTables } from "./store.ts";
import { addCounters, noCounters, readCounters, type Counters } from "./tally.ts";
import { mostRejects, Slice } from "./slice.ts";

interface IngestOptions {
  /** Bytes of a slice; default 8 MiB. */
  sliceBytes?: number;
  pause?: Pause;
  /** Known payees held in memory at most; beyond it the table starts again and a payee may have two variants. */
  mostPayees?: number;
  /** Documents remembered in each of two generations; default 500,000. */
  maxDocuments?: number;
  /** Labels of the job's breakdowns over all files; none where it is not said. */
  breakdowns?: readonly string[];
}

export interface SliceReport {
  done: boolean;
  /** Bytes of the file that are committed. */
  offset: number;
  /** Of this file, so far. */
  counters: Counters;
}

interface UploadState {
  place: ReadingPlace & { nameAbove?: string | undefined; rejects?: number | undefined };
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
  /** The last row of any file that was not taken in. */
  rejects: v.optional(v.number()),
});
const placeOf = (stored: SqlRow[string] | undefined) => readStored(placeSchema, textOf(stored), "ingest_upload.place");

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
  private documents: DocumentNumbers | null = null;
  private repeats: Repeats | null = null;
  private repeatsOf = "";
  private breakdowns: BreakdownValues | null = null;
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
   * Whatever is thrown, the committed state stays and the next call continues from it.
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
        this.documentsFor(upload),
        this.breakdownValues(),
      );
      slice.takeNameAbove(state.place.nameAbove);
      const outcome = await readWindow(
        read,
        upload.size,
        grammarOf(upload.dialect),
        state.place,
        new Arrangement(upload.dialect, upload.mapping).around(
          new Corrections(upload.corrections ?? [], upload.dialect).around(
            (record, tooLong, at) => slice.add(record, tooLong, state.records, at),
            state.records,
          ),
          state.records,
        ),
        {
          bytes: this.options.sliceBytes ?? windowBytes,
          ...(this.options.pause === undefined ? {} : { pause: this.options.pause }),
        },
      );
      const nameAbove = slice.nameAbove();
      slice.settleRows();
      slice.tally.warn("open-quote", outcome.place.recoveries - state.place.recoveries);
      if (outcome.done) slice.tally.headings(upload.dialect);
      if (outcome.done && slice.repeats?.complete === false) slice.tally.warn("repeated-partly-left-out", 1);
      const next: UploadState = {
        place: nameAbove === null ? outcome.place : { ...outcome.place, nameAbove },
        records: state.records + slice.records,
        done: outcome.done,
        counters: addCounters(state.counters, slice.tally.counters()),
      };
      await this.keep(upload, slice, state, next);
      this.liveBytes = table.bytes() + slice.totals.bytes() + outcome.bytes + (slice.repeats?.bytes() ?? 0);
      this.liveBytes += this.documents?.bytes() ?? 0;
      this.documents?.rotateWhenFull();
      slice.totals.clear();
      this.forgetWhenFull(table);
      return { done: next.done, offset: next.place.offset, counters: next.counters };
    } catch (error) {
      // What the slice put into memory was not committed: load it again from what was.
      this.table = null;
      this.totals = null;
      this.repeats = null;
      this.documents = null;
      this.breakdowns = null;
      throw error;
    }
  }

  /**
   * Reads a file to its end and merges what it adds. `onSlice` is called for each committed slice; answering false stops
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
      if (report.done) while (!(await mergeNext(this.store, this.options)));
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
    if (hashToLeaveOut(upload.mapping) === null) return null;
    if (this.repeats === null || this.repeatsOf !== upload.uploadId) {
      this.repeats = loadRows(this.store.sql, upload.uploadId);
      this.repeatsOf = upload.uploadId;
    }
    return this.repeats;
  }

  /** Values of the run's breakdowns as committed slices numbered them; null where the job has none. */
  private breakdownValues(): BreakdownValues | null {
    const labels = this.options.breakdowns ?? [];
    if (labels.length === 0) return null;
    if (this.breakdowns === null) {
      this.breakdowns = new BreakdownValues(labels);
      this.breakdowns.load(this.store.sql);
    }
    return this.breakdowns;
  }

  /** Documents that lines of the run belonged to so far, where the file has numbers of them. */
  private documentsFor({ kind, mapping }: IngestUpload): DocumentNumbers | null {
    if (kind !== "advanced" || mapping.sources.documentNumber === undefined) return null;
    this.documents ??= loadDocuments(this.store.sql, this.options.maxDocuments);
    return this.documents;
  }

  private stateOf(uploadId: string): UploadState {
    for (const row of this.store.sql.exec(
      "SELECT place, records, done, counters FROM ingest_upload WHERE upload_id = ?",
      uploadId,
    )) {
      const place = placeOf(row.place);
      const counters = readCounters(textOf(row.counters));
      return { place, records: numberOf(row.records), done: row.done === 1, counters };
    }
    return { place: beginning, records: 0, done: false, counters: structuredClone(noCounters) };
  }

  /** Writes what a slice adds; its last transaction says that it was read. */
  private async keep(upload: IngestUpload, slice: Slice, before: UploadState, next: UploadState): Promise<void> {
    await this.writeAhead(upload, slice, this.withinBounds(slice, next));
    const turns = new Turns("mergedSpellings", this.options);
    const deltas = await inTurns(packedDeltas(slice.totals, this.firstVariant), turns);
    const spellingOf = (payee: number) => this.firstVariant + payee;
    const rows = await inTurns(packedRows(slice.rows, before.records, next.place.offset, spellingOf), turns);
    await turns.next();
    this.store.transactionSync(() => {
      this.commit(upload, slice, next, deltas);
      saveRowPayees(this.store.sql, upload.uploadId, rows);
      if (before.place.offset === 0) saveAppliedCorrections(this.store.sql, upload.uploadId, upload.corrections ?? []);
    });
    await turns.next();
  }

  /**
   * Writes the rows that a slice adds, some at a time, before the transaction that says that it was read: no step reads
   * them until all files are, and what a slice wrote that never was is removed when the next life begins.
   */
  private async writeAhead({ uploadId }: IngestUpload, slice: Slice, rejects: readonly Reject[]): Promise<void> {
    const { sql } = this.store;
    const turns = new Turns("writtenSpellings", this.options);
    const first = this.firstVariant + slice.newFrom;
    for (const { from, to } of rangesOf("writtenSpellings", slice.newIdentities.length)) {
      this.store.transactionSync(() => saveIdentities(sql, first + from, slice.newIdentities.slice(from, to)));
      await turns.next();
    }
    for (const { from, to } of rangesOf("writtenSpellings", rejects.length)) {
      this.store.transactionSync(() => saveRejects(sql, uploadId, rejects.slice(from, to)));
      await turns.next();
    }
  }

  /** Removes what a slice wrote ahead whose end was never committed. */
  private dropAhead(nextVariant: number): void {
    const { sql } = this.store;
    drain(sql.exec("DELETE FROM ingest_identity WHERE variant_id >= ?", nextVariant));
    const places = [...sql.exec("SELECT place FROM ingest_upload")].map(({ place }) => placeOf(place));
    // An earlier release wrote them with their slice, and kept no place of the last one.
    if (places.some(({ rejects }) => rejects === undefined)) return;
    const last = Math.max(0, ...places.map(({ rejects }) => rejects ?? 0));
    drain(sql.exec("DELETE FROM ingest_reject WHERE seq > ?", last));
  }

  private commit(
    upload: IngestUpload,
    slice: Slice,
    next: UploadState,
    deltas: Parameters<typeof saveDeltas>[1],
  ): void {
    const { sql } = this.store;
    const [last] = sql.exec("SELECT coalesce(max(seq), 0) AS seq FROM ingest_reject");
    next.place = { ...next.place, rejects: numberOf(last?.seq) };
    saveDeltas(sql, deltas);
    saveKeys(sql, this.generation, this.firstVariant + slice.newFrom, slice.newKeys());
    if (slice.repeats !== null) saveRows(sql, upload.uploadId, slice.repeats.takeFresh(), next.done);
    if (slice.documents !== null) saveDocuments(sql, slice.documents);
    this.breakdowns?.save(sql);
    slice.breakdowns?.save(sql, this.firstVariant);
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
    if (this.firstVariant === 0) this.firstVariant = 1;
    this.dropAhead(this.firstVariant + table.count);
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

  /** Begins a new generation of known payees when memory would grow beyond its bound. */
  private forgetWhenFull(table: KeyTable): void {
    if (table.count < (this.options.mostPayees ?? 600_000) && table.bytes() < 48 * 1024 * 1024) return;
    this.generation++;
    this.firstVariant += table.count;
    this.flags = [];
    this.documents?.forgetPayees();
    this.table = new KeyTable();
  }
}
