/** Rows without a date, and what they are in a year. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { call, check, importJob, newJob, send } from "../../areas/uploads/upload-calls.fixture.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";

beforeAll(() => seedOrigin(["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets"]));

const months = ["01", "02", "03", "04", "05", "06"];
const rowsOf = (name: string, amount: number, dated: boolean) =>
  months.map((month, at) => `${name},${dated ? `2026-${month}-${at === 0 ? "02" : "27"}` : ""},${amount}.00`);

async function imported(name: string, rows: readonly string[]): Promise<{ jobId: string; summary: JobSummary }> {
  const jobId = await newJob(name);
  const csv = ["Supplier,Payment date,Amount", ...rows].join("\n");
  await check(await send(jobId, "ledger.csv", Uint8Array.from(new TextEncoder().encode(csv))));
  await call("PUT", `/jobs/${jobId}/period`, { periodFrom: "2026-01-01", periodTo: "2026-06-30" });
  await importJob(jobId);
  return { jobId, summary: await call<JobSummary>("GET", `/jobs/${jobId}/summary`) };
}

/** What makes a year of each supplier, as it is kept. */
const factorsOf = (jobId: string) =>
  runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) =>
    Object.fromEntries(
      sql
        .exec<{ name: string; yearFactor: number | null }>("SELECT name, yearFactor FROM supplier ORDER BY name")
        .toArray()
        .map(({ name, yearFactor }) => [name, yearFactor]),
    ),
  );

it("takes undated rows of a dated file as outside its period", { timeout: 120_000 }, async () => {
  const { jobId, summary } = await imported("Some undated", [
    ...rowsOf("Acme Ltd", 1000, true),
    ...rowsOf("Bare Ltd", 100, false),
    "Once Ltd,2026-03-02,50.00",
  ]);
  expect(summary.year.factor).toBeCloseTo(365 / 181, 9);
  expect(await factorsOf(jobId)).toEqual({ "Acme Ltd": null, "Bare Ltd": 0, "Once Ltd": 0 });
  const { collection } = await call<{ collection: { name: string; supplierKey: string }[] }>(
    "POST",
    `/jobs/${jobId}/suppliers/get`,
    { pageNumber: 1, pageSize: 10 },
  );
  for (const { name, supplierKey } of collection) {
    const detail = await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${supplierKey}`);
    expect([name, detail.addressableFactor]).toEqual([name, name === "Acme Ltd" ? 365 / 181 : 0]);
  }
  // Once is one-off; Bare has no date at all, and repeats.
  expect(summary.oneOff).toEqual({ suppliers: 1, addressableMinor: 5000 });
});

it("scales nothing where less than half of the money is inside, and says why", { timeout: 120_000 }, async () => {
  const { summary } = await imported("Mostly undated", [
    ...rowsOf("Acme Ltd", 1000, true),
    ...rowsOf("Bare Ltd", 5000, false),
  ]);
  expect(summary.year.factor).toBe(1);
  expect(summary.annualisation).toEqual({ code: "littleInside", args: { percent: "17" } });
});
