import { DurableObject } from "cloudflare:workers";
import { finishPart, putChunk, rowsOfChunk, type PartHead } from "../vendors/part-store.ts";
import { VendorBook, type VendorQuestion } from "../vendors/vendor-book.ts";
import { vendorDetail } from "../vendors/vendor-detail.ts";
import { createVendorTables } from "../vendors/vendor-tables.ts";
import type { VendorRow } from "../vendors/part-columns.ts";

interface BenchEnv {
  readonly BENCH_VENDORS: DurableObjectNamespace<BenchVendors>;
}

const issuerId = "issuer-bench";
const syllables = "PEM BER TON NOR GATE LARK SPUR CAL DER KES TREL ASH DOWN MER RA VEN HAL LOW WIN TER".split(" ");
const trades = ["CHEMICALS", "PAPER", "WATER", "FOODS", "ENERGY", "CLEANING", "SUPPLIES", "TRANSPORT", "PRINT", "IT"];
const countries = ["GBR", "USA", "DEU", "FRA"];
const pick = <T>(from: readonly T[], at: number, other: T): T => from[at % from.length] ?? other;
const levels = ["None", "Low", "Medium", "High"] as const;

/** A company's name: half a million of them have few words in common. */
function nameOf(n: number): string {
  const word = [n, Math.floor(n / 20), Math.floor(n / 400)].map((at) => pick(syllables, at, "")).join("");
  return `${word} ${pick(trades, Math.floor(n / 8000), "")} ${n % 7919} ${n % 3 === 0 ? "LTD" : "PLC"}`;
}

/** A company as a job states it. */
function rowOf(company: number, job: number): VendorRow {
  const level = pick(levels, company + job, "None");
  return {
    supplierKey: `k${company}`,
    name: nameOf(company),
    city: `City ${company % 900}`,
    country: pick(countries, company, "GBR"),
    mcc: String(5000 + (company % 300)),
    taxId: company % 2 === 0 ? `T${company}` : "",
    companyNumber: "",
    entryId: company % 5 === 0 ? `e${company}` : "",
    spendMinor: (company * 104_729 + job * 7919) % 10_000_000,
    invoices: company % 90,
    payments: company % 211,
    matched: company % 5 === 0,
    cardAccepting: company % 10 === 0,
    vcAccepting: company % 20 === 0 ? "YES" : "NO",
    stpCapable: company % 40 === 0,
    detailLevel: company % 4,
    scores: {
      stp: level,
      vcard: level,
      pcard: level,
      tandEcard: level,
      scf: level,
      instantPay: level,
      boost: level,
      optima: level,
    },
    paymentMethods: "|Cheque|",
    lastCardDay: company % 30 === 0 ? 19_000 + (job % 1500) : 0,
  };
}

/** The product's vendors of one issuer over made jobs, fed by the methods that jobs call. */
export class BenchVendors extends DurableObject {
  readonly #book: VendorBook;

  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    createVendorTables(ctx.storage.sql);
    this.#book = new VendorBook(ctx.storage.sql);
  }

  /** Sends a job's run: `count` of `companies`, spread evenly. */
  #job(at: number, run: string, count: number, companies: number): void {
    const { storage } = this.ctx;
    const head: PartHead = {
      jobId: `j${at}`,
      run,
      currency: "GBP",
      minorDigits: 2,
      measuredOn: `${2020 + (at % 6)}-0${1 + (at % 9)}-28`,
    };
    const step = Math.max(1, Math.floor(companies / count));
    const rows = Array.from({ length: count }, (_, n) => rowOf((n * step + at * 37) % companies, at));
    let chunk = 0;
    for (let from = 0; from < count; from += rowsOfChunk, chunk += 1) {
      putChunk(storage, issuerId, head, chunk, rows.slice(from, from + rowsOfChunk));
      this.#book.changed();
    }
    finishPart(storage, issuerId, { jobId: head.jobId, run }, chunk, [run]);
    this.#book.changed();
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const number = (name: string): number => Number(searchParams.get(name));
    const asked: { question: VendorQuestion; vendorId: string } | null =
      pathname === "/ask" || pathname === "/detail" ? await request.json() : null;
    if (pathname === "/job") {
      const run = searchParams.get("run") ?? "r1";
      for (let at = number("from"); at < number("to"); at += 1)
        this.#job(at, run, number("count"), number("companies"));
    }
    if (pathname === "/ask" && asked !== null) return Response.json(this.#book.answer(asked.question));
    if (pathname === "/detail" && asked !== null)
      return Response.json(vendorDetail(this.ctx.storage.sql, this.#book, asked.vendorId, asked.question, "u"));
    return Response.json({ done: true });
  }
}

export default {
  fetch: (request: Request, env: BenchEnv): Promise<Response> =>
    env.BENCH_VENDORS.get(env.BENCH_VENDORS.idFromName("issuer")).fetch(request),
};
