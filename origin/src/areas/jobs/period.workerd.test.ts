/** The period of a job: proposed from its money, stated by a user, and what scores are scaled by. */
import { beforeAll, describe, expect, it } from "vitest";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, send } from "../uploads/upload-calls.fixture.ts";

// 127 days by its dates; 98 % of the money is in May.
const ledger =
  "Supplier,Amount,Payment Date\nAcme Ltd,1.00,2025-01-25\nAcme Ltd,1.00,2025-02-05\nBolt Ltd,49.00,2025-05-02\nBolt Ltd,49.00,2025-05-31\n";
const state = (jobId: string, body: unknown) =>
  callAs("sasha-sysadmin", "PUT", `/api/v1/jobs/${jobId}/period`, { body });

beforeAll(() => seedOrigin());

describe("the period of a job", () => {
  it("waits until a user confirms that in which the money lies, or states another", async () => {
    const jobId = await newJob("period");
    const upload = await check(await send(jobId, "payments.csv", new Uint8Array(new TextEncoder().encode(ledger))));
    expect(upload.check?.months.map(({ month, minor }) => [month, minor])).toEqual([
      ["2025-01", "100"],
      ["2025-02", "100"],
      ["2025-05", "9800"],
    ]);
    const waiting = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/import`);
    expect([waiting.status, await waiting.json()]).toMatchObject([
      409,
      { code: "PERIOD_OPEN", detail: expect.stringContaining("2025-05-01 to 2025-05-31") },
    ]);
    expect((await importJob(jobId)).annualisation).toMatchObject({ args: { days: 31 } });
    expect((await state(jobId, { periodFrom: "2025-01-01", periodTo: "2025-12-31" })).status).toBe(200);
    expect(await call<Job>("GET", `/jobs/${jobId}`)).toMatchObject({
      periodFrom: "2025-01-01",
      periodTo: "2025-12-31",
    });
    expect((await importJob(jobId)).annualisation).toBeNull();
    expect((await state(jobId, { periodFrom: null, periodTo: null })).status).toBe(200);
    expect((await importJob(jobId)).annualisation).toMatchObject({ args: { days: 31 } });
  });

  it("makes a year of the money inside it alone", async () => {
    const jobId = await newJob("inside and outside");
    // May: 98.00 of Bolt; Acme has 1.00 a month before, in January and February, and 10.00 twice in May.
    const text = `${ledger}Acme Ltd,10.00,2025-05-06\nAcme Ltd,10.00,2025-05-20\nCord Ltd,7.00,2025-01-09\nCord Ltd,7.00,2025-02-09\n`;
    await check(await send(jobId, "payments.csv", new Uint8Array(new TextEncoder().encode(text))));
    expect((await state(jobId, { periodFrom: "2025-05-01", periodTo: "2025-05-31" })).status).toBe(200);
    await importJob(jobId);
    const { collection } = await call<{ collection: { name: string; supplierKey: string; spendMinor: number }[] }>(
      "POST",
      `/jobs/${jobId}/suppliers/get`,
      { pageNumber: 1, pageSize: 25 },
    );
    const factorOf = async (name: string) => {
      const { supplierKey = "", spendMinor = 0 } = collection.find((each) => each.name === name) ?? {};
      const { scaled } = await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${supplierKey}`);
      return [spendMinor, ((scaled?.factor ?? 1) * spendMinor).toFixed(2)];
    };
    const year = 365 / 31;
    expect(await factorOf("Bolt Ltd")).toEqual([9800, (9800 * year).toFixed(2)]);
    expect(await factorOf("Acme Ltd")).toEqual([2200, (2000 * year).toFixed(2)]);
    expect(await factorOf("Cord Ltd"), "nothing inside").toEqual([1400, "0.00"]);
  });

  it("counts all rows of a file as paid in the month that its name states", async () => {
    // Half of the money is invoiced in September; the rest are older invoices that were paid in it.
    const rows = ["Acme Ltd,40.00,2025-07-10", "Acme Ltd,10.00,2025-09-02", "Bolt Ltd,30.00,2025-09-20"];
    const supplierOf = async (heading: string) => {
      const jobId = await newJob(`paid in September by ${heading}`);
      const text = `Supplier,Amount,${heading}\n${rows.join("\n")}\n`;
      await check(await send(jobId, "payments-2025-09.csv", new Uint8Array(new TextEncoder().encode(text))));
      const { annualisation } = await importJob(jobId);
      const { collection } = await call<{ collection: { name: string; supplierKey: string }[] }>(
        "POST",
        `/jobs/${jobId}/suppliers/get`,
        { pageNumber: 1, pageSize: 25 },
      );
      const key = collection.find(({ name }) => name === "Acme Ltd")?.supplierKey ?? "";
      const { scaled } = await call<SupplierDetail>("GET", `/jobs/${jobId}/suppliers/${key}`);
      expect(annualisation).toMatchObject({ args: { days: 30 } });
      return (scaled?.factor ?? 1).toFixed(4);
    };
    const year = 365 / 30;
    expect(await supplierOf("Invoice Date")).toBe(year.toFixed(4));
    // A date of payment says itself when each row was paid: of 50.00 only 10.00 is inside.
    expect(await supplierOf("Payment Date")).toBe(((year * 10) / 50).toFixed(4));
  });

  it("is refused with a sentence where it is half or backwards", async () => {
    const jobId = await newJob("wrong periods");
    const refused = async (body: unknown) => {
      const answer = await state(jobId, body);
      return [answer.status, (await answer.json<{ errors?: Record<string, string> }>()).errors];
    };
    expect(await refused({ periodFrom: "2025-01-01", periodTo: null })).toEqual([
      422,
      { periodTo: "Enter both dates, or leave both empty." },
    ]);
    expect(await refused({ periodFrom: "2025-02-01", periodTo: "2025-01-01" })).toMatchObject([
      422,
      { periodTo: expect.any(String) },
    ]);
    expect(await refused({ periodFrom: "soon", periodTo: "2025-01-01" })).toEqual([
      422,
      { periodFrom: "Enter a date such as 2026-01-31." },
    ]);
  });
});
