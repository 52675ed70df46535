import { beforeAll, expect, it } from "vitest";
import type { PagedResult } from "@paygauge/api-types/entities/paging";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { call, check, importJob, newJob, send } from "../areas/uploads/upload-calls.fixture.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";

beforeAll(() => seedOrigin());

const csv = [
  "Supplier name,Payment date,Amount,Payment reference",
  "Acme Paper Ltd,2026-01-05,1000.00,P1",
  "Acme Paper Ltd,2026-02-05,1000.00,P2",
  "Brick and Beam Ltd,2026-01-09,500.00,P3",
  "Brick and Beam Ltd,2026-02-09,500.00,P4",
].join("\n");

async function run(name: string): Promise<{ jobId: string; addressable: Record<string, number> }> {
  const jobId = await newJob(name);
  await check(await send(jobId, "ledger.csv", Uint8Array.from(new TextEncoder().encode(csv))));
  await importJob(jobId);
  return { jobId, addressable: await addressableOf(jobId) };
}

/** Addressable spend by supplier, minor units. */
async function addressableOf(jobId: string): Promise<Record<string, number>> {
  const page = await call<PagedResult<SupplierRow>>("POST", `/jobs/${jobId}/suppliers/get`, {
    pageNumber: 1,
    pageSize: 50,
  });
  const details = await Promise.all(
    page.collection.map(({ supplierKey }) => call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${supplierKey}`)),
  );
  return Object.fromEntries(page.collection.map((row, at) => [row.name, details[at]?.measures.addressableMinor ?? -1]));
}

it("an exclude list holds for runs from then on, and a job keeps the list that it ran with", async () => {
  const before = await run("before the list");
  expect(before.addressable).toEqual({ "Acme Paper Ltd": 200_000, "Brick and Beam Ltd": 100_000 });
  const form = new FormData();
  form.set("issuerId", "issuer-harbour");
  form.set("list", "exclude");
  form.set("file", new File(["Supplier name\nACME PAPER LTD\n"], "out.csv"));
  const answer = await callAs("sasha-sysadmin", "PUT", "/api/v1/issuers/supplier-list", { raw: form });
  expect(answer.status).toBe(200);
  const after = await run("after the list");
  expect(after.addressable).toEqual({ "Acme Paper Ltd": 0, "Brick and Beam Ltd": 100_000 });
  const summary = await call<{ addressableMinor: number }>("GET", `/jobs/${after.jobId}/summary`);
  expect(summary.addressableMinor).toBe(100_000);
  await call("DELETE", "/issuers/issuer-harbour/supplier-list?list=exclude");
  expect(await addressableOf(after.jobId)).toEqual(after.addressable);
  expect((await run("without the list")).addressable).toEqual(before.addressable);
});
