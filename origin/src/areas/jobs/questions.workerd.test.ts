/** What a check asks is answered before an import, by screen and API alike, and remembered with the mapping. */
import { beforeAll, describe, expect, it } from "vitest";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { check, importJob, newJob, send } from "../uploads/upload-calls.fixture.ts";

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const tax = "Supplier,Net Amount,VAT,Gross Amount,Payment Date\nAcme Ltd,100.00,20.00,120.00,2024-01-05\n";
const people = ["Ann Marsh", "Peter Kowal", "Jelena Ivic", "Tom Ferrar", "Lucy Odum"];
const once = (amount: number) =>
  `Supplier ID,Supplier Name,Amount,Payment Date\n${people.map((name) => `999,${name},${amount}.00,2024-01-05`).join("\n")}\n`;
const imported = (jobId: string) => callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/import`);

beforeAll(() => seedOrigin());

describe("the questions of a check", () => {
  it("gross or net: refuses the import until one is chosen, and adds up that one", async () => {
    const jobId = await newJob("gross and net");
    const upload = await check(await send(jobId, "payments.csv", bytes(tax)));
    expect(upload.check?.questions).toMatchObject([{ code: "amountColumn" }]);
    const refused = await imported(jobId);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "QUESTIONS_OPEN" }]);
    const amount = { column: 3 };
    const sources = { ...upload.mapping?.sources, amount };
    // An answer for another column than the one that is read is none.
    await check(upload, { sources, answers: { amountColumn: 1 } });
    expect((await imported(jobId)).status).toBe(409);
    await check(upload, { sources, answers: { amountColumn: 3 } });
    expect((await importJob(jobId)).totals.spendMinor).toBe(12_000);
  });

  const rows = (other: string) =>
    `Supplier,Payment Date,Amount,Type\n${[100, 110, 120, 130].map((amount, at) => `Acme Ltd,2024-01-0${at + 1},${amount}.00,${at === 2 ? other : "Alpha"}`).join("\n")}\n`;

  it("a column of unknown words: refuses the import until it is said what its rows are", async () => {
    const jobId = await newJob("sides");
    const upload = await check(await send(jobId, "sides.csv", bytes(rows("Omega"))));
    expect(upload.check?.questions).toMatchObject([
      { code: "sides", addedMinor: "46000", subtractedMinor: "22000", leftOutMinor: "34000" },
    ]);
    const refused = await imported(jobId);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "QUESTIONS_OPEN" }]);
    const sidesOf = (side: "subtract" | "leaveOut") => [{ column: 3, values: [{ text: "Omega", side }] }];
    await check(upload, { answers: { sides: sidesOf("subtract") } });
    expect((await importJob(jobId)).totals.spendMinor).toBe(22_000);
    await check(upload, { answers: { sides: sidesOf("leaveOut") } });
    const summary = await importJob(jobId);
    expect([summary.totals.spendMinor, summary.quality.voided]).toEqual([34_000, 1]);
    // What a word means in one file is not carried over to the buyer's next.
    const next = await send(await newJob("sides again"), "next.csv", bytes(rows("Omega").replace("100", "101")));
    expect(next.mapping?.answers?.sides).toBeUndefined();
  });

  it("known words: subtracts credits without a question, and keeps void rows for the download", async () => {
    const credits = await newJob("credits");
    await check(await send(credits, "credits.csv", bytes(rows("Credit note").replaceAll("Alpha", "Invoice"))));
    expect((await importJob(credits)).totals.spendMinor).toBe(22_000);
    const voids = await newJob("voids");
    await check(await send(voids, "voids.csv", bytes(rows("VOID").replaceAll("Alpha", "Paid"))));
    expect((await importJob(voids)).totals.spendMinor).toBe(34_000);
    const rejects = await callAs("sasha-sysadmin", "GET", `/api/v1/jobs/${voids}/rejects`);
    expect(await rejects.json()).toMatchObject({ rows: [{ line: 4, reason: "void-row" }], total: 1 });
  });

  it("negative amounts and rows below the ledger: refuses the import until they are answered", async () => {
    const jobId = await newJob("negatives");
    const text =
      "Supplier,Payment Date,Amount\nAcme,2024-01-01,-10.00\nBolt,2024-01-02,-20.00\nCog,2024-01-03,-30.00\n\nDepartment,,Total\nParks,,-60.00\n";
    const upload = await check(await send(jobId, "negatives.csv", bytes(text)));
    expect(upload.check?.questions.map(({ code }) => code)).toEqual(["negatives", "otherTable"]);
    expect((await imported(jobId)).status).toBe(409);
    const otherTables = [{ from: 7, to: 7, arePayments: false }];
    await check(upload, { answers: { otherTables } });
    expect((await imported(jobId)).status).toBe(409);
    await check(upload, { answers: { otherTables, negatives: "spend" } });
    expect((await importJob(jobId)).totals.spendMinor).toBe(6000);
  });

  it("ids that join many names: one supplier or many, as the user says, and for the buyer's next file too", async () => {
    const jobId = await newJob("one-time vendor");
    const upload = await check(await send(jobId, "once.csv", bytes(once(1))));
    expect(upload.check?.questions).toMatchObject([
      { code: "supplierIds", ids: 1, examples: [{ id: "999", count: 5 }] },
    ]);
    expect((await imported(jobId)).status).toBe(409);
    await check(upload, { answers: { supplierIds: "byName" } });
    expect((await importJob(jobId)).totals.suppliers).toBe(5);
    await check(upload, { answers: { supplierIds: "oneSupplier" } });
    expect((await importJob(jobId)).totals.suppliers).toBe(1);

    const next = await newJob("one-time vendor again");
    const remembered = await send(next, "once more.csv", bytes(once(2)));
    expect(remembered.mapping?.answers).toEqual({ supplierIds: "oneSupplier" });
    await check(remembered);
    expect((await importJob(next)).totals.suppliers).toBe(1);
  });

  it("the currency, where the file's countries contradict the job's: rows are read in the one that is answered", async () => {
    const jobId = await newJob("crowns in a job of pounds");
    const lines = people.map((name, at) => `${name} ehf.,${(at + 1) * 1000},2024-01-0${at + 2}`);
    const text = `Supplier Name,Amount,Payment Date\n${lines.join("\n")}\n`;
    const upload = await check(await send(jobId, "crowns.csv", bytes(text)));
    const refused = await imported(jobId);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "CURRENCY_OPEN" }]);
    await check(upload, { currency: "ISK", answers: { currency: "ISK" } });
    const { totals } = await importJob(jobId);
    // 15,000 crowns at the default rates of 137.96 and 0.783 a dollar, in pence.
    expect(Math.abs(totals.spendMinor - (15_000 / 137.96) * 78.3)).toBeLessThan(5);
  });
});
