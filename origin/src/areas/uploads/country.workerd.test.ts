/** A row without a country is in the buyer's, not in the issuer's, and the count is shown on check and summary. */
import { beforeAll, expect, it } from "vitest";
import { seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, send } from "./upload-calls.fixture.ts";

const ledger =
  "Supplier,Amount,Payment Date\nAcme Corp,10.00,2024-01-05\nBolt Inc,5.00,2024-02-05\nBolt Inc,5.00,2024-03-05\n";

beforeAll(() => seedOrigin());

it("takes the buyer's country before the issuer's fallback", async () => {
  const jobId = await newJob("american", { buyerCountry: "USA" });
  const upload = await check(await send(jobId, "payments.csv", new Uint8Array(new TextEncoder().encode(ledger))));
  const told = upload.check?.warnings.find(({ code }) => code === "country-missing");
  expect(told?.count).toBe(3);
  const summary = await importJob(jobId);
  expect(summary.quality.countryAssumed).toEqual({ rows: 3, country: "USA" });
  const { collection } = await call<{ collection: { name: string; country: string }[] }>(
    "POST",
    `/jobs/${jobId}/suppliers/get`,
    {
      pageNumber: 1,
      pageSize: 10,
    },
  );
  expect(collection.map(({ country }) => country)).toEqual(["USA", "USA"]);
});
