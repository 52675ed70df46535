/** Rows of a job that count nowhere: which they are, what they add up to, and who opens them. */
import { beforeAll, describe, expect, it } from "vitest";
import { runInDurableObject } from "cloudflare:test";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { LedgerRowDetail, UncountedRows } from "@paygauge/api-types/entities/ledger-rows";
import { call, check, importJob, newJob, send } from "../../areas/uploads/upload-calls.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";
import { client, grantClient } from "../runs/published-job.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const header = "Supplier ID,Supplier,Document No,Document Type,Amount,Currency,Payment Date,Description";
/** Each of its kind, among lines that are counted. */
const odd = [
  "A1,Alder Works,D-1,Payment,100.00,GBP,2025-01-15,Cleaning",
  "A1,Alder Works,D-1,Payment,100.00,GBP,2025-01-15,Cleaning",
  "A1,Alder Works,I-1,Invoice,250.25,GBP,2025-01-10,Cleaning",
  "A1,Alder Works,D-2,Payment,70.10,KZT,2025-01-16,Cleaning",
  "A1,Alder Works,D-3,Payment,none,GBP,2025-01-17,Cleaning",
  ",,D-4,Payment,33.33,GBP,2025-01-18,Cleaning",
  "E1,Mary Example,E-1,Invoice,20.00,GBP,2025-01-03,Expenses",
  "E1,Mary Example,E-2,Payment,21.00,GBP,2025-01-04,Expenses",
];

function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const others = Array.from(
    { length: 90 },
    (_, at) => `B${at % 9},Birch ${"ABCDEFGHI"[at % 9]} Ltd,X-${at},Payment,${at + 1}.25,GBP,2025-02-10,Paper`,
  );
  return new Uint8Array(new TextEncoder().encode(`${[header, ...others, ...lines].join("\n")}\n`));
}

const page = { pageNumber: 1, pageSize: 100, addUp: true };
const reason = (itemValue: string) => ({
  filters: { filterItems: [{ propertyName: "reason", itemComparisonOperator: "Equal", itemValue }] },
});
const rowsOf = (jobId: string, body: object = {}) =>
  call<UncountedRows>("POST", `/jobs/${jobId}/uncounted-rows/get`, { ...page, ...body });

/** Each class with its rows, those of sums only, and its amounts, which the rows agree with. */
const told = ({ balance }: UncountedRows) =>
  balance.classes.map(({ reason: why, rows, sumOnlyRows, amounts }) => {
    for (const { importMinor, rowsMinor } of amounts) expect([why, rowsMinor]).toEqual([why, importMinor]);
    return [why, rows, sumOnlyRows, ...amounts.map(({ currency, importMinor }) => `${importMinor} ${currency}`)];
  });

describe("rows that count nowhere", () => {
  let jobId = "";
  let summary: JobSummary;
  beforeAll(async () => {
    jobId = await newJob("Nowhere");
    await check(await send(jobId, "ledger.csv", bytesOf(odd)), { leaveOutRepeats: true });
    summary = await importJob(jobId);
    await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) => {
      storage.sql.exec("UPDATE supplier SET payeeClass = 'Employee' WHERE name LIKE 'Mary%'");
    });
  });

  it("add up with the spend to the amount that was read", async () => {
    const rows = await rowsOf(jobId);
    expect(rows.progress).toBeNull();
    expect(told(rows)).toEqual([
      ["settled", 1, 1, "27025 GBP"],
      ["rejected", 2, 0, "3333 GBP"],
      ["leftOut", 1, 0, "10000 GBP"],
      ["waiting", 1, 0, "7010 KZT"],
    ]);
    const { read, bookedMinor, spendMinor, classes } = rows.balance;
    expect(spendMinor).toBe(String(summary.totals.spendMinor));
    for (const { currency, fileMinor, acceptedMinor } of read) {
      const aside = classes
        .filter((each) => each.reason !== "settled")
        .flatMap(({ amounts }) => amounts.filter((each) => each.currency === currency))
        .reduce((sum, { importMinor }) => sum + BigInt(importMinor), 0n);
      expect([currency, (BigInt(acceptedMinor) + aside).toString()]).toEqual([currency, fileMinor]);
      if (currency === "GBP") expect(acceptedMinor).toBe(bookedMinor);
    }
    expect(rows.collection.map(({ documentNumber, reason: why }) => [documentNumber, why])).toEqual([
      ["D-1", "leftOut"],
      ["I-1", "settled"],
      ["D-2", "waiting"],
      ["D-3", "rejected"],
      ["D-4", "rejected"],
    ]);
  });

  it("are filtered by their reason, sorted and searched, and open as the file has them", async () => {
    const rejected = await rowsOf(jobId, reason("rejected"));
    expect([rejected.totalCount, rejected.collection.map(({ row }) => row)]).toEqual([2, [96, 97]]);
    const found = await rowsOf(jobId, { search: "i-1" });
    expect([found.totalCount, found.shownMinor]).toEqual([1, 25_025]);
    const [{ rowId } = { rowId: "" }] = rejected.collection;
    const [upload, row] = rowId.split(":");
    const detail = await call<LedgerRowDetail>("GET", `/jobs/${jobId}/uncounted-rows/${upload}/${row}`);
    expect(detail).toMatchObject({ raw: odd[4], finding: { code: "row-amount-not-a-number" } });
    const counted = await callAs("sasha-sysadmin", "GET", `/api/v1/jobs/${jobId}/uncounted-rows/${upload}/2`);
    expect(counted.status).toBe(404);
    const mary = await callAs("sasha-sysadmin", "GET", `/api/v1/jobs/${jobId}/uncounted-rows/${upload}/98`);
    expect(mary.status).toBe(404);
  });

  it("are for who may edit the job", async () => {
    const path = `/api/v1/jobs/${jobId}/uncounted-rows/get`;
    expect((await callAs("sam-supplier", "POST", path, { body: page })).status).toBe(401);
    expect((await callAs(client.subject, "POST", path, { body: page })).status).toBe(404);
  });
});
