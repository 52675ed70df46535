import { DurableObject } from "cloudflare:workers";
import { createInsightTables } from "../global-insights/insight-tables.ts";
import type { GlobalQuestion } from "../global-insights/global-book.ts";
import { IssuerInsights } from "../global-insights/issuer-insights.ts";
import type { NamedCube } from "../global-insights/roll-up-store.ts";
import { TraitTexts } from "../global-insights/trait-store.ts";
import { axes, axisKey } from "../job/cubes/axes.ts";
import { CubeSums } from "../job/cubes/build-cubes.ts";
import { AxisTexts, figureColumns, maxPage, type CubePage } from "../job/cubes/cube-page.ts";
import { measureNames } from "../job/cubes/cube.ts";
import { columnsOf, type VendorRow } from "../vendors/part-columns.ts";
import { finishPart, putChunk, rowsOfChunk, type PartHead } from "../vendors/part-store.ts";
import { VendorBook, type VendorQuestion } from "../vendors/vendor-book.ts";
import { createVendorTables } from "../vendors/vendor-tables.ts";
import { noScores } from "../vendors/vendor-rows.fixture.ts";

interface BenchEnv {
  readonly BENCH_INSIGHTS: DurableObjectNamespace<BenchInsights>;
}

const issuerId = "issuer-bench";
/** Texts of each axis: countries, how often and by which terms, methods, MCC, SIC, UNSPSC, NAICS. */
const textsOfAxis = [60, 40, 30, 600, 400, 50, 500];
const methods = ["|Cheque|", "|Card|", "|Cheque|Card|", "|BankTransfer|"];
const tableOf = (axis: number, at: number): string => {
  if (axis === 2) return axisKey([methods[at % methods.length] ?? "", String(at)]);
  return axisKey((axes[axis] ?? []).map((_, text) => `${axis} ${text} ${text === 0 ? at : at % (10 * text)}`));
};
/** Combinations of slicer values that occur. */
const combos = Array.from({ length: 24 }, (_, at) => (at * 37) % 240);

/** The same numbers for the same job and supplier. */
const mixed = (a: number, b: number): number => (Math.imul(a * 2_654_435 + b, 1_597_334_677) >>> 0) % 1_000_003;

