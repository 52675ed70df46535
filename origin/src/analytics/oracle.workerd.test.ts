/** Compares generated queries of three users with plain SQL over the jobs that each can see: no row of anyone else's. */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { kindOfField, type AnalyticsDataset } from "@paygauge/api-types/entities/analytics-datasets";
import {
  aggregates,
  analyticsLimits,
  dateParts,
  type AnalyticsAnswer,
  type AnalyticsCell,
  type AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import { operators } from "@paygauge/api-types/entities/paging";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { forgetPeople } from "../identity/person.ts";
import { openDatabase } from "../store/database.ts";
import { directGrants } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { cities, createOracle, currencies, expectedOf, issuers, madeJob, storeJob } from "./oracle.fixture.ts";

const count = Number(testEnv.ORACLE_QUERIES);
const personOf = (username: string) => {
  const person = seededPeople.find((each) => each.username === username);
  if (person === undefined) throw new Error(`No seeded user is called ${username}.`);
  return { subject: person.subject, userId: `user-${person.subject}`, isStaff: username === "sasha.sysadmin" };
};
/** Staff, a manager of one issuer who is a member of the other, and a client who is assigned to jobs. */
const people = ["sasha.sysadmin", "tina.twoissuers", "clara.client"].map(personOf);
/** Queries that are compared at the same time. */
const atOnce = 8;
const [staff, manager, client] = people;

const fields = {
  suppliersByJob: {
    texts: ["supplier", "city", "country", "job", "issuer", "currency", "matched"],
    days: ["periodEnd", "lastOnCard"],
    numbers: ["spend", "invoices", "payments"],
  },
  vendors: {
    texts: ["vendor", "city", "country", "issuer", "currency"],
    days: ["lastOnCard"],
    numbers: ["spend", "invoices", "payments", "jobs"],
  },
  jobs: { texts: ["job", "issuer", "currency"], days: [], numbers: ["spend", "suppliers"] },
} satisfies Partial<Record<AnalyticsDataset, unknown>>;
type Asked = keyof typeof fields;

const values: Readonly<Record<string, readonly string[]>> = {
  supplier: ["Company 3", "company 1", "7", "Company"],
  vendor: ["Company 3", "PANY 1", "7"],
  city: [...cities.filter((city) => city !== ""), "y", "E"],
  country: ["GBR", "DEU", "d"],
  job: ["Job 1", "Job 12", "2"],
  issuer: Object.values(issuers),
  currency: currencies,
  matched: ["Yes", "No"],
  periodEnd: ["2025-01-01", "2025-06-30", "2025-12-31"],
  lastOnCard: ["2025-01-01", "2025-06-30"],
  spend: ["0", "100", "2500.5", "-10"],
  invoices: ["0", "5", "12"],
  payments: ["3", "15"],
  jobs: ["1", "2"],
  suppliers: ["2", "6"],
};

function filterOf(dataset: Asked) {
  const { texts, days, numbers } = fields[dataset];
  return fc.constantFrom(...texts, ...days, ...numbers).chain((propertyName) => {
    const kind = kindOfField(dataset, propertyName);
    // Parts of an amount or a date are text to the product and a number to the oracle.
    const fitting = operators.filter((operator) => kind === "text" || !/Contains|With$/.test(operator));
    return fc.record(
      {
        propertyName: fc.constant(propertyName),
        itemComparisonOperator: fc.constantFrom(...fitting),
        itemValue: fc.constantFrom(...(values[propertyName] ?? [""])),
        allowNullValue: fc.boolean(),
      },
      { requiredKeys: ["propertyName", "itemComparisonOperator", "itemValue"] },
    );
  });
}

function measureOf(dataset: Asked) {
  const { texts, numbers } = fields[dataset];
  return fc.oneof(
    fc.constant({ as: "count" as const }),
    fc.record({ field: fc.constantFrom(...texts), as: fc.constant("count" as const) }),
    fc.record({ field: fc.constantFrom(...numbers), as: fc.constantFrom(...aggregates) }),
  );
}

function dimensionOf(dataset: Asked) {
  const { texts, days } = fields[dataset];
  const plain = fc.record({ field: fc.constantFrom(...texts) });
  if (days.length === 0) return plain;
  return fc.oneof(plain, fc.record({ field: fc.constantFrom(...days), by: fc.constantFrom(...dateParts) }));
}

const queryOf = (dataset: Asked): fc.Arbitrary<AnalyticsQuery> =>
  fc
    .record({
      measures: fc.array(measureOf(dataset), { minLength: 1, maxLength: analyticsLimits.measures }),
      dimensions: fc.array(dimensionOf(dataset), { maxLength: analyticsLimits.dimensions }),
      filters: fc.array(filterOf(dataset), { maxLength: 4 }),
      limit: fc.constantFrom(3, 10, analyticsLimits.rows),
    })
    .chain((query) =>
      fc
        .array(
          fc
            .tuple(fc.boolean(), fc.nat({ max: query.measures.length - 1 }))
            .map(([is, at]) => `${is ? "-" : ""}m${at}`),
          { maxLength: 2 },
        )
        .map((sort) => ({ ...query, dataset, sort })),
    );
const anyQuery = fc.constantFrom(...(Object.keys(fields) as Asked[])).chain(queryOf);

async function run(subject: string, query: unknown): Promise<AnalyticsAnswer> {
  const answer = await callAs(subject, "POST", "/api/v1/analytics-queries/run", { body: query });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Averages may differ in their last bit, since both sides add up in an order of their own. */
const rounded = (rows: readonly AnalyticsCell[][]) =>
  rows.map((row) => row.map((value) => (typeof value === "number" ? Number(value.toPrecision(12)) : value)));

beforeAll(async () => {
  await seedOrigin();
  await createOracle();
  for (const { userId } of people)
    for (const permission of ["AnalyticsQuery_VIEW", "VendorLookup"] as const)
      await openDatabase(testEnv.DB).insert(directGrants).values({ userId, permission }).onConflictDoNothing();
  const owner = staff?.userId ?? "";
  const assignee = client?.userId ?? "";
  for (const [at, made] of fc.sample(madeJob, { numRuns: 30, seed: 60 }).entries())
    await storeJob(made, at, { owner, assignee });
  forgetPeople(testEnv.DB);
});

/** What the comparisons were of. */
const seen = { rows: 0, currencies: 0, empty: 0 };

async function compare(query: AnalyticsQuery): Promise<void> {
  const expectations = await expectedOf(query, people);
  const answers = await Promise.all(people.map(({ subject }) => run(subject, query)));
  for (const [at, expected] of expectations.entries()) {
    const answer = answers[at];
    if (expected === "currencies") {
      expect([query, answer]).toMatchObject([query, { state: "refused", code: "currencies" }]);
      seen.currencies += 1;
      continue;
    }
    const rows = answer?.state === "answered" ? rounded(answer.rows) : answer;
    expect([query, rows]).toEqual([query, rounded(expected)]);
    seen.rows += expected.length;
    seen.empty += Number(expected.length === 0);
  }
}

it("answers three users' generated queries as plain SQL does", async () => {
  const queries = fc.sample(anyQuery, { numRuns: count, seed: 61 });
  for (let from = 0; from < queries.length; from += atOnce)
    await Promise.all(queries.slice(from, from + atOnce).map(compare));
  // The sample has all three.
  expect(Math.min(seen.rows / 10, seen.currencies, seen.empty)).toBeGreaterThan(count / 20);
});

it("shows each user the jobs of their own sight", async () => {
  const query = { dataset: "jobs", measures: [{ as: "count" }], dimensions: [], filters: [] };
  const counts = await Promise.all([staff, manager, client].map((each) => run(each?.subject ?? "", query)));
  const [all = 0, managed = 0, own = 0] = counts.map((answer) =>
    answer.state === "answered" ? Number(answer.rows[0]?.[0]) : 0,
  );
  expect(own).toBeGreaterThan(0);
  expect(managed).toBeGreaterThan(own);
  expect(all).toBeGreaterThan(managed);
});
