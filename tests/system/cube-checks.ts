/** Insights of a running system next to GROUP BY over the suppliers of the same job. */
import type { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import type { InsightBar, Insights, SlicerChoice } from "@paygauge/api-types/entities/insights";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import type { Client } from "../support/client.ts";
import { expectOk } from "../support/job-flow.ts";
import type { StoreCopies } from "./job-store.ts";

/** Column of each dimension of a job's own suppliers; a supplier is in a bar for each method it is paid by. */
const columns = {
  Countries: "country",
  DocTransactionFrequencies: "frequency",
  InvoicePaymentTerms: "termsBucket",
  PaymentMethods: "paymentMethods",
  PaymentMethodCount: "paymentMethodCount",
  MccDescription: "mccDescription",
  MccGroup: "mccGroup",
  MccType: "mccType",
  SicDivision: "sicDivision",
  SicMajorGroup: "sicMajorGroup",
  SicIndustryGroup: "sicIndustryGroup",
  SicIndustryCode: "sicIndustryCode",
  UnspscCategoryLabel: "unspscCategory",
  NaicsNationalIndustryLabel: "naicsIndustry",
} as const;
type Dimension = keyof typeof columns;
const dimensions = Object.keys(columns) as Dimension[];

const slicerSql: Readonly<Record<string, string>> = {
  SlicerCardAccepting: "iif(cardAccepting = 1, 'matched', 'unmatched')",
  SlicerVcAccepting: "vcAccepting",
  SlicerAvailableDetailLevel: "CAST(detailLevel AS TEXT)",
  SlicerStpCapable: "iif(stpCapable = 1, 'YES', 'NO')",
  SlicerCardCapability: "cardCapability",
};
const sums =
  "count(*), sum(spendMinor), sum(orders), sum(ordersMinor), sum(invoices), sum(invoicesMinor), sum(payments), sum(paymentsMinor)";
const measures = [
  "suppliers",
  "spendMinor",
  "pos",
  "posMinor",
  "invoices",
  "invoicesMinor",
  "payments",
  "paymentsMinor",
] as const;

const whereOf = (choice: SlicerChoice): string =>
  [
    "TRUE",
    ...Object.entries(choice).map(([slicer, words]) => `${slicerSql[slicer]} IN ('${(words ?? []).join("', '")}')`),
  ].join(" AND ");

type Bars = Record<string, (number | null)[]>;
const table = (rows: readonly Record<string, unknown>[]): Bars =>
  Object.fromEntries(
    rows.map((row) => {
      const [key, ...figures] = Object.values(row);
      return [String(key), figures.map(Number)];
    }),
  );

function barsBySql(db: DatabaseSync, dimension: Dimension, choice: SlicerChoice): Bars {
  const isMethods = dimension === "PaymentMethods";
  const from = isMethods
    ? `supplier, json_each('["' || replace(trim(paymentMethods, '|'), '|', '","') || '"]') AS each`
    : "supplier";
  const key = isMethods ? "each.value" : `CAST(${columns[dimension]} AS TEXT)`;
  return table(db.prepare(`SELECT ${key}, ${sums} FROM ${from} WHERE ${whereOf(choice)} GROUP BY 1`).all());
}

const barsOf = (bars: readonly InsightBar[]): Bars =>
  Object.fromEntries(bars.map((bar) => [bar.key, measures.map((measure) => bar[measure])]));

async function ask(client: Client, jobId: string, dimension: Dimension | "Jobs", slicers: SlicerChoice) {
  const answer = await client.call("POST", `/api/v1/jobs/${jobId}/insights`, { dimension, slicers });
  return expectOk(answer, "insights").json<Insights>();
}

/** Every combination of slicer values that occurs, each single value of each slicer that occurs, and no choice. */
function choicesOf(db: DatabaseSync): SlicerChoice[] {
  const names = Object.keys(slicerSql);
  const distinct = (text: string) => db.prepare(`SELECT DISTINCT ${text} AS words FROM supplier`).all();
  const single = names.flatMap((name) =>
    distinct(slicerSql[name] ?? "").map(({ words }): SlicerChoice => ({ [name]: [String(words)] })),
  );
  const whole = distinct(Object.values(slicerSql).join(" || '/' || ")).map(({ words }): SlicerChoice => {
    const parts = String(words).split("/");
    return Object.fromEntries(names.map((name, at) => [name, [parts[at] ?? ""]]));
  });
  return [{}, ...single, ...whole];
}

export async function checkCells(client: Client, jobId: string, db: DatabaseSync): Promise<void> {
  const choices = choicesOf(db);
  expect(choices.length).toBeGreaterThan(3);
  for (const dimension of dimensions) {
    for (const choice of choices) {
      const { bars } = await ask(client, jobId, dimension, choice);
      expect(barsOf(bars), `${dimension} ${JSON.stringify(choice)}`).toEqual(barsBySql(db, dimension, choice));
    }
  }
}

const itemOf = (dimension: Dimension, key: string): FilterItem =>
  dimension === "PaymentMethods"
    ? { propertyName: "paymentMethods", itemComparisonOperator: "Contains", itemValue: `|${key}|` }
    : {
        propertyName: columns[dimension],
        itemComparisonOperator: "Equal",
        ...(key === "" ? {} : { itemValue: key }),
      };

/** Keys of all suppliers that a filter finds, page by page. */
async function found(client: Client, jobId: string, item: FilterItem): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const body = { pageNumber: page, pageSize: 200, filters: { filterItems: [item] } };
    const answer = expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/suppliers/get`, body), "suppliers");
    const { collection, hasNextPage } = answer.json<{ collection: { supplierKey: string }[]; hasNextPage: boolean }>();
    keys.push(...collection.map(({ supplierKey }) => supplierKey));
    more = hasNextPage;
  }
  return keys.toSorted();
}

export async function checkDrills(client: Client, jobId: string, db: DatabaseSync): Promise<void> {
  for (const dimension of dimensions) {
    const { bars } = await ask(client, jobId, dimension, {});
    expect(bars.length).toBeGreaterThan(0);
    for (const { key } of bars) {
      const test =
        dimension === "PaymentMethods" ? "instr(paymentMethods, ?)" : `CAST(${columns[dimension]} AS TEXT) = ?`;
      const rows = db
        .prepare(`SELECT supplierKey FROM supplier WHERE ${test}`)
        .all(dimension === "PaymentMethods" ? `|${key}|` : key);
      const expected = rows.map(({ supplierKey }) => String(supplierKey)).toSorted();
      expect(await found(client, jobId, itemOf(dimension, key)), `${dimension} "${key}"`).toEqual(expected);
    }
  }
}

/** The catalogue's totals of every bar of every job's dimensions, next to the job's own suppliers. */
export function checkRollup({ jobs, catalogue }: StoreCopies): void {
  expect(jobs.size).toBeGreaterThan(2);
  for (const [jobId, db] of jobs) {
    for (const dimension of dimensions) {
      const rows = catalogue
        .prepare(
          `SELECT t.bar_key, t.suppliers, t.spend_minor, t.pos, t.pos_minor, t.invoices, t.invoices_minor, t.payments, t.payments_minor
           FROM job_totals t JOIN jobs j ON j.id = t.job_id AND j.current_run = t.run WHERE t.job_id = ? AND t.dimension = ?`,
        )
        .all(jobId, dimension);
      expect(table(rows), `${jobId} ${dimension}`).toEqual(barsBySql(db, dimension, {}));
    }
  }
}

/** The dimension Jobs of one job of each currency: a bar for each job of that currency, under every choice of slicers. */
export async function checkJobs(client: Client, { jobs }: StoreCopies): Promise<void> {
  const all = [...jobs].map(([jobId, db]) => {
    const payload = JSON.parse(
      String(
        db.prepare("SELECT recordJson->>'payload' AS value FROM run ORDER BY number DESC LIMIT 1").get()?.["value"],
      ),
    );
    return { jobId, db, currency: String(payload.job.currency) };
  });
  for (const [currency, [asked]] of Object.entries(Object.groupBy(all, (job) => job.currency)).map(
    ([key, list]) => [key, list ?? []] as const,
  )) {
    if (!asked) continue;
    for (const choice of choicesOf(asked.db)) {
      const { bars, jobsLeftOut } = await ask(client, asked.jobId, "Jobs", choice);
      const expected = all
        .filter((job) => job.currency === currency)
        .flatMap(({ jobId, db }) => {
          const row = db.prepare(`SELECT '${jobId}', ${sums} FROM supplier WHERE ${whereOf(choice)}`).all();
          return row.filter((each) => Number(each["count(*)"]) > 0);
        });
      expect(barsOf(bars), `${currency} ${JSON.stringify(choice)}`).toEqual(table(expected));
      expect(jobsLeftOut.otherCurrency).toBe(all.filter((job) => job.currency !== currency).length);
    }
  }
}
