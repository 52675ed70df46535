/** A buyer's type is the one that a user stated, otherwise a guess from its name; runs of its jobs obey the cap on terms. */
import { beforeAll, expect, it } from "vitest";
import type { Buyer } from "@paygauge/api-types/endpoints/buyers";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, runToEnd, send } from "../uploads/upload-calls.fixture.ts";

const buyerPath = "/buyers/buyer-calder-county";
const months = ["01", "02", "03", "04", "05", "06"];
const lines = months.map((month) => `Acme Ltd,500000,2025-${month}-01,2025-${month}-${month === "02" ? "28" : "29"}`);
const text = ["Supplier,Amount,Invoice date,Due date", ...lines].join("\n");

beforeAll(() => seedOrigin());

async function update(buyerType: unknown): Promise<Response> {
  const { id, version, name, country, currency, industryCode } = await call<Buyer>("GET", buyerPath);
  return callAs("sasha-sysadmin", "PUT", "/api/v1/buyers", {
    body: { id, version, name, country, currency, industryCode, buyerType },
  });
}

/** The codes that supply chain finance has for the job's one supplier. */
async function financeOf(jobId: string): Promise<readonly string[]> {
  const rows = await call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, {
    pageNumber: 1,
    pageSize: 1,
  });
  const path = `/jobs/${jobId}/suppliers/${rows.collection[0]?.supplierKey}`;
  return (await call<SupplierDetail>("GET", path)).reasons.scf?.map(({ code }) => code) ?? [];
}

it("takes public, private and not stated, and refuses any other type", async () => {
  expect((await update("council")).status).toBe(422);
  for (const type of ["private", "public", null]) {
    expect((await update(type)).status).toBe(200);
    expect((await call<Buyer>("GET", buyerPath)).buyerType).toBe(type);
  }
});

it("caps the days that supply chain finance counts on from the job's next run on", async () => {
  expect((await update("private")).status).toBe(200);
  const jobId = await newJob("Capped", { capabilities: ["stp", "scf"] });
  await check(await send(jobId, "a.csv", new Uint8Array(new TextEncoder().encode(text))));
  await importJob(jobId);
  expect(await financeOf(jobId)).toContain("roomAtLeast30");
  expect((await update("public")).status).toBe(200);
  expect(await financeOf(jobId), "the run keeps what it was begun with").toContain("roomAtLeast30");
  await call("POST", `/jobs/${jobId}/rescore`);
  await runToEnd(jobId);
  const after = await financeOf(jobId);
  expect(after.filter((code) => code.startsWith("room"))).toEqual([]);
  expect(after).toContain("invoiceValueAtLeast50000");
});

it("caps the days of a council without a stated type, until a user says that it is a company", async () => {
  expect((await update(null)).status).toBe(200);
  const jobId = await newJob("Guessed", { capabilities: ["stp", "scf"] });
  await check(await send(jobId, "b.csv", new Uint8Array(new TextEncoder().encode(`${text}\n`))));
  await importJob(jobId);
  expect((await financeOf(jobId)).filter((code) => code.startsWith("room"))).toEqual([]);
  expect((await update("private")).status).toBe(200);
  await call("POST", `/jobs/${jobId}/rescore`);
  await runToEnd(jobId);
  expect(await financeOf(jobId)).toContain("roomAtLeast30");
});
