/**
 * Notes whose each row is for ledgers of earlier releases, whose import did not: on first use, some bytes an answer. The
 * files are read as their import read them; spellings are compared by their identity.
 */
import type { RowsProgress } from "@paygauge/api-types/entities/ledger-rows";
import { Arrangement } from "@paygauge/analysis/reading/arrange";
import { Corrections } from "@paygauge/analysis/reading/lines/corrections";
import { KeyTable } from "@paygauge/analysis/reading/lines/key-table";
import { planOf } from "@paygauge/analysis/reading/lines/plan";
import { beginning, grammarOf, readWindow, windowBytes, type ReadingPlace } from "@paygauge/analysis/reading/ranges";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import type { Env } from "../../env.ts";
import { openDatabase } from "../../store/database.ts";
import { saveAppliedCorrections } from "../ingest/applied-corrections.ts";
import { rowsOf, type Ledger } from "../ingest/kept-ledgers.ts";
import { hashToLeaveOut, Repeats } from "../ingest/repeats.ts";
import { packedRows, saveRowPayees, type PackedRows } from "../ingest/row-payees.ts";
import { Slice } from "../ingest/slice.ts";
import { SliceTotals } from "../ingest/slice-totals.ts";
import { numberOf, textOf } from "../ingest/sql-runner.ts";
import { correctionsOf } from "../steps/corrections-of.ts";
import { totalLinesOf } from "../steps/total-line-store.ts";
import { isMapped } from "./row-places.ts";
import type { LedgerFile, RunLedger } from "./run-ledger.ts";
import { storedRanges } from "./stored-ranges.ts";

type Stores = Pick<Env, "FILES" | "DB">;

/** A file whose rows are being noted. */
interface Mapped {
  readonly uploadId: string;
  place: ReadingPlace;
  records: number;
  nameAbove: string | undefined;
  readonly corrections: readonly Correction[];
  readonly totalLines: readonly number[];
  readonly pages: PackedRows[];
  readonly totals: SliceTotals;
  readonly repeats: Repeats | null;
}

/** One ledger whose rows are being noted. */
interface Work {
  readonly name: string;
  readonly table: KeyTable;
  readonly flags: number[];
  /** By the place in the table, the spelling's number in the ledger; 0 for none. */
  readonly spellings: number[];
  readonly numbers: ReadonlyMap<string, number>;
  file: Mapped | null;
  done: number;
}

const nameOf = (ledger: Ledger): string => ledger.kept ?? "";

/** Numbers of the ledger's spellings by what is stored of them. */
function spellingNumbers(ledger: Ledger): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const row of rowsOf(ledger, "identity", "variant_id, identity", "variant_id > ?", 0))
    if (!numbers.has(textOf(row.identity))) numbers.set(textOf(row.identity), numberOf(row.variant_id));
  return numbers;
}

export class RowMapping {
  readonly #env: Stores;
  readonly #storage: DurableObjectStorage;
  #work: Work | null = null;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(env: Stores, storage: DurableObjectStorage) {
    this.#env = env;
    this.#storage = storage;
  }

  /** Notes the rows of some more bytes; null where all rows of the ledger are noted. */
  async next(run: RunLedger): Promise<RowsProgress | null> {
    const left = () => run.files.filter(({ uploadId }) => !isMapped(run.ledger, uploadId));
    if (left().length === 0) return null;
    const before = this.#underWay;
    const step = (async () => {
      await before.catch(() => {});
      const [file] = left();
      if (file !== undefined) await this.#read(run, file);
    })();
    this.#underWay = step;
    try {
      await step;
    } catch (error) {
      this.#work = null;
      throw error;
    }
    const total = run.files.reduce((sum, { size }) => sum + size, 0);
    const waiting = left();
    if (waiting.length === 0) {
      this.#work = null;
      return null;
    }
    const behind = waiting.reduce((sum, { size }) => sum + size, 0) - (this.#work?.file?.place.offset ?? 0);
    return { kind: "map", done: total - behind, total };
  }

  #workOn(ledger: Ledger): Work {
    const name = nameOf(ledger);
    if (this.#work?.name === name) return this.#work;
    const numbers = spellingNumbers(ledger);
    const work = { name, table: new KeyTable(), flags: [], spellings: [], numbers, file: null, done: 0 };
    this.#work = work;
    return work;
  }

  async #begin(run: RunLedger, file: LedgerFile): Promise<Mapped> {
    const { job } = run.payload;
    const { uploadId, dialect, mapping } = file;
    const corrections = await correctionsOf(openDatabase(this.#env.DB), uploadId);
    const context = { sql: this.#storage.sql, env: this.#env };
    const totalLines = await totalLinesOf(context, file, { ...settingsOf(run), kind: job.kind, corrections });
    const plan = planOf(job.kind, dialect, mapping, settingsOf(run));
    const repeats = hashToLeaveOut(mapping) === null ? null : new Repeats(true);
    const at = { place: beginning, records: 0, nameAbove: undefined };
    return { uploadId, ...at, corrections, totalLines, pages: [], totals: new SliceTotals(plan), repeats };
  }

  async #read(run: RunLedger, file: LedgerFile): Promise<void> {
    const work = this.#workOn(run.ledger);
    if (work.file?.uploadId !== file.uploadId) work.file = await this.#begin(run, file);
    const mapped = work.file;
    const { corrections, totalLines, records } = mapped;
    const { uploadId, size, dialect, mapping } = file;
    const upload = { uploadId, size, kind: run.kind, dialect, mapping, corrections, totalLines };
    const slice = new Slice(upload, settingsOf(run), work.table, work.flags, mapped.totals, mapped.repeats, null);
    slice.takeNameAbove(mapped.nameAbove);
    const window = await readWindow(
      storedRanges(this.#env, file),
      size,
      grammarOf(dialect),
      mapped.place,
      new Arrangement(dialect, mapping).around(
        new Corrections(corrections, dialect).around(
          (record, tooLong, at) => slice.add(record, tooLong, records, at),
          records,
        ),
        records,
      ),
      { bytes: windowBytes },
    );
    slice.settleRows();
    for (const identity of slice.newIdentities) work.spellings.push(work.numbers.get(identity) ?? 0);
    const spellingOf = (payee: number) => work.spellings[payee] ?? 0;
    const packing = packedRows(slice.rows, records, window.place.offset, spellingOf);
    mapped.pages.push(...(await inTurns(packing, new Turns("mergedSpellings"))));
    mapped.records += slice.records;
    mapped.place = window.place;
    mapped.nameAbove = slice.nameAbove() ?? undefined;
    mapped.totals.clear();
    if (window.done) this.#keep(run, mapped);
  }

  /** All pages of a file at once: one that has some has all. */
  #keep({ ledger }: RunLedger, { uploadId, pages, corrections }: Mapped): void {
    this.#storage.transactionSync(() => {
      saveRowPayees(ledger, uploadId, pages);
      saveAppliedCorrections(ledger, uploadId, corrections);
    });
    if (this.#work !== null) this.#work.file = null;
  }
}

const settingsOf = ({ payload: { job } }: RunLedger) => ({
  currency: job.currency,
  fallbackCountry: job.fallbackCountry,
  rates: job.rates,
});
