/** The rates table of a job: rows without a rate wait, are listed with their sum, and come in once there is one. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { JobRates } from "@paygauge/api-types/entities/rates";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { openDatabase } from "../../store/database.ts";
import { audit } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, send, settled } from "../uploads/upload-calls.fixture.ts";

const ledger =
  "Supplier,Amount,Currency,Payment Date\nAcme Ltd,100.00,GBP,2024-01-05\nAcme Ltd,600.00,EUR,2024-02-05\n" +
  "Boon WLL,1.234,KWD,2024-03-05\nBoon WLL,2.000,KWD,2024-04-05\n";
const ratesOf = (jobId: string) => call<JobRates>("GET", `/jobs/${jobId}/rates`);
const save = (jobId: string, body: unknown) => callAs("sasha-sysadmin", "PUT", `/api/v1/jobs/${jobId}/rates`, { body });
const sendLedger = async (jobId: string): Promise<Upload> =>
  check(await send(jobId, "payments.csv", new Uint8Array(new TextEncoder().encode(ledger))));

beforeAll(() => seedOrigin());

describe("the rates of a job", () => {
  it("convert what they name; the rest waits until they name it", async () => {
    const jobId = await newJob("currencies");
    const upload = await sendLedger(jobId);
    const waiting = [{ currency: "KWD", rows: 2, sumMinor: "3234", minorDigits: 3 }];
    // 100.00 + 600.00 EUR / .924 · .783; never 1:1
    expect(upload.check).toMatchObject({ accepted: 4, sumMinor: "60844", waiting });
    const first = await importJob(jobId);
    expect(first.totals).toMatchObject({ spendMinor: 60_844, suppliers: 1 });
    expect(first.quality.waiting).toEqual(waiting);

    const before = await ratesOf(jobId);
    expect(before).toMatchObject({ version: 0, updatedOn: null });
    expect(before.rates).toContainEqual({ currency: "EUR", perUsd: "0.924", asOf: "2024-12-31" });
    const rates = [...before.rates, { currency: "KWD", perUsd: "0.307", asOf: "2025-06-30" }];
    const saved = await save(jobId, { version: 0, rates });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const lines = await openDatabase(testEnv.DB).select().from(audit).where(eq(audit.action, "saveJobRates"));
    expect(lines.map(({ entityId, note }) => [entityId, note])).toEqual([[jobId, "rates"]]);

    const again = await settled(jobId, upload.id, ["Checked"]);
    // 1.234 KWD / .307 · .783 is 3.15, 2.000 is 5.10
    expect(again.check).toMatchObject({ sumMinor: String(60_844 + 315 + 510), waiting: [] });
    const second = await importJob(jobId);
    expect(second.totals).toMatchObject({ spendMinor: 60_844 + 315 + 510, suppliers: 2 });
    expect(second.quality.waiting).toEqual([]);
  });

  it("need one for the job's currency before the import, which scores by it", async () => {
    const jobId = await newJob("baht", { currency: "THB" });
    const bytes = new TextEncoder().encode(
      "Supplier,Amount,Payment Date\nAcme Ltd,3600000.00,2024-01-05\nBoon Co,720.00,2024-02-05\n",
    );
    const upload = await check(await send(jobId, "baht.csv", new Uint8Array(bytes)));
    const refused = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/import`);
    expect([refused.status, (await refused.json<{ detail: string }>()).detail]).toEqual([
      409,
      "There’s no exchange rate for THB, the job’s currency. Add it under Exchange rates, then import.",
    ]);
    const { rates } = await ratesOf(jobId);
    await save(jobId, { version: 0, rates: [...rates, { currency: "THB", perUsd: "36", asOf: "2025-06-30" }] });
    await settled(jobId, upload.id, ["Checked"]);
    const summary = await importJob(jobId);
    expect(summary).toMatchObject({ totals: { spendMinor: 360_072_000, suppliers: 2 } });
  });

  it("are refused with a sentence where they are wrong, and kept where another user was first", async () => {
    const jobId = await newJob("refused");
    const { rates } = await ratesOf(jobId);
    const refused = async (part: unknown) => {
      const answer = await save(jobId, { version: 0, rates: [part] });
      const { errors } = await answer.json<{ errors?: Record<string, string> }>();
      return [answer.status, ...Object.values(errors ?? {})];
    };
    const asOf = "2024-12-31";
    expect(await refused({ currency: "EUR", perUsd: "0", asOf })).toEqual([422, "Rate must be greater than 0."]);
    expect(await refused({ currency: "EUR", perUsd: "1,5", asOf })).toEqual([
      422,
      expect.stringContaining("as digits with a point"),
    ]);
    expect(await refused({ currency: "EUR", perUsd: "0.9", asOf: "soon" })).toEqual([
      422,
      expect.stringContaining("Enter a date such as"),
    ]);
    expect(await refused({ currency: "USD", perUsd: "1", asOf })).toEqual([
      422,
      expect.stringContaining("units per US dollar"),
    ]);
    expect(await refused({ currency: "QQQ", perUsd: "1", asOf })).toEqual([
      422,
      expect.stringContaining("isn’t a current currency"),
    ]);
    const twice = { currency: "EUR", perUsd: "0.9", asOf };
    expect((await save(jobId, { version: 0, rates: [twice, twice] })).status).toBe(422);
    expect((await save(jobId, { version: 0, rates })).status).toBe(200);
    const late = await save(jobId, { version: 0, rates: [] });
    expect([late.status, await late.json()]).toMatchObject([409, { code: "CHANGED_MEANWHILE" }]);
    expect((await ratesOf(jobId)).version).toBe(1);
    expect(
      (await callAs("isla-issuer", "PUT", `/api/v1/jobs/${jobId}/rates`, { body: { version: 1, rates } })).status,
    ).toBe(403);
    expect((await call<{ success: boolean }>("DELETE", `/jobs/${jobId}`)).success).toBe(true);
  });
});