/** The product's insights of one issuer over generated jobs. */
export class BenchInsights extends DurableObject {
  readonly #book: VendorBook;
  readonly #insights: IssuerInsights;
  readonly #texts = new AxisTexts();

  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    createVendorTables(ctx.storage.sql);
    createInsightTables(ctx.storage.sql);
    const traits = new TraitTexts(ctx.storage.sql);
    this.#book = new VendorBook(ctx.storage.sql, traits);
    this.#insights = new IssuerInsights(ctx.storage, this.#book, traits);
    for (const [axis, count] of textsOfAxis.entries())
      for (let at = 0; at < count; at += 1) this.#texts.codeOf(axis, tableOf(axis, at));
  }

  /** Companies and texts, as earlier jobs left them. */
  #start(companies: number): void {
    const { sql } = this.ctx.storage;
    const numbers = "WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < ?)";
    sql.exec(`${numbers} INSERT INTO vendor SELECT v, 'bench:' || v, NULL FROM n`, companies);
    sql.exec(
      `${numbers} INSERT INTO label SELECT v, 'd' || v, 'Company ' || v, '', 'GBR', '', '', '', '', '', v FROM n`,
      companies,
    );
    for (const [axis, count] of textsOfAxis.entries())
      for (let at = 0; at < count; at += 1)
        sql.exec("INSERT INTO trait_text VALUES (?, ?, ?)", axis, at + 1, tableOf(axis, at));
    this.#book.changed();
  }

  #pages(job: number, count: number): CubePage[] {
    const pages: CubePage[] = [];
    for (let from = 0; from < count; from += maxPage) {
      const size = Math.min(maxPage, count - from);
      const at = Array.from({ length: size }, (_, row) => from + row);
      const figures = new Float64Array(size * figureColumns.length);
      at.forEach((row, place) => {
        for (let column = 0; column < figureColumns.length; column += 1)
          figures[place * figureColumns.length + column] = mixed(row + column * 7, job);
      });
      pages.push({
        size,
        codes: textsOfAxis.map((texts, axis) => Uint32Array.from(at, (row) => mixed(row, job + axis * 31) % texts)),
        combos: Uint8Array.from(at, (row) => combos[mixed(row, job + 5) % combos.length] ?? 0),
        figures,
        levels: new Uint16Array(size),
        paid: new Float64Array(0),
      });
    }
    return pages;
  }

  #cubes(pages: readonly CubePage[]): NamedCube[] {
    const sums = new CubeSums();
    for (const page of pages) sums.add(page);
    return [...sums.cubes(this.#texts)].map(({ name, cube }) => ({
      name,
      cube: {
        ...cube,
        width: measureNames.length,
        figures: cube.figures.filter((_, at) => at % cube.width < measureNames.length),
      },
    }));
  }

  /** A job as it is stored, without the names of its suppliers, which the companies have. */
  #store(job: number, count: number, companies: number): void {
    const { storage } = this.ctx;
    const run = { jobId: `j${job}`, run: "r1" };
    const pages = this.#pages(job, count);
    storage.transactionSync(() => {
      storage.sql.exec("INSERT INTO part VALUES (?, ?, 'GBP', 2, '2026-01-31', ?, 1)", run.jobId, run.run, count);
      for (let from = 0, chunk = 0; from < count; from += rowsOfChunk, chunk += 1) {
        const page = pages[Math.floor(from / maxPage)];
        const first = from % maxPage;
        const rows = Math.min(rowsOfChunk, count - from);
        const buffer = new ArrayBuffer(rows * 40);
        const columns = columnsOf(buffer, rows);
        const traits = new ArrayBuffer(rows * (axes.length * 4 + 1));
        for (let row = 0; row < rows; row += 1) {
          columns.spendMinor[row] = page?.figures[(first + row) * figureColumns.length] ?? 0;
          columns.labels[row] = 1 + (((from + row) * 10 + job * 37) % companies);
        }
        for (let axis = 0; axis < axes.length; axis += 1) {
          const codes = new Uint32Array(traits, axis * rows * 4, rows);
          for (let row = 0; row < rows; row += 1) codes[row] = (page?.codes[axis]?.[first + row] ?? 0) + 1;
        }
        new Uint8Array(traits, axes.length * rows * 4, rows).set(page?.combos.subarray(first, first + rows) ?? []);
        storage.sql.exec(
          "INSERT INTO part_chunk VALUES (?, ?, ?, ?, ?, '[]')",
          run.jobId,
          run.run,
          chunk,
          rows,
          buffer,
        );
        storage.sql.exec("INSERT INTO trait_chunk VALUES (?, ?, ?, ?, ?)", run.jobId, run.run, chunk, rows, traits);
      }
    });
    this.#insights.putRollUp(run, this.#cubes(pages), "2026-11-29T06:00:00.000Z");
    this.#book.changed();
  }

  /** A job as its object sends it, by the methods that it calls. */
  #send(job: number, run: string, count: number): void {
    const { storage } = this.ctx;
    const head: PartHead = { jobId: `j${job}`, run, currency: "GBP", minorDigits: 2, measuredOn: "2026-02-28" };
    const pages = this.#pages(job, count);
    let chunk = 0;
    for (let from = 0; from < count; from += rowsOfChunk, chunk += 1) {
      const rows = Array.from({ length: Math.min(rowsOfChunk, count - from) }, (_, row): VendorRow => {
        const at = from + row;
        const page = pages[Math.floor(at / maxPage)];
        const place = at % maxPage;
        return {
          supplierKey: `k${at}`,
          name: `Sent company ${at}`,
          city: "",
          country: "GBR",
          mcc: "",
          taxId: `S${at}`,
          companyNumber: "",
          entryId: "",
          spendMinor: mixed(at, job),
          invoices: 1,
          payments: 1,
          matched: false,
          cardAccepting: false,
          vcAccepting: "UNMATCHED",
          stpCapable: false,
          detailLevel: 0,
          scores: noScores,
          paymentMethods: "|Cheque|",
          lastCardDay: 0,
          traits: {
            texts: (page?.codes ?? []).map((codes, axis) => tableOf(axis, codes[place] ?? 0)),
            combo: page?.combos[place] ?? 0,
          },
        };
      });
      putChunk(storage, issuerId, head, chunk, rows);
      this.#insights.putTraits(head, chunk, rows);
      this.#book.changed();
    }
    this.#insights.putRollUp(head, this.#cubes(pages), "2026-11-29T06:00:00.000Z");
    finishPart(storage, issuerId, head, chunk, [run]);
    this.#insights.finish(head, chunk, [run]);
    this.#book.changed();
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const number = (name: string): number => Number(searchParams.get(name));
    if (pathname === "/start") this.#start(number("companies"));
    if (pathname === "/store")
      for (let at = number("from"); at < number("to"); at += 1) this.#store(at, number("count"), number("companies"));
    if (pathname === "/send") this.#send(number("job"), searchParams.get("run") ?? "r1", number("count"));
    if (pathname === "/ask") {
      const question: GlobalQuestion = await request.json();
      return Response.json(this.#insights.book.answer(question));
    }
    if (pathname === "/organizations") {
      const question: VendorQuestion = await request.json();
      return Response.json(this.#insights.book.organizations(question));
    }
    return Response.json({ bytes: this.ctx.storage.sql.databaseSize });
  }
}

export default {
  fetch: (request: Request, env: BenchEnv): Promise<Response> =>
    env.BENCH_INSIGHTS.get(env.BENCH_INSIGHTS.idFromName("issuer")).fetch(request),
};
