/** Answers of the job's object about the rows of its ledgers (areas/suppliers/ask-rows.ts has the types). */
import {
  isSumOnly,
  type LedgerRows,
  type RowsProgress,
  type UncountedRows,
} from "@paygauge/api-types/entities/ledger-rows";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { notFound } from "@paygauge/worker/refusal";
import type { Env } from "../../env.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { rowOf } from "../grid/supplier-grid.ts";
import { LatestUsed } from "../latest-used.ts";
import { statedSpend } from "../grouping/totals.ts";
import { spendOf } from "../measures/measures.ts";
import { rejectsOf } from "../runs/rejects-of.ts";
import { readWholeRun, type RunRecord } from "../runs/run-store.ts";
import { readSupplier, supplierByKey } from "../supplier-store.ts";
import { RowMapping } from "./map-rows.ts";
import { readRowDetail, type DetailAsked, type RowDetail } from "./row-detail.ts";
import { findRows, rowsOfSuppliers } from "./row-places.ts";
import { runLedgerOf, type RunLedger } from "./run-ledger.ts";
import { rowsPage, type RowsRequest } from "./rows-page.ts";
import { RowsReading } from "./rows-reading.ts";
import { balanceOf, openUncounted, type Uncounted } from "./uncounted-rows.ts";

/** Bytes that are read for one answer. */
const bytesOfAnswer = 16 * 1024 * 1024;
/** Rows that are remembered, of all suppliers that are looked at. */
const rowsInMemory = 400_000;

interface OfSupplier {
  readonly run: string;
  readonly supplierKey: string;
}

interface PageAsked extends OfSupplier {
  readonly request: RowsRequest;
}

interface UncountedAsked {
  readonly run: string;
  readonly request: RowsRequest;
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
  readonly reading: RowsReading | null;
  /** Progress of the work that has to end first; null without any. */
  readonly progress: RowsProgress | null;
  readonly lines: number;
}

interface OpenedUncounted {
  readonly ledger: RunLedger;
  readonly record: RunRecord;
  /** null: the rows are being found. */
  readonly uncounted: Uncounted | null;
  readonly progress: RowsProgress | null;
}

const factsOf = ({ currency, breakdowns }: RunLedger) => ({
  currency,
  minorDigits: minorDigitsOf(currency),
  breakdowns: [...breakdowns],
});

export class RowsContext {
  readonly #env: Pick<Env, "FILES" | "DB">;
  readonly #storage: DurableObjectStorage;
  readonly #readings = new LatestUsed<string, RowsReading>(rowsInMemory, ({ size }) => size);
  readonly #uncounted = new LatestUsed<string, Uncounted>(1);
  readonly #mapping: RowMapping;

  constructor(env: Pick<Env, "FILES" | "DB">, storage: DurableObjectStorage) {
    this.#env = env;
    this.#storage = storage;
    this.#mapping = new RowMapping(env, storage);
  }

  /** @throws Refusal 409 where the run is not whole */
  #known(run: string): RunRecord {
    const known = readWholeRun(this.#storage.sql, run);
    if (known === null) throw notAnalysed();
    return known;
  }

