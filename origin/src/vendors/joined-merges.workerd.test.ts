/** Vendors that users merged, then joined by the numbers of a later run. */
import { expect, it } from "vitest";
import { testEnv } from "../support/test-env.ts";
import type { VendorRow } from "./part-columns.ts";
import { vendorRow } from "./vendor-rows.fixture.ts";
import { vendorsOf } from "./vendors-stub.ts";

const by = { authorId: "u", author: "U", at: "2026-01-01T00:00:00.000Z" };
const older = vendorRow("older", { name: "Ashdown Paper", taxId: "GB1001" });
const newer = vendorRow("newer", { name: "Bellweather Print", companyNumber: "20002" });
const third = vendorRow("third", { name: "Carrow Ink", taxId: "GB3003" });
/** Has the tax number of one and the register number of the other. */
const both = vendorRow("both", { name: "Ashdown Bellweather", taxId: "GB1001", companyNumber: "20002" });

/** Creates an issuer with one job for each supplier. */
async function issuerWith(issuerId: string, suppliers: readonly VendorRow[]) {
  const object = vendorsOf(testEnv, issuerId);
  const runs: { jobId: string; run: string }[] = [];
  const state = async (supplier: VendorRow) => {
    const head = { jobId: supplier.supplierKey, run: "r", currency: "GBP", minorDigits: 2, measuredOn: "2026-01-31" };
    await object.putChunk(issuerId, head, 0, [supplier]);
    await object.finishPart(issuerId, head, 1, ["r"]);
    runs.push({ jobId: head.jobId, run: "r" });
  };
  const question = () => ({ runs, factors: { GBP: 1 }, take: 50 });
  const rows = async () => {
    const answer = await object.ask(question());
    if ("refusal" in answer) throw new Error(answer.refusal.path);
    return answer.rows;
  };
  for (const supplier of suppliers) await state(supplier);
  const ids = new Map((await rows()).map(({ name, vendorId }) => [name, vendorId]));
  const merge = async (from: VendorRow, into: VendorRow) =>
    expect(await object.merge({ from: ids.get(from.name) ?? "", into: ids.get(into.name) ?? "" }, by, "")).toBe(
      "merged",
    );
  const jobsOf = async (supplier: VendorRow) =>
    (await object.detail(ids.get(supplier.name) ?? "", question(), "u"))?.jobs;
  return { state, rows, merge, jobsOf };
}

it("a run that joins an older vendor with the newer one it was merged into leaves one vendor", async () => {
  const { state, rows, merge, jobsOf } = await issuerWith("issuer-cycle", [older, newer, third]);
  await merge(third, older);
  await merge(older, newer);
  await state(both);
  expect((await rows()).map(({ jobs, spendMinor }) => [jobs, spendMinor])).toEqual([[4, 400]]);
  expect([await jobsOf(older), await jobsOf(newer), await jobsOf(third)]).toEqual([4, 4, 4]);
});

it("a run that joins a merged vendor with an older one keeps the merge", async () => {
  const { state, rows, merge, jobsOf } = await issuerWith("issuer-kept", [older, newer, third]);
  await merge(newer, third);
  await state(both);
  expect((await rows()).map(({ jobs }) => jobs)).toEqual([4]);
  expect([await jobsOf(older), await jobsOf(newer), await jobsOf(third)]).toEqual([4, 4, 4]);
});
