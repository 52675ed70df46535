/** Answers of the job's object about the rows of its ledgers (areas/suppliers/ask-rows.ts has the types). */
import { isSumOnly, type LedgerRows, type RowsProgress } from "@paygauge/api-types/entities/ledger-rows";
import { toPagedResult, type PagedRequest } from "@paygauge/api-types/entities/paging";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Env } from "../../env.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { rowOf } from "../grid/supplier-grid.ts";
import { LatestUsed } from "../latest-used.ts";
import { statedSpend } from "../grouping/totals.ts";
import { spendOf } from "../measures/measures.ts";
import { rejectsOf } from "../runs/rejects-of.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { readSupplier, supplierByKey } from "../supplier-store.ts";
import { RowMapping } from "./map-rows.ts";
import { readRowDetail, type DetailAsked, type RowDetail } from "./row-detail.ts";
import { findRows, ofSpellings } from "./row-places.ts";
import { runLedgerOf, type RunLedger } from "./run-ledger.ts";
import { needsColumns, selectedRows, type Selected } from "./select-rows.ts";
import { mostSorted, SupplierReading } from "./supplier-reading.ts";

/** Rows that are all read with the first page. */
const readAtOnce = 2000;
/** Bytes that are read for one answer. */
const bytesOfAnswer = 16 * 1024 * 1024;
/** Rows that are remembered, of all suppliers that are looked at. */
const rowsInMemory = 400_000;

interface OfSupplier {
  readonly run: string;
  readonly supplierKey: string;
}

interface PageAsked extends OfSupplier {
  readonly request: PagedRequest & { readonly addUp?: boolean | undefined };
}

interface RejectsAsked {
  readonly run: string | null;
  readonly after: number;
  readonly limit: number;
}

interface Opened {
  readonly run: RunLedger;
  readonly figureMinor: number;
  /** null: of this payee only sums are shown. */
  readonly reading: SupplierReading | null;
  /** Progress of the work that has to end first; null without any. */
  readonly progress: RowsProgress | null;
  readonly lines: number;
}

const noSelection: Selected = { rows: new Uint32Array(0), shownMinor: null };

export class RowsDesk {
  readonly #env: Pick<Env, "FILES" | "DB">;
  readonly #storage: DurableObjectStorage;
  readonly #readings = new LatestUsed<string, SupplierReading>(rowsInMemory, ({ size }) => size);
  readonly #mapping: RowMapping;

  constructor(env: Pick<Env, "FILES" | "DB">, storage: DurableObjectStorage) {
    this.#env = env;
    this.#storage = storage;
    this.#mapping = new RowMapping(env, storage);
  }

  /** @throws Refusal 404 where the run has no such supplier, 409 where it is not whole */
  async #open({ run, supplierKey }: OfSupplier): Promise<Opened> {
    const { sql } = this.#storage;
    const known = readWholeRun(sql, run);
    if (known === null) throw notAnalysed();
    const record = supplierByKey(sql, run, supplierKey);
    const stored = record && readSupplier(sql, run, Number(record.ordinal));
    if (!record || !stored) throw notFound("supplier");
    const ledger = runLedgerOf(sql, known);
    const of = { run: ledger, figureMinor: Number(record.spendMinor), lines: stored.totals.lines };
    if (isSumOnly(rowOf(record).payeeClass)) return { ...of, reading: null, progress: null };
    const progress = await this.#mapping.next(ledger);
    if (progress !== null) return { ...of, reading: null, progress };
    const key = `${run}:${supplierKey}`;
    const held = this.#readings.known(key);
    if (held !== undefined) return { ...of, reading: this.#readings.get(key, () => held), progress: null };
    const places = await findRows(ledger, ofSpellings(stored.variantIds));
    const { totals } = stored;
    const source = spendOf({ totals, statedSpendMinor: statedSpend(totals) }).spendSource;
    const reading = new SupplierReading({ env: this.#env, run: ledger, places, source });
    return { ...of, reading: this.#readings.get(key, () => reading), progress: null };
  }

  /** Reads on; where a file can't be read, the reading is forgotten, since part of it would be missing. */
  async #readOn(about: OfSupplier, reading: SupplierReading): Promise<void> {
    try {
      await reading.readOn(bytesOfAnswer);
    } catch (error) {
      this.#readings.drop(`${about.run}:${about.supplierKey}`);
      throw error;
    }
  }

  /** A page of a supplier's rows with what they add up to, or how far it is until it is there. */
  async page(about: PageAsked): Promise<LedgerRows> {
    const { request } = about;
    const { run, reading, progress, figureMinor, lines } = await this.#open(about);
    const facts = {
      currency: run.currency,
      minorDigits: minorDigitsOf(run.currency),
      breakdowns: [...run.breakdowns],
      isSumOnly: reading === null && progress === null,
    };
    if (reading === null) {
      const counted = progress === null ? lines : 0;
      const sums = { figureMinor, counted, nowhere: 0, countedMinor: null, nowhereMinor: null, shownMinor: null };
      return { ...toPagedResult([], request, 0), ...facts, progress, sums };
    }
    const isNarrowed = needsColumns(request);
    if (isNarrowed && reading.columns === null) throw refuse("rowsTooManyToSort", { most: mostSorted });
    if (!reading.isComplete && (isNarrowed || request.addUp === true || reading.size <= readAtOnce))
      await this.#readOn(about, reading);
    const isWaiting = isNarrowed && !reading.isComplete;
    const selected = isWaiting ? noSelection : await selectedRows(reading, request);
    const from = (request.pageNumber - 1) * request.pageSize;
    const rows = await reading.rowsAt([...selected.rows.subarray(from, from + request.pageSize)]);
    const isUnread = isWaiting || (request.addUp === true && !reading.isComplete);
    return {
      ...toPagedResult(rows, request, selected.rows.length, reading.size),
      ...facts,
      progress: isUnread ? { kind: "read", done: reading.done, total: reading.total } : null,
      sums: {
        figureMinor,
        counted: reading.counted.length,
        nowhere: reading.nowhere.length,
        countedMinor: reading.isComplete ? reading.countedMinor : null,
        nowhereMinor: reading.isComplete ? reading.nowhereMinor : null,
        shownMinor: selected.shownMinor,
      },
    };
  }

  /** Rows that were not taken in. */
  rejects(run: string | null, page: Omit<RejectsAsked, "run">): ReturnType<typeof rejectsOf> {
    return rejectsOf(this.#storage.sql, run, page);
  }

  /** One row as its file has it; null where its rows are being found first. @throws Refusal 404 where it belongs to another supplier */
  async row(about: OfSupplier & DetailAsked): Promise<RowDetail> {
    const { run, reading } = await this.#open(about);
    const at = reading?.placeOf(about.uploadId, about.row) ?? -1;
    if (reading === null || at < 0) throw notFound("row");
    const detail = await readRowDetail({ env: this.#env, reading, run, at }, about);
    if (detail === null) throw notFound("row");
    return detail;
  }
}

/** What the object answers about rows. */
export const rowsActs = {
  rejects: (desk: RowsDesk, { run, ...page }: RejectsAsked) => desk.rejects(run, page),
  page: (desk: RowsDesk, about: PageAsked) => desk.page(about),
  row: (desk: RowsDesk, about: OfSupplier & DetailAsked) => desk.row(about),
};

type Acts = typeof rowsActs;
/** A question by its act's name. */
export type RowsAsk = {
  [Act in keyof Acts]: { readonly act: Act; readonly about: Parameters<Acts[Act]>[1] };
}[keyof Acts];
/** What each act answers. */
export type RowsAnswer<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;
