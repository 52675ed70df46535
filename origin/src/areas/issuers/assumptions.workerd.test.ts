/** An issuer's own assumptions are before the product's, and behind what the suppliers of a set show. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import type { IssuerAssumptions } from "@paygauge/api-types/entities/issuer-assumptions";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { UseCase, UseCaseList } from "@paygauge/api-types/entities/use-cases";
import { emptyCase } from "@paygauge/analysis/value/case/case-model";
import { jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const path = "/issuers/issuer-harbour/assumptions";
const inCurrency = (currency: string | null) =>
  db.update(issuers).set({ currency }).where(eq(issuers.id, "issuer-harbour"));
const save = (typed: object, version: number, as = "sasha-sysadmin") =>
  callAs(as, "PUT", `/api/v1${path}`, { body: { version, typed } });
let jobId = "";

beforeAll(async () => {
  await seedOrigin();
  jobId = await jobWithRun("Assumed");
  await inCurrency("GBP");
});

async function defaultsNow(): Promise<UseCase["defaults"]> {
  const body = { name: "All", method: "vcard", criteria: { filterItems: [] } };
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, body);
  return (await call<UseCase>("GET", `/jobs/${jobId}/use-cases/${id}`)).defaults;
}

it("count in drafts, seeds and new use cases, with their source; the set's own come first", async () => {
  const before = await defaultsNow();
  expect(before.conversion).toEqual({ value: 0.5, source: "product" });
  expect((await call<IssuerAssumptions>("GET", path)).version).toBe(0);
  const own = { conversion: 0.35, costNew: 2, costNow: 9 };
  expect((await save(own, 0)).status).toBe(200);
  expect(await call<IssuerAssumptions>("GET", path)).toMatchObject({ typed: own, currency: "GBP", version: 1 });
  const now = await defaultsNow();
  expect(now).toMatchObject({
    conversion: { value: 0.35, source: "issuer" },
    costNew: { value: 2, source: "issuer" },
    rebate: { source: "product" },
    // The payments of the set are by cheque, and their cost is known.
    costNow: before.costNow,
  });
  expect(before.costNow.source).toBe("set");
  const { seeds } = await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
  expect(seeds?.every(({ defaults }) => defaults.conversion.source === "issuer")).toBe(true);
  // Amounts of money are the issuer's currency's alone.
  await inCurrency("EUR");
  expect(await defaultsNow()).toMatchObject({ conversion: { source: "issuer" }, costNew: { source: "product" } });
  await inCurrency(null);
  const refused = await save({ costNew: 2 }, 1);
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("issuerNoCurrency")]);
  await inCurrency("GBP");
  // Withdrawn, the product's apply again.
  expect((await save({}, 1)).status).toBe(200);
  expect((await defaultsNow()).conversion).toEqual({ value: 0.5, source: "product" });
});

it("are refused out of range, over another user's change, and to anyone who may not edit or see the issuer", async () => {
  const { version } = await call<IssuerAssumptions>("GET", path);
  expect((await save({ conversion: 1.2 }, version)).status).toBe(422);
  expect((await save({ unknown: 1 }, version)).status).toBe(422);
  expect((await save({ conversion: 0.2 }, version + 3)).status).toBe(409);
  expect((await save({ conversion: 0.2 }, version, "petra-jobmanager")).status).toBe(403);
  expect((await callAs("nora-neighbour", "GET", `/api/v1${path}`)).status).not.toBe(200);
  expect((await call<IssuerAssumptions>("GET", path)).version).toBe(version);
});

it("count in the summary, so that it states what the use cases do", async () => {
  const summary = () => call<JobSummary>("GET", `/jobs/${jobId}/summary`);
  const before = await summary();
  expect(before.isConversionStated).toBeUndefined();
  const { version } = await call<IssuerAssumptions>("GET", path);
  expect((await save({ conversion: 0.125 }, version)).status).toBe(200);
  expect(await summary()).toMatchObject({ conversion: 0.125, isConversionStated: true });
  expect((await save({}, version + 1)).status).toBe(200);
  expect(await summary()).toEqual(before);
});

it("count in the business case of the issuer's jobs, and move a saved one", async () => {
  const caseNow = () => call<BusinessCase>("GET", `/jobs/${jobId}/business-case`);
  const { version } = await call<IssuerAssumptions>("GET", path);
  const body = { version: 0, note: "", body: emptyCase };
  await call("POST", `/jobs/${jobId}/business-case/versions`, body);
  expect((await save({ conversion: 0.45, grace: 10, costNow: 9 }, version)).status).toBe(200);
  const { inputs, moved } = await caseNow();
  const [first] = inputs.cohorts;
  expect(first?.defaults.conversion).toEqual({ value: 0.45, source: "issuer" });
  expect(first?.defaults.rebate.source).toBe("noPublicSource");
  expect([inputs.plan.grace, inputs.plan.cycle.source]).toEqual([{ value: 10, source: "issuer" }, "product"]);
  expect(moved).toContainEqual({ id: "grace", before: 14, after: 10 });
  expect((await save({}, version + 1)).status).toBe(200);
  expect((await caseNow()).moved).toEqual([]);
});
