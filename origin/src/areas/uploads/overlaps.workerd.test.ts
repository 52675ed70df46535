/** A file that holds rows of another file of the job is named before the import, whatever its layout. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { FileOverlap } from "@paygauge/api-types/entities/file-overlaps";
import { jobObjectOf } from "../../job/job-stub.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, send, uploadOf } from "./upload-calls.fixture.ts";

interface Row {
  readonly at: number;
  readonly month: string;
}
const rowsOf = (month: string, first: number, last: number): Row[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ at: first + index, month }));
const pounds = (at: number): string => `${100 + at}.50`;
const dayOf = (at: number): string => String((at % 28) + 1).padStart(2, "0");

/** A ledger of commas, with the document's number. */
const plain = (rows: readonly Row[]): string =>
  `Supplier ID,Supplier Name,Amount,Payment Date,Invoice Number\n${rows
    .map(({ at, month }) => `00${at},Supplier ${at} Ltd,${pounds(at)},2025-${month}-${dayOf(at)},INV${at}\n`)
    .join("")}`;
/** The same rows as another system writes them: other columns, order, separators, dates and decimal mark. */
const otherLayout = (rows: readonly Row[]): string =>
  `Rechnungsnummer;Zahlungsdatum;Betrag;Lieferant;Lieferantennummer;Ort\n${rows
    .map(
      ({ at, month }) =>
        `INV${at};${dayOf(at)}.${month}.2025;${pounds(at).replace(".", ",")};SUPPLIER  ${at} LTD;${at};Calder\n`,
    )
    .join("")}`;
const checked = async (jobId: string, name: string, text: string): Promise<Upload> =>
  check(await send(jobId, name, new Uint8Array(new TextEncoder().encode(text))));
const overlapsOf = async ({ jobId, id }: Upload): Promise<FileOverlap[] | undefined> =>
  (await uploadOf(jobId, id)).check?.overlaps;
const keptRows = (jobId: string, uploadId: string): Promise<number> =>
  runInDurableObject(jobObjectOf(testEnv, jobId), (_object, { storage: { sql } }) =>
    Number(sql.exec("SELECT count(*) AS n FROM check_row_page WHERE uploadId = ?", uploadId).one().n),
  );

beforeAll(() => seedOrigin());

describe("files of one job", () => {
  it("say which rows they share, also in another layout, and nothing is dropped by itself", async () => {
    const jobId = await newJob("overlapping");
    const first = await checked(jobId, "spring.csv", plain([...rowsOf("01", 1, 20), ...rowsOf("02", 21, 40)]));
    expect(first.check?.overlaps).toEqual([]);
    const second = await checked(
      jobId,
      "export.csv",
      otherLayout([...rowsOf("03", 41, 50), ...rowsOf("02", 31, 40), ...rowsOf("02", 40, 40)]),
    );
    const minor = Array.from({ length: 10 }, (_, index) => 10_050 + (31 + index) * 100).reduce((a, b) => a + b);
    const shared = { rows: 10, money: [{ currency: "GBP", minorDigits: 2, minor: String(minor) }], isMaterial: true };
    const lines = Array.from({ length: 5 }, (_, index) => ({
      line: 12 + index,
      otherLine: 32 + index,
      currency: "GBP",
      minorDigits: 2,
      minor: String(10_050 + (31 + index) * 100),
    }));
    expect(second.check?.overlaps).toEqual([
      { ...shared, uploadId: first.id, fileName: "spring.csv", ofThis: 21, ofOther: 40, examples: lines },
    ]);
    expect(await overlapsOf(first)).toEqual([
      {
        ...shared,
        uploadId: second.id,
        fileName: "export.csv",
        ofThis: 40,
        ofOther: 21,
        examples: lines.map(({ line, otherLine, ...rest }) => ({ ...rest, line: otherLine, otherLine: line })),
      },
    ]);
    const rows = [...rowsOf("01", 1, 40), ...rowsOf("03", 41, 50), ...rowsOf("02", 31, 40), ...rowsOf("02", 40, 40)];
    const spendMinor = rows.reduce((sum, { at }) => sum + 10_050 + at * 100, 0);
    // The money of all 61 rows; the row that repeats another of its file is of one document with it.
    expect((await importJob(jobId)).totals).toMatchObject({ spendMinor, payments: 60 });
  });

  it("state that one of them has no ids of suppliers and documents", async () => {
    const jobId = await newJob("ids in one file");
    await checked(jobId, "spring.csv", plain(rowsOf("02", 1, 20)));
    const lines = rowsOf("02", 11, 20).map(
      ({ at, month }) => `Supplier ${at} Ltd,${pounds(at)},2025-${month}-${dayOf(at)}`,
    );
    const second = await checked(jobId, "card.csv", `Supplier,Amount,Payment Date\n${lines.join("\n")}\n`);
    expect(second.check?.overlaps).toMatchObject([{ rows: 10, fileName: "spring.csv" }]);
  });

  it("tell a few equal rows as a figure, without calling it material", async () => {
    const jobId = await newJob("by chance");
    await checked(jobId, "january.csv", plain(rowsOf("01", 1, 40)));
    const second = await checked(jobId, "february.csv", plain([...rowsOf("02", 1, 40), ...rowsOf("01", 1, 4)]));
    expect(second.check?.overlaps).toMatchObject([{ rows: 4, fileName: "january.csv", isMaterial: false }]);
  });

  it("forget a file that is removed, and compare again what is checked again", async () => {
    const jobId = await newJob("removed");
    const first = await checked(jobId, "a.csv", plain(rowsOf("01", 1, 20)));
    const second = await checked(jobId, "b.csv", plain(rowsOf("01", 11, 30)));
    const third = await checked(jobId, "c.csv", plain(rowsOf("05", 1, 20)));
    expect(third.check?.overlaps).toEqual([]);
    expect(await overlapsOf(first)).toMatchObject([{ uploadId: second.id, rows: 10 }]);
    // The amounts are of another currency now: no row is equal any longer, as the other file states too.
    await check(second, { currency: "EUR" });
    expect([await overlapsOf(first), await overlapsOf(second)]).toEqual([[], []]);
    await check(second);
    expect(await overlapsOf(first)).toMatchObject([{ uploadId: second.id, rows: 10 }]);
    expect(await keptRows(jobId, second.id)).toBe(1);
    await call("DELETE", `/jobs/${jobId}/uploads/${second.id}`);
    expect(await overlapsOf(first)).toEqual([]);
    expect(await keptRows(jobId, second.id)).toBe(0);
  });
});
