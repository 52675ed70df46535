import { DurableObject } from "cloudflare:workers";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { migrateJob } from "../job/job-tables.ts";
import { predictionsOfRun } from "../job/prediction/predicted-suppliers.ts";
import { putRows } from "../job/supplier-store.ts";
import type { Env } from "../env.ts";
import { benchRun } from "./grid-bench-run.ts";
import { benchModel } from "./prediction-bench-model.ts";

interface BenchEnv extends Pick<Env, "COMPANIES"> {
  readonly BENCH_PREDICTIONS: DurableObjectNamespace<BenchPredictions>;
}

const currency = "GBP";
const record = {
  run: benchRun,
  payload: { job: { currency, periodFrom: "2025-01-01", periodTo: "2025-12-31" } },
  ledgerFacts: { firstDate: "2025-01-01", lastDate: "2025-12-31" },
};
const codes = ["5943", "5812", "7011", "4900", "1520", "9399", "7372"];
const forms = ["LTD", "PLC", "LLP", "GROUP"];
const countries = ["GBR", "DEU", "FRA"];
const terms = ["0", "8-14", "15-30", "31-45", "90+"];
const methods = ["|Cheque|", "|BankTransfer|", "|Cheque|DirectDebit|", ""];
const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? "";

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
  "transactions",
  "aivMinor",
  "termsBucket",
  "paymentMethods",
];
const rowOf = (n: number) => [
  benchRun,
  n,
  `k${n}`,
  `ALPHA ${(n * 7919) % 1_000_003} ${pick(forms, n)}`,
  pick(countries, n),
  "",
  "",
  "Supplier",
  1,
  1 + (n % 977),
  100 * (1 + ((n * 104_729) % 1_000_000)) * 10 ** (minorDigitsOf(currency) - 2),
  pick(terms, n),
  pick(methods, n),
];
const baseColumns = ["run", "ordinal", "supplierKey", "spendMinor", "identityJson", "totalsJson", "variantIdsJson"];
/** An identity as a ledger with addresses and tax numbers has it. */
const identityOf = (n: number) => ({
  name: `ALPHA ${(n * 7919) % 1_000_003} ${pick(forms, n)}`,
  addressLine1: `${n % 200} High Street`,
  city: "Halden",
  postalCode: "HX1 1AA",
  country: pick(countries, n),
  mcc: pick(codes, n),
  taxId: `GB${100_000_000 + n}`,
  companyNumber: "",
});
const baseOf = (n: number) => [benchRun, n, `k${n}`, 0, JSON.stringify(identityOf(n)), "{}", "[]"];

/** Predictions of made suppliers, as a job's object makes them. */
export class BenchPredictions extends DurableObject<BenchEnv> {
  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    migrateJob(ctx.storage.sql);
  }

  #fill(from: number, count: number): void {
    const places = Array.from({ length: count }, (_, at) => from + at);
    const { sql } = this.ctx.storage;
    this.ctx.storage.transactionSync(() => {
      putRows(sql, "supplier", columns, places.map(rowOf));
      putRows(sql, "supplier_base", baseColumns, places.map(baseOf));
    });
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/fill") this.#fill(Number(searchParams.get("from")), Number(searchParams.get("count")));
    if (pathname !== "/predict") return Response.json({ done: true });
    let [known, reasons] = [0, 0];
    const of = { env: this.env, sql: this.ctx.storage.sql, record, model: benchModel };
    for await (const rows of predictionsOfRun(of))
      for (const row of rows) {
        if (row.probability !== null) known += 1;
        reasons += row.reasons.length;
      }
    return Response.json({ known, reasons });
  }
}

export default {
  fetch: (request: Request, env: BenchEnv): Promise<Response> =>
    env.BENCH_PREDICTIONS.get(env.BENCH_PREDICTIONS.idFromName("job")).fetch(request),
};
