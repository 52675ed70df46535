/** What a mapping is confirmed with at the API: marks, orders and units follow the columns, open questions are refused. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { periodOfUploads } from "@paygauge/analysis/period/upload-period";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, confirmPeriod, importJob, newJob, send } from "./upload-calls.fixture.ts";

const file = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

async function refusedCheck(upload: Upload, change: Partial<ColumnMapping> = {}) {
  const answer = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${upload.jobId}/uploads/${upload.id}/check`, {
    body: { mapping: { ...upload.mapping, ...change } },
  });
  return { status: answer.status, ...(await answer.json<{ code: string; detail: string }>()) };
}

beforeAll(() => seedOrigin());

describe("an amount column that can be read two ways", () => {
  const text = "Supplier,Amount,Date\nAcme,15.808,2025-01-31\nBolt,2.450,2025-02-28\nCord,9.320,2025-03-31\n";

  it("is refused until the mark is stated, and cannot be imported before", async () => {
    const jobId = await newJob("open mark");
    const upload = await send(jobId, "open.csv", file(text));
    expect(await refusedCheck(upload)).toMatchObject({ status: 422, code: "DECIMAL_MARK_OPEN" });
    const early = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/import`);
    expect(early.status).toBe(409);
    expect((await check(upload, { decimalMark: ",", stated: { decimalMark: 1 } })).check?.sumMinor).toBe("2757800");
    expect((await check(upload, { decimalMark: ".", stated: { decimalMark: 1 } })).check?.sumMinor).toBe("2758");
    expect((await importJob(jobId)).quality.accepted).toBe(3);
  });

  it("is not answered by what was stated of another column", async () => {
    const upload = await send(await newJob("open mark 2"), "open2.csv", file(text.replaceAll("2025", "2024")));
    const refused = await refusedCheck(upload, { decimalMark: ".", stated: { decimalMark: 2 } });
    expect(refused).toMatchObject({ status: 422, code: "DECIMAL_MARK_OPEN" });
    expect(refused.detail).toContain("15.808");
  });
});

describe("a column that another one takes the place of", () => {
  it("brings its own mark, order and unit along", async () => {
    const text =
      'Supplier;Net Amount;Betrag (T€);Invoice Date;Payment Date\nAcme;"1,000.50";1.200,5;25/01/2025;01/26/2025\n' +
      'Bolt;"2,000.25";2.400,3;26/01/2025;01/27/2025\n';
    const upload = await send(await newJob("moved"), "moved.csv", file(text));
    expect(upload.mapping).toMatchObject({ decimalMark: ".", sources: { amount: { column: 1 } } });
    const sources = { ...upload.mapping?.sources, amount: { column: 2 }, paidDate: { column: 4 } };
    const moved = await check(upload, { sources });
    expect(moved.mapping).toMatchObject({ decimalMark: ",", units: { amount: 1000 }, dateOrders: { paidDate: "mdy" } });
    // 1,200.5 and 2,400.3 thousands, added by hand.
    expect(moved.check).toMatchObject({ accepted: 2, undated: 0, sumMinor: "360080000" });
    expect(moved.check?.warnings).toContainEqual(expect.objectContaining({ code: "unit-applied", count: 2 }));
    const plain = await check(upload, { sources, stated: { amount: 2 } });
    expect(plain.check?.sumMinor).toBe("360080");
    expect(plain.check?.warnings.map(({ code }) => code)).not.toContain("unit-applied");
  });
});

describe("dates", () => {
  it("that no value decides are refused until their order is stated, and then read by it", async () => {
    const text = "Supplier,Amount,Payment Date\nAcme,1.50,03/04/2025\nBolt,2.50,05/04/2025\n";
    const upload = await send(await newJob("open order"), "order.csv", file(text));
    expect(await refusedCheck(upload)).toMatchObject({ status: 422, code: "DATE_ORDER_OPEN" });
    const day = await check(upload, { dateOrders: { paidDate: "dmy" }, stated: { paidDate: 2 } });
    expect(day.check).toMatchObject({ firstDate: "2025-04-03", lastDate: "2025-04-05" });
  });

  it("of fiscal periods are refused until the year's first day is stated, and months need none", async () => {
    const rows = (column: string, cells: readonly string[]) =>
      file(`Supplier,Amount,${column}\n${cells.map((cell) => `Acme,1.50,${cell}`).join("\n")}\n`);
    const fiscal = await send(await newJob("fiscal"), "fiscal.csv", rows("Posting period", ["P01", "P02", "P12"]));
    expect(await refusedCheck(fiscal)).toMatchObject({ status: 422, code: "FISCAL_START_OPEN" });
    const dated = await check(fiscal, { fiscalStart: { day: "2024-04-01" } });
    expect(dated.check).toMatchObject({ undated: 0, firstDate: "2024-04-01", lastDate: "2025-03-01" });
    const months = await send(await newJob("months"), "months.csv", rows("Month", ["Jan-25", "Feb-25", "Dec-25"]));
    expect((await check(months)).check).toMatchObject({ undated: 0, firstDate: "2025-01-01", lastDate: "2025-12-01" });
    const quarters = await send(await newJob("quarters"), "quarters.csv", rows("Quarter", ["Q1 2025", "Q4 2025"]));
    expect((await check(quarters)).check).toMatchObject({
      undated: 0,
      firstDate: "2025-01-01",
      lastDate: "2025-10-01",
    });
  });

  it("of fiscal years alone are refused until the first day is stated, and make whole years of the period", async () => {
    const jobId = await newJob("years");
    const lines = ["2022/23", "2023/24", "2024/25"].flatMap((year) =>
      Array.from({ length: 4 }, (_, at) => `Acme ${at % 2},${100 * (at + 1)}.00,${year}`),
    );
    const upload = await send(jobId, "years.csv", file(`Supplier,Amount,Financial Year\n${lines.join("\n")}\n`));
    expect(await refusedCheck(upload)).toMatchObject({ status: 422, code: "FISCAL_START_OPEN" });
    const dated = await check(upload, { fiscalStart: { day: "2022-04-01" } });
    expect(dated.check).toMatchObject({ undated: 0, firstDate: "2022-04-01", lastDate: "2024-04-01" });
    expect(periodOfUploads([dated])).toMatchObject({ from: "2022-04-01", to: "2025-03-31" });
    await confirmPeriod(jobId);
    const { totals } = await importJob(jobId);
    // Six documents of each supplier in three years: none is one-off, whatever day a year counts on.
    expect([totals.suppliers, totals.spendMinor]).toEqual([2, 300_000]);
    const rows = await call<{ collection: { frequency: string }[] }>("POST", `/jobs/${jobId}/suppliers/get`, {
      pageNumber: 1,
      pageSize: 25,
    });
    expect(rows.collection.map(({ frequency }) => frequency)).toEqual(["Occasional", "Occasional"]);
  });

  it("in both orders are refused, told with examples, and never swapped", async () => {
    const text =
      "Supplier,Amount,Payment Date\nAcme,1.50,25/03/2025\nBolt,2.50,03/26/2025\nCord,3.50,27/03/2025\nDell,4.50,03/28/2025\n";
    const upload = await send(await newJob("both orders"), "both.csv", file(text));
    expect(upload.inspection?.profiles[2]).toMatchObject({ mixed: 2 });
    expect(await refusedCheck(upload)).toMatchObject({ status: 422, code: "DATE_ORDER_OPEN" });
    const day = await check(upload, { dateOrders: { paidDate: "dmy" }, stated: { paidDate: 2 } });
    expect(day.check).toMatchObject({ accepted: 4, undated: 2, firstDate: "2025-03-25", lastDate: "2025-03-27" });
  });
});

describe("a remembered mapping", () => {
  it("is tested against the next file, which wins, with a note", async () => {
    const header = "Payee;Sum paid;Payment Date\n";
    const jobId = await newJob("first month");
    const sources = { supplierName: { column: 0 }, amount: { column: 1 }, paidDate: { column: 2 } };
    const first = await send(jobId, "1.csv", file(`${header}Acme;1,250.75;25/03/2025\nBolt;10.50;26/03/2025\n`));
    expect((await check(first, { sources })).check?.sumMinor).toBe("126125");
    const next = await send(
      await newJob("next"),
      "2.csv",
      file(`${header}Acme;1.250,75;03/25/2025\nBolt;10,50;03/26/2025\n`),
    );
    expect(next.mappingRemembered).toBe(true);
    expect(next.mapping).toMatchObject({ decimalMark: ",", dateOrders: { paidDate: "mdy" } });
    expect(next.inspection?.overruled?.map(({ field, what }) => `${field} ${what}`)).toEqual([
      "amount decimalMark",
      "paidDate dateOrder",
    ]);
    const { check: checked } = await check(next);
    expect(checked).toMatchObject({ sumMinor: "126125", undated: 0, lastDate: "2025-03-26" });
    const seen = await call<Upload[]>("GET", `/jobs/${next.jobId}/uploads`);
    expect(seen[0]?.inspection?.overruled).toHaveLength(2);
  });
});
