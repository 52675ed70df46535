/** What the object of an issuer's vendors does for insights across its jobs: it stores roll-ups and answers from them. */
import type { VendorRow } from "../vendors/part-columns.ts";
import type { JobRun } from "../vendors/part-store.ts";
import type { VendorBook } from "../vendors/vendor-book.ts";
import { GlobalBook } from "./global-book.ts";
import { dropRollUps, dropTraitsFrom, putRollUp, rolledUpOf, type NamedCube } from "./roll-up-store.ts";
import { SummedCubes } from "./summed-cubes.ts";
import { putTraits, type TraitTexts } from "./trait-store.ts";

export class IssuerInsights {
  readonly book: GlobalBook;
  readonly #storage: DurableObjectStorage;
  readonly #texts: TraitTexts;
  readonly #cubes: SummedCubes;

  constructor(storage: DurableObjectStorage, vendors: VendorBook, texts: TraitTexts) {
    this.#storage = storage;
    this.#texts = texts;
    this.#cubes = new SummedCubes(storage.sql);
    this.book = new GlobalBook(storage.sql, vendors, this.#cubes);
  }

  /** Stores the traits of a chunk that the vendors have stored. */
  putTraits(run: JobRun, chunk: number, rows: readonly VendorRow[]): void {
    try {
      this.#storage.transactionSync(() => putTraits(this.#storage.sql, this.#texts, run, chunk, rows));
    } catch (error) {
      this.#texts.reset();
      throw error;
    }
  }

  /** Stores a run's cubes in place of those that it sent before. */
  putRollUp(run: JobRun, cubes: readonly NamedCube[], at: string): void {
    this.#changing([run], () => putRollUp(this.#storage.sql, run, cubes, at));
  }

  /** Removes the job's runs but for `keep` and this one. */
  finish(run: JobRun, chunks: number, keep: readonly string[]): void {
    dropTraitsFrom(this.#storage.sql, run, chunks);
    this.dropRuns(run.jobId, [...keep, run.run]);
  }

  /** Removes what a job's runs but for these added up to. */
  dropRuns(jobId: string, keep: readonly string[]): void {
    const { sql } = this.#storage;
    const leaving = rolledUpOf(sql, jobId).filter(({ run }) => !keep.includes(run));
    this.#changing(leaving, () => dropRollUps(sql, jobId, keep));
  }

  /** Changes tables in one transaction, and takes the runs that they had out of the sums in memory. */
  #changing(runs: readonly JobRun[], change: () => void): void {
    const contained = runs.map((run) => ({ run, cubes: this.#cubes.contained(run) }));
    this.#storage.transactionSync(change);
    for (const { run, cubes } of contained) this.#cubes.withdraw(run, cubes);
    this.book.changed();
  }
}
