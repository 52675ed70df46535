import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { pagedRequest } from "@paygauge/api-types/entities/paging";
import { benchRun } from "./grid-bench-run.ts";
import { SupplierGrid } from "../job/grid/supplier-grid.ts";
import { migrateJob } from "../job/job-tables.ts";
import { putRows } from "../job/supplier-store.ts";

interface BenchEnv {
  readonly BENCH_GRID: DurableObjectNamespace<BenchGrid>;
}

const run = benchRun;
const columns = [
  "run",
  "ordinal",
  "supplierKey",
  "name",
  "country",
  "city",
  "mcc",
  "payeeClass",
  "variants",
  "spendMinor",
  "transactions",
  "payments",
  "daysToPay",
  "matchBand",
  "frequency",
  "termsBucket",
  "cardAccepting",
  "vcAccepting",
];
const words = ["SUPPLY", "CITY SERVICES", "SCHOOL", "INC", "CO", "ASSOCIATES"];
const bands = ["High", "Low", "Medium", "Unmatched"];
const countries = ["USA", "GBR", "FRA", "DEU", ""];
const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? "";

const rowOf = (n: number) => [
  run,
  n,
  `k${n}`,
  `${String.fromCharCode(65 + (n % 26))}LPHA ${(n * 7919) % 1_000_003} ${pick(words, n)}`,
  pick(countries, n),
  "",
  "5943",
  "Supplier",
  1 + (n % 3),
  (n * 104_729) % 10_000_000,
  n % 977,
  n % 211,
  n % 5 === 0 ? null : n % 90,
  pick(bands, n),
  pick(["Weekly", "OneOff", "Monthly"], n),
  pick(["0", "8-14", "15-30", "90+"], n),
  n % 2,
  pick(["YES", "NO", "UNMATCHED"], n),
];

/** The product's suppliers grid over a store of made suppliers, as a job's object holds it. */
export class BenchGrid extends DurableObject {
  readonly #sql: SqlStorage;
  #grid: SupplierGrid | null = null;

  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    migrateJob(this.#sql);
  }

  #fill(from: number, count: number): void {
    const rows = Array.from({ length: count }, (_, at) => rowOf(from + at));
    this.ctx.storage.transactionSync(() => putRows(this.#sql, "supplier", columns, rows));
    this.#grid = null;
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/fill") this.#fill(Number(searchParams.get("from")), Number(searchParams.get("count")));
    if (pathname !== "/page") return Response.json({ done: true });
    this.#grid ??= new SupplierGrid(this.#sql, run);
    return Response.json(this.#grid.page(v.parse(pagedRequest, await request.json())));
  }
}

export default {
  fetch: (request: Request, env: BenchEnv): Promise<Response> => {
    const name = new URL(request.url).searchParams.get("job") ?? "job";
    return env.BENCH_GRID.get(env.BENCH_GRID.idFromName(name)).fetch(request);
  },
};
