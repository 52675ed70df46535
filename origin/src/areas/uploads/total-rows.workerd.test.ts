/** Total rows by the calls: left out, compared, asked about before the import, and the answers kept with the mapping. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import { jobObjectOf } from "../../job/job-stub.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, send } from "./upload-calls.fixture.ts";

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const header = "Supplier,Number,Date,Amount\n";
const lines = "Acorn Ltd,1,2025-01-10,1234.56\nBolt plc,2,2025-01-11,2000.11\nCog Ltd,3,2025-01-12,55.55\n";

beforeAll(() => seedOrigin());

it("leaves the file's total out of the import, and tells by how much it differs", async () => {
  const jobId = await newJob("own total");
  const file = bytesOf(`${header}${lines}Grand Total,,,3302.62\n`);
  const upload = await check(await send(jobId, "own.csv", file));
  expect(upload.check).toMatchObject({ accepted: 3, totalRows: 1, sumMinor: "329022" });
  expect(upload.check?.totals).toMatchObject({
    differ: 1,
    own: { line: 5, stated: "330262", sum: "329022", rows: 3 },
    asked: [],
  });
  const summary = await importJob(jobId);
  expect(summary.totals.spendMinor).toBe(329_022);
  expect(summary.quality).toMatchObject({ totalRows: 1, money: [{ totalRows: "330262" }] });
});

it("waits for an answer about a row that only adds up, and reads the file as the user says", async () => {
  // A name, a number and a date of its own: only its amount says that it may be a total.
  const file = bytesOf(`${header}${lines}Dynamo Ltd,4,2025-01-13,3290.22\n`);
  for (const [isTotal, spend] of [
    [true, 329_022],
    [false, 658_044],
  ] as const) {
    const jobId = await newJob(`asked ${isTotal}`);
    const sent = await send(jobId, "asked.csv", file);
    expect(sent.mapping?.totalRows).toBeUndefined();
    const upload = await check(sent);
    expect(upload.check?.totals?.asked).toMatchObject([{ line: 5, stated: "329022", sum: "329022", rows: 3 }]);
    const refused = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/import`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: "TOTALS_UNANSWERED", messageRef: { code: "totalsUnanswered", args: {} } }),
    ]);
    const answered = await check(upload, { totalRows: [{ line: 5, isTotal }] });
    expect(answered.check?.totals?.asked).toEqual([]);
    expect(answered.mapping?.totalRows).toEqual([{ line: 5, isTotal }]);
    expect((await importJob(jobId)).totals.spendMinor).toBe(spend);
  }
});

it("finds the total rows again where the check that found them kept none", async () => {
  const jobId = await newJob("checked before");
  await check(await send(jobId, "old.csv", bytesOf(`${header}${lines}Total,,,3290.22\n`)));
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, state) => {
    state.storage.sql.exec("DELETE FROM meta WHERE key LIKE 'totalLines:%'");
  });
  expect((await importJob(jobId)).totals.spendMinor).toBe(329_022);
  await call("GET", `/jobs/${jobId}/summary`);
});