  /** @throws Refusal 404 where the run has no such supplier, 409 where it is not whole */
  async #open({ run, supplierKey }: OfSupplier): Promise<Opened> {
    const { sql } = this.#storage;
    const known = this.#known(run);
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
    const { totals, variantIds } = stored;
    const source = spendOf({ totals, statedSpendMinor: statedSpend(totals) }).spendSource;
    const places = await findRows(ledger, rowsOfSuppliers([{ variantIds, source }]));
    const reading = new RowsReading({ env: this.#env, run: ledger, places });
    return { ...of, reading: this.#readings.get(key, () => reading), progress: null };
  }

  /** Reads on; where a file can't be read, the reading is forgotten, since part of it would be missing. */
  async #readOn(reading: RowsReading, forget: () => void): Promise<void> {
    try {
      await reading.readOn(bytesOfAnswer);
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** A page of a supplier's rows with what they add up to, or how far it is until it is there. */
  async page(about: PageAsked): Promise<LedgerRows> {
    const { request } = about;
    const { run, reading, progress, figureMinor, lines } = await this.#open(about);
    const facts = { ...factsOf(run), isSumOnly: reading === null && progress === null };
    if (reading === null) {
      const counted = progress === null ? lines : 0;
      const sums = { figureMinor, counted, nowhere: 0, countedMinor: null, nowhereMinor: null, shownMinor: null };
      return { ...toPagedResult([], request, 0), ...facts, progress, sums };
    }
    const forget = () => this.#readings.drop(`${about.run}:${about.supplierKey}`);
    const page = await rowsPage(reading, request, () => this.#readOn(reading, forget));
    return {
      ...page.paged,
      ...facts,
      progress: page.progress,
      sums: {
        figureMinor,
        counted: reading.counted.length,
        nowhere: reading.nowhere.length,
        countedMinor: reading.isComplete ? reading.countedMinor : null,
        nowhereMinor: reading.isComplete ? reading.nowhereMinor : null,
        shownMinor: page.shownMinor,
      },
    };
  }

  async #openUncounted(run: string): Promise<OpenedUncounted> {
    const { sql } = this.#storage;
    const record = this.#known(run);
    const ledger = runLedgerOf(sql, record);
    const progress = await this.#mapping.next(ledger);
    if (progress !== null) return { ledger, record, uncounted: null, progress };
    const held = this.#uncounted.known(run) ?? (await openUncounted({ env: this.#env, sql, ledger, run }));
    return { ledger, record, uncounted: this.#uncounted.get(run, () => held), progress: null };
  }

  /** A page of the rows that count nowhere, of all files, with what they add up to. */
  async uncounted({ run, request }: UncountedAsked): Promise<UncountedRows> {
    const { ledger, record, uncounted, progress } = await this.#openUncounted(run);
    const facts = factsOf(ledger);
    if (uncounted === null) {
      const balance = { read: [], bookedMinor: "0", spendMinor: "0", classes: [] };
      return { ...toPagedResult([], request, 0), ...facts, progress, balance, shownMinor: null };
    }
    const { listed, sumOnly } = uncounted;
    const forget = () => this.#uncounted.drop(run);
    const page = await rowsPage(listed, request, () => this.#readOn(listed, forget));
    const isBehind = listed.isComplete && !sumOnly.isComplete;
    if (isBehind) await this.#readOn(sumOnly, forget);
    const isUnread = isBehind && request.addUp === true && !sumOnly.isComplete;
    const left = { kind: "read", done: sumOnly.done, total: sumOnly.total } as const;
    return {
      ...page.paged,
      ...facts,
      progress: page.progress ?? (isUnread ? left : null),
      balance: balanceOf(uncounted, record.summary?.quality.money, ledger.currency),
      shownMinor: page.shownMinor,
    };
  }

  /** Rows that were not taken in. */
  rejects(run: string | null, page: Omit<RejectsAsked, "run">): ReturnType<typeof rejectsOf> {
    return rejectsOf(this.#storage.sql, run, page);
  }

  /** One row as its file has it. @throws Refusal 404 where it belongs to another supplier, or its rows are being found first */
  async row(about: OfSupplier & DetailAsked): Promise<RowDetail> {
    const { run, reading } = await this.#open(about);
    return this.#look(run, reading, about);
  }

  /** One of the rows that count nowhere. @throws Refusal 404 for every other row */
  async uncountedRow(about: { readonly run: string } & DetailAsked): Promise<RowDetail> {
    const { ledger, uncounted } = await this.#openUncounted(about.run);
    return this.#look(ledger, uncounted?.listed ?? null, about);
  }

  async #look(run: RunLedger, reading: RowsReading | null, asked: DetailAsked): Promise<RowDetail> {
    const at = reading?.placeOf(asked.uploadId, asked.row) ?? -1;
    if (reading === null || at < 0) throw notFound("row");
    const detail = await readRowDetail({ env: this.#env, reading, run, at }, asked);
    if (detail === null) throw notFound("row");
    return detail;
  }
}

/** What the object answers about rows. */
export const rowsActs = {
  rejects: (context: RowsContext, { run, ...page }: RejectsAsked) => context.rejects(run, page),
  page: (context: RowsContext, about: PageAsked) => context.page(about),
  row: (context: RowsContext, about: OfSupplier & DetailAsked) => context.row(about),
  uncounted: (context: RowsContext, about: UncountedAsked) => context.uncounted(about),
  uncountedRow: (context: RowsContext, about: { readonly run: string } & DetailAsked) => context.uncountedRow(about),
};

type Acts = typeof rowsActs;
/** A question by its act's name. */
export type RowsAsk = {
  [Act in keyof Acts]: { readonly act: Act; readonly about: Parameters<Acts[Act]>[1] };
}[keyof Acts];
/** What each act answers. */
export type RowsAnswer<Act extends keyof Acts> = Awaited<ReturnType<Acts[Act]>>;
