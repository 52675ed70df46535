/** Suppliers of made jobs, stored as jobs send them and in a plain table, and plain SQL that answers queries from it. */
import fc from "fast-check";
import type { AnalyticsDataset } from "@paygauge/api-types/entities/analytics-datasets";
import type { AnalyticsCell, AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { now, openDatabase } from "../store/database.ts";
import { jobAssignments, jobRuns, jobs } from "../store/schema.ts";
import { testEnv } from "../support/test-env.ts";
import { isoDay } from "../vendors/vendor-table.ts";
import { vendorRow } from "../vendors/vendor-rows.fixture.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";

const db = openDatabase(testEnv.DB);
export const issuers = { "issuer-harbour": "Harbour Payments", "issuer-northstar": "Northstar Credit" } as const;
export const currencies = ["GBP", "EUR", "JPY"] as const;
export const scaleOf = (currency: string): number => (currency === "JPY" ? 1 : 100);
export const cities = ["", "York", "Ely", "Bath"];
const countries = ["GBR", "DEU", ""];

const supplier = fc.record({
  company: fc.integer({ min: 1, max: 14 }),
  spend: fc.integer({ min: -50_000, max: 500_000 }),
  invoices: fc.nat({ max: 20 }),
  payments: fc.nat({ max: 20 }),
  matched: fc.boolean(),
  day: fc.oneof(fc.constant(0), fc.integer({ min: 20_000, max: 20_400 })),
});
export const madeJob = fc.record({
  issuerId: fc.constantFrom("issuer-harbour" as const, "issuer-northstar" as const),
  currency: fc.constantFrom(...currencies),
  assigned: fc.boolean(),
  isPublished: fc.boolean(),
  isDeleted: fc.nat({ max: 9 }).map((drawn) => drawn === 0),
  periodEnd: fc.integer({ min: 20_000, max: 20_400 }).map(isoDay),
  runs: fc.array(fc.uniqueArray(supplier, { minLength: 1, maxLength: 10, selector: ({ company }) => company }), {
    minLength: 1,
    maxLength: 2,
  }),
});
type MadeJob = typeof madeJob extends fc.Arbitrary<infer T> ? T : never;

const exec = (sql: string, ...values: readonly unknown[]) => testEnv.DB.prepare(sql).bind(...values);

/** Call once, after the stores are seeded. */
export const createOracle = () =>
  exec(
    `CREATE TABLE oracle_row (jobId TEXT, run TEXT, issuerId TEXT, company INTEGER, supplier TEXT, city TEXT, country TEXT,
     job TEXT, issuer TEXT, currency TEXT, scale INTEGER, periodEnd TEXT, spend INTEGER, invoices INTEGER, payments INTEGER,
     matched TEXT, lastOnCard TEXT)`,
  ).run();

/** Stores a job as the pipeline does, and its suppliers in the plain table. @param assignee who is assigned to some jobs */
export async function storeJob(made: MadeJob, at: number, { owner, assignee }: Record<"owner" | "assignee", string>) {
  const { issuerId, currency, runs, periodEnd } = made;
  const jobId = `oracle-${at}`;
  const runOf = (number: number): string => `${jobId}-run-${number}`;
  await db.insert(jobs).values({
    id: jobId,
    name: `Job ${at}`,
    kind: "advanced",
    buyerId: "buyer-wharfside",
    issuerId,
    ownerUserId: owner,
    buyerCountry: "GBR",
    currency,
    capabilities: ["stp"],
    createdOn: now(),
    updatedOn: now(),
    currentRun: runOf(runs.length - 1),
    publishedRun: made.isPublished ? runOf(0) : null,
    deletedOn: made.isDeleted ? now() : null,
  });
  if (made.assigned) await db.insert(jobAssignments).values({ jobId, userId: assignee, assignedOn: now() });
  for (const [number, suppliers] of runs.entries()) {
    const head = { jobId, run: runOf(number), currency, minorDigits: 2, measuredOn: periodEnd };
    await db.insert(jobRuns).values({
      jobId,
      run: head.run,
      number: number + 1,
      finishedOn: now(),
      kind: "advanced",
      currency,
      suppliersCount: suppliers.length,
      spendMinor: String(suppliers.reduce((sum, { spend }) => sum + spend, 0)),
      confidenceRulesetVersion: 1,
      scoringRulesetVersion: 1,
    });
    await storeSuppliers(made, head, suppliers, { at, runs: runs.map((_, each) => runOf(each)) });
  }
}

type Head = Parameters<ReturnType<typeof vendorsOf>["putChunk"]>[1];

async function storeSuppliers(
  { issuerId, currency, periodEnd }: MadeJob,
  head: Head,
  suppliers: MadeJob["runs"][number],
  { at, runs }: { readonly at: number; readonly runs: readonly string[] },
): Promise<void> {
  const vendors = vendorsOf(testEnv, issuerId);
  const rows = suppliers.map(({ company, spend, invoices, payments, matched, day }) =>
    vendorRow(`s${company}`, {
      name: `Company ${company}`,
      city: cities[company % cities.length] ?? "",
      country: countries[company % countries.length] ?? "",
      taxId: `GB${20_000 + company}`,
      spendMinor: spend,
      invoices,
      payments,
      matched,
      lastCardDay: day,
    }),
  );
  await vendors.putChunk(issuerId, head, 0, rows);
  await vendors.finishPart(issuerId, head, 1, runs);
  const values = suppliers.map((each, place) => [
    head.jobId,
    head.run,
    issuerId,
    each.company,
    rows[place]?.name,
    rows[place]?.city || null,
    rows[place]?.country || null,
    `Job ${at}`,
    issuers[issuerId],
    currency,
    scaleOf(currency),
    periodEnd,
    each.spend,
    each.invoices,
    each.payments,
    each.matched ? "Yes" : "No",
    each.day === 0 ? null : isoDay(each.day),
  ]);
  const places = values[0]?.map(() => "?").join(", ") ?? "";
  await testEnv.DB.batch(values.map((row) => exec(`INSERT INTO oracle_row VALUES (${places})`, ...row)));
}

/** Who asks: ?1 the user, ?2 whether staff. Creators aside, as no user of the test is one. */
const mine = `WITH mine AS (SELECT id, CASE
    WHEN ?2 = 1 OR EXISTS (SELECT 1 FROM user_issuers m WHERE m.user_id = ?1 AND m.issuer_id = jobs.issuer_id AND m.user_role = 'Manager')
      THEN current_run
    WHEN EXISTS (SELECT 1 FROM job_assignments a WHERE a.job_id = id AND a.user_id = ?1) THEN published_run
  END AS run FROM jobs WHERE deleted_on IS NULL AND id LIKE 'oracle-%')`;

const seen = "mine JOIN oracle_row o ON o.jobId = mine.id AND o.run = mine.run";
const views: Partial<Record<AnalyticsDataset, string>> = {
  suppliersByJob: `(SELECT o.* FROM ${seen})`,
  vendors: `(SELECT o.issuer, o.currency, o.scale, max(o.supplier) AS vendor, max(o.city) AS city, max(o.country) AS country,
    count(DISTINCT o.jobId) AS jobs, sum(o.spend) AS spend, sum(o.invoices) AS invoices, sum(o.payments) AS payments,
    max(o.lastOnCard) AS lastOnCard FROM ${seen} GROUP BY o.issuerId, o.company, o.currency)`,
  jobs: `(SELECT o.job, o.issuer, o.currency, o.scale, count(*) AS suppliers, sum(o.spend) AS spend FROM ${seen} GROUP BY o.jobId)`,
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const likes = {
  Contains: (text: string) => `%${text}%`,
  StartsWith: (text: string) => `${text}%`,
  EndsWith: (text: string) => `%${text}`,
};
const isLike = (operator: string): operator is keyof typeof likes => Object.hasOwn(likes, operator);
const sign: Record<string, string> = {
  Equal: "=",
  NotEqual: "!=",
  GreaterThan: ">",
  GreaterThanOrEqual: ">=",
  LessThan: "<",
  LessThanOrEqual: "<=",
};
const numeric = new Set(["invoices", "payments", "jobs", "suppliers"]);

function testOf({ propertyName, itemComparisonOperator, itemValue = "", allowNullValue }: FilterItem): string {
  const column = propertyName === "spend" ? "1.0 * spend / scale" : propertyName;
  const isNumber = propertyName === "spend" || numeric.has(propertyName);
  const test = isLike(itemComparisonOperator)
    ? `${column} LIKE ${quoted(likes[itemComparisonOperator](itemValue))}`
    : `${column} ${sign[itemComparisonOperator]} ${isNumber ? Number(itemValue) : quoted(itemValue)}`;
  // The other way round than the product: what a blank counts as.
  const ofBlank = allowNullValue ?? itemComparisonOperator === "NotEqual";
  return `CASE WHEN ${propertyName} IS NULL THEN ${Number(ofBlank)} ELSE ${test} END`;
}

function whereOf(filters: readonly FilterItem[]): string {
  const fields = [...new Set(filters.map(({ propertyName }) => propertyName))];
  const tests = fields.flatMap((field) => {
    const own = filters.filter(({ propertyName }) => propertyName === field);
    const equal = own.filter(({ itemComparisonOperator }) => itemComparisonOperator === "Equal");
    const others = own.filter((item) => !equal.includes(item));
    return [...(equal.length > 0 ? [`(${equal.map(testOf).join(" OR ")})`] : []), ...others.map(testOf)];
  });
  return tests.length > 0 ? `WHERE ${tests.join(" AND ")}` : "";
}

const parts = { day: "%Y-%m-%d", month: "%Y-%m", year: "%Y" };
const isMoneyOf = ({ measures }: AnalyticsQuery): boolean =>
  measures.some(({ field, as }) => field === "spend" && as !== "count");

interface Asker {
  readonly userId: string;
  readonly isStaff: boolean;
}

/** The rows that a query has for each user, in order; "currencies" where it would add several up. */
export async function expectedOf(
  query: AnalyticsQuery,
  askers: readonly Asker[],
): Promise<(AnalyticsCell[][] | "currencies")[]> {
  const source = `FROM ${views[query.dataset]} ${whereOf(query.filters)}`;
  const dims = query.dimensions.map(({ field, by }) =>
    by === undefined ? field : `strftime(${quoted(parts[by])}, ${field})`,
  );
  const figures = query.measures.map(({ field, as }) => (field === undefined ? "count(*)" : `${as}(${field})`));
  const columns = [...dims, ...figures].map((each, at) => `${each} AS c${at}`);
  const keys = [...query.sort, ...dims.map((_, at) => `d${at}`)].map((key) => {
    const at = Number(key.at(-1)) + (key.at(-2) === "m" ? dims.length : 0);
    return `c${at} IS NULL, c${at} ${key.startsWith("-") ? "DESC" : "ASC"}`;
  });
  const groups = dims.length > 0 ? `GROUP BY ${dims.map((_, at) => at + 1).join(", ")}` : "";
  const order = keys.length > 0 ? `ORDER BY ${keys.join(", ")}` : "";
  const isAddedUp = isMoneyOf(query) && query.dimensions.every(({ field }) => field !== "currency");
  const asked = [
    `SELECT ${columns.join(", ")} ${source} ${groups} ${order} LIMIT ${query.limit}`,
    ...(isAddedUp ? [`SELECT count(DISTINCT currency) AS n ${source}`] : []),
  ];
  const answers = await testEnv.DB.batch<Record<string, AnalyticsCell>>(
    askers.flatMap(({ userId, isStaff }) => asked.map((sql) => exec(`${mine} ${sql}`, userId, Number(isStaff)))),
  );
  return askers.map((_, at) => {
    const [rows, counted] = answers.slice(at * asked.length, (at + 1) * asked.length);
    if (Number(counted?.results[0]?.["n"] ?? 0) > 1) return "currencies";
    return (rows?.results ?? []).map((row) => columns.map((_each, index) => row[`c${index}`] ?? null));
  });
}
