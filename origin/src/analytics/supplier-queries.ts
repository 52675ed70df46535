/** Answers queries about suppliers and vendors in an issuer's object, in ranges between which other calls are answered. */
import * as v from "valibot";
import { analyticsLimits, type AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { storedRows } from "@paygauge/worker/stored-rows";
import type { JobRun, PartHead } from "../vendors/part-store.ts";
import type { VendorBook } from "../vendors/vendor-book.ts";
import { compileQuery } from "./compile-query.ts";
import { copyChunk, moveVendors } from "./copy-chunk.ts";
import { MergedGroups, type Group } from "./merge-groups.ts";
import { refusalOf, type ObjectAnswer } from "./object-answer.ts";
import { QueryRefused } from "./refused.ts";
import type { SeenJobRow } from "./scope.ts";
import type { Source } from "./source.ts";
import { suppliersSource, vendorsSource, type SeenChunk, type VendorRange } from "./supplier-sources.ts";
import { copiedChunks, dropUnstated, dropUnused } from "./supplier-tables.ts";

/** Rows of one range: some 40 ms. */
const rowsOfRange = 20_000;
/** Rows that one call copies before it reports progress. */
const rowsCopied = 100_000;
/** Rows of all copies: no query of ranges can read more. */
const rowsKept = analyticsLimits.scanned;

export interface SupplierQuestion {
  readonly query: AnalyticsQuery;
  readonly jobs: readonly SeenJobRow[];
}

/** Lets other calls of the object run. */
const pause = (): Promise<void> => scheduler.wait(0);

/** Cuts a list into ranges of about so many rows. */
function* rangesOf<Each extends { readonly rows: number }>(list: readonly Each[]): Generator<Each[]> {
  let range: Each[] = [];
  let rows = 0;
  for (const each of list) {
    range.push(each);
    rows += each.rows;
    if (rows < rowsOfRange) continue;
    yield range;
    [range, rows] = [[], 0];
  }
  if (range.length > 0) yield range;
}

const sumOfRows = (list: readonly { readonly rows: number }[]): number => list.reduce((sum, { rows }) => sum + rows, 0);

const partChunk = v.object({
  jobId: v.string(),
  run: v.string(),
  chunk: v.number(),
  rows: v.number(),
  chunkRow: v.nullable(v.number()),
});
type PartChunk = v.InferOutput<typeof partChunk>;
const vendorNumber = v.object({ vendor: v.number() });

export class SupplierQueries {
  readonly #storage: DurableObjectStorage;
  readonly #book: VendorBook;
  /** One query at a time: the next waits for its turn. */
  #turn: Promise<unknown> = Promise.resolve();
  /** The assignment of labels that copied suppliers have; null: not known. */
  #moved: VendorBook["labels"] | null = null;

  constructor(storage: DurableObjectStorage, book: VendorBook) {
    this.#storage = storage;
    this.#book = book;
  }

  ask(question: SupplierQuestion): Promise<ObjectAnswer> {
    const answer = this.#turn.then(() => this.#answer(question));
    this.#turn = answer.catch(() => null);
    return answer;
  }

  async #answer(question: SupplierQuestion): Promise<ObjectAnswer> {
    try {
      return await this.#run(question);
    } catch (error) {
      return refusalOf(error);
    }
  }

  async #run({ query, jobs }: SupplierQuestion): Promise<ObjectAnswer> {
    const heads = new Map(this.#book.whole(jobs).map((head) => [head.jobId, head]));
    const wanted = this.#chunksOf([...heads.values()]);
    const rows = sumOfRows(wanted);
    if (rows > analyticsLimits.scanned) throw tooManyRows(rows);
    const preparing = await this.#prepare(wanted);
    if (preparing !== null) return { preparing };
    const seen = this.#seenChunks(jobs, heads);
    const merged = new MergedGroups(query);
    let sql = "";
    for await (const source of this.#sources(query, seen)) {
      if (sql !== "") await pause();
      const compiled = compileQuery(query, source);
      merged.add([...this.#storage.sql.exec(compiled.sql, ...compiled.bound).raw()] as Group[]);
      sql ||= compiled.sql;
    }
    return { groups: merged.groups, scanned: rows, jobs: heads.size, sql };
  }

  /** Chunks of whole runs, with their copies where there are any. */
  #chunksOf(runs: readonly JobRun[]): PartChunk[] {
    const query = `SELECT p.jobId, p.run, p.chunk, p.rows, a.chunkRow FROM part_chunk p
      JOIN json_each(?) r ON p.jobId = r.value->>0 AND p.run = r.value->>1
      LEFT JOIN analytics_chunk a ON a.jobId = p.jobId AND a.run = p.run AND a.chunk = p.chunk AND a.rows = p.rows`;
    const names = JSON.stringify(runs.map(({ jobId, run }) => [jobId, run]));
    return storedRows(this.#storage.sql, partChunk, query, names);
  }

  /** Copies what isn't copied yet; null once everything is. */
  async #prepare(wanted: readonly PartChunk[]): Promise<{ done: number; total: number } | null> {
    dropUnstated(this.#storage.sql);
    const missing = wanted.filter(({ chunkRow }) => chunkRow === null);
    let copied = 0;
    for (const range of rangesOf(missing)) {
      if (copied >= rowsCopied) break;
      const { vendorOf } = this.#book.labels;
      for (const chunk of range) copyChunk(this.#storage, chunk, vendorOf);
      copied += sumOfRows(range);
      await pause();
    }
    if (missing.length > 0) {
      const known = this.#chunksOf(wanted).flatMap(({ chunkRow }) => chunkRow ?? []);
      dropUnused(this.#storage.sql, new Set(known), rowsKept);
    }
    const left = sumOfRows(missing) - copied;
    const total = sumOfRows(wanted);
    return left > 0 ? { done: total - left, total } : null;
  }

  #seenChunks(jobs: readonly SeenJobRow[], heads: ReadonlyMap<string, PartHead>): SeenChunk[] {
    const jobOf = new Map(jobs.map((job) => [job.jobId, job]));
    return this.#chunksOf([...heads.values()]).flatMap(({ jobId, chunkRow, rows }) => {
      const [job, head] = [jobOf.get(jobId), heads.get(jobId)];
      if (job === undefined || head === undefined || chunkRow === null) return [];
      return [{ ...job, chunkRow, rows, periodEnd: head.measuredOn }];
    });
  }

  async *#sources(query: AnalyticsQuery, chunks: readonly SeenChunk[]): AsyncGenerator<Source> {
    if (query.dataset === "suppliersByJob") {
      for (const range of chunks.length === 0 ? [[]] : rangesOf(chunks)) yield suppliersSource(range);
      return;
    }
    await this.#moveVendors();
    if (sumOfRows(chunks) <= rowsOfRange) yield vendorsSource(chunks, null);
    else for (const range of this.#vendorRanges()) yield vendorsSource(chunks, range);
  }

  /** After a merge, or a new run, suppliers may be of other vendors. */
  async #moveVendors(): Promise<void> {
    while (this.#moved !== this.#book.labels) {
      const { labels } = this.#book;
      for (const range of rangesOf(copiedChunks(this.#storage.sql))) {
        moveVendors(
          this.#storage.sql,
          range.map(({ chunkRow }) => chunkRow),
          labels.vendorOf,
        );
        await pause();
      }
      this.#moved = labels;
    }
  }

  /** Ranges of vendor numbers with about as many suppliers each. */
  *#vendorRanges(): Generator<NonNullable<VendorRange>> {
    const { sql } = this.#storage;
    let from = 1;
    for (;;) {
      const [next] = storedRows(
        sql,
        vendorNumber,
        "SELECT vendor FROM analytics_supplier WHERE vendor >= ? ORDER BY vendor LIMIT 1 OFFSET ?",
        from,
        rowsOfRange,
      );
      if (next === undefined) break;
      // One vendor with more suppliers than a range has is a range of its own.
      const to = Math.max(next.vendor, from + 1);
      yield { from, to };
      from = to;
    }
    yield { from, to: Number.MAX_SAFE_INTEGER };
  }
}

const tooManyRows = (rows: number): QueryRefused =>
  new QueryRefused("tooManyRows", { rows, most: analyticsLimits.scanned });
