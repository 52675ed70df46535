/** Rows of a checked file by state, and as files that read back unchanged. */
import { beforeAll, expect, it } from "vitest";
import type { CheckedRows } from "@paygauge/api-types/entities/checked-rows";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import type { PreviewedRow } from "@paygauge/api-types/entities/mapping-preview";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call, check, importJob, newJob, send } from "./upload-calls.fixture.ts";

beforeAll(() => seedOrigin());

const german =
  "Lieferant;Rechnungsnummer;Betrag;Zahlungsdatum\n" +
  "Müller GmbH;R1;-1.234,56;31.03.2025\n" +
  '"Bolt;\nWerke";R2;siehe Anlage;01.04.2025\n' +
  ";R3;10,00;02.04.2025\n" +
  "=SUM(A1);R4;5,00;03.04.2025\n" +
  "Kranz AG;1,9E+18;7,00;31.04.2025x\n";
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

async function textOf(path: string): Promise<string> {
  const answer = await callAs("sasha-sysadmin", "GET", `/api/v1${path}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  return (await answer.text()).replace("\uFEFF", "");
}

it("are paged by state, each with its finding and the cell in which it lies", async () => {
  const upload = await check(await send(await newJob("rows"), "april.csv", bytes(german)));
  const rows = (query: string) => call<CheckedRows>("GET", `/jobs/${upload.jobId}/uploads/${upload.id}/rows${query}`);
  const all = await rows("");
  expect(all.counts).toEqual({ all: 5, ready: 2, warning: 1, error: 2, leftOut: 0 });
  expect(all.columns.map(({ name }) => name)).toEqual(["Lieferant", "Rechnungsnummer", "Betrag", "Zahlungsdatum"]);
  const errors = (await rows("?show=error")).rows;
  // The row that a spreadsheet shows counts a cell of two lines once.
  expect(errors.map(({ row, line, finding }) => [row, line, finding?.code, finding?.column])).toEqual([
    [3, 3, "amount-not-a-number", 2],
    [4, 5, "no-name", 0],
  ]);
  expect(errors[0]?.cells).toEqual(["Bolt;\nWerke", "R2", "siehe Anlage", "01.04.2025"]);
  expect((await rows("?show=warning&page=2")).rows).toEqual([]);
  const refused = await callAs(
    "sasha-sysadmin",
    "GET",
    `/api/v1/jobs/${upload.jobId}/uploads/${upload.id}/rows?show=odd`,
  );
  expect(refused.status).toBe(422);
});

it("are refused before the check, and told to no one of another issuer", async () => {
  const upload = await send(await newJob("not yet"), "april.csv", bytes(german));
  const path = `/api/v1/jobs/${upload.jobId}/uploads/${upload.id}/rows`;
  expect((await callAs("sasha-sysadmin", "GET", path)).status).toBe(409);
  for (const each of [path, `${path}/export`]) expect((await callAs("nora-neighbour", "GET", each)).status).toBe(404);
});

it("come as CSV with the file's own columns, from which the same rows are read again", async () => {
  const upload = await check(await send(await newJob("export"), "april.csv", bytes(german)));
  const root = `/jobs/${upload.jobId}/uploads/${upload.id}/rows/export`;
  const errors = (await textOf(`${root}?show=error&locale=de`)).split("\r\n");
  expect(errors[0]).toBe("Lieferant,Rechnungsnummer,Betrag,Zahlungsdatum,_row,_column,_value,_code,_message");
  expect(errors[1]).toMatch(
    /^"Bolt;\nWerke",R2,siehe Anlage,01\.04\.2025,3,Betrag,siehe Anlage,amount-not-a-number,.*Zahl/,
  );
  const whole = await textOf(root);
  // What guards against formulas leaves numbers of the file's locale alone.
  expect(whole).toContain('Müller GmbH,R1,"-1.234,56",31.03.2025,2,,,,');
  expect(whole).toContain("'=SUM(A1),R4");
  const again = await check(await send(await newJob("again"), "again.csv", bytes(whole)));
  expect(again.check).toMatchObject({ accepted: 3, rejected: 2, sumMinor: upload.check?.sumMinor });
});

it("are known when they come back: untouched by the digest of their columns, corrected by their rows", async () => {
  const jobId = await newJob("back");
  const upload = await check(await send(jobId, "april.csv", bytes(german)));
  const root = `/jobs/${jobId}/uploads`;
  const returned = async (name: string, text: string) => {
    const sent = await send(jobId, name, bytes(text));
    // The one date of the rejected rows leaves its order open: it is asked of each file, and stated here.
    const column = sent.mapping === null ? -1 : (columnOf(sent.mapping, "paidDate") ?? -1);
    const { id } = await check(sent, { stated: { paidDate: column }, dateOrders: { paidDate: "dmy" } });
    const { returned: told } = await call<CheckedRows>("GET", `${root}/${id}/rows`);
    await call("DELETE", `${root}/${id}`);
    return told;
  };
  const errors = await textOf(`${root}/${upload.id}/rows/export?show=error&locale=fr`);
  const of = { uploadId: upload.id, fileName: "april.csv" };
  const hex = expect.stringMatching(/^[\da-f]{64}$/);
  expect(await returned("errors.csv", errors)).toEqual({ ...of, show: "error", digest: hex, rows: 2, changed: 0 });
  const whole = await textOf(`${root}/${upload.id}/rows/export`);
  expect(await returned("whole.csv", whole)).toEqual({ ...of, show: "all", digest: hex, rows: 5, changed: 0 });
  const fixed = errors.replace("siehe Anlage,01.04", '"12,50",01.04');
  expect(fixed).not.toBe(errors);
  expect(await returned("fixed.csv", fixed)).toEqual({ ...of, show: "error", digest: null, rows: 2, changed: 1 });
  // Rows of which the file has none, and a file of other columns, are not its findings.
  expect(
    await returned("foreign.csv", whole.replaceAll(/,(\d),,,,/g, ",9$1,,,,").replaceAll(/R(?=\d)/g, "Q")),
  ).toBeNull();
  expect(await returned("plain.csv", german.replace("R1", "R9"))).toBeNull();
});

it("are corrected next to the file: one cell, or all that read the same, until it is undone", async () => {
  const text =
    "Supplier,Amount,Payment Date\nAcme,see note,2025-03-31\nBolt,5.00,1O/04/2025\nCord,6.00,1O/04/2025\n,7.00,2025-04-02\nDell,8.00,2025-04-03\n";
  const upload = await check(await send(await newJob("fixes"), "fix.csv", bytes(text)));
  const root = `/jobs/${upload.jobId}/uploads/${upload.id}`;
  const correct = (row: number | null, column: number, from: string, to: string) =>
    call<{ correctionId: string }>("POST", `${root}/corrections`, { row, column, from, to });
  expect(upload.check).toMatchObject({ accepted: 3, rejected: 2, undated: 2, corrections: null });
  await correct(2, 1, "see note", "1,234.50");
  await correct(null, 2, "1O/04/2025", "2025-04-01");
  const { correctionId } = await correct(5, 0, "", "Ebb, Ltd");
  await correct(99, 0, "Gone", "Nobody");
  // The page shows the meaning; nothing is imported before the file was checked with it.
  const { rows } = await call<CheckedRows>("GET", `${root}/rows?show=error`);
  expect(rows.map(({ cells, corrected }) => [cells[0], cells[1], corrected])).toEqual([
    ["Acme", "1,234.50", [1]],
    ["Ebb, Ltd", "7.00", [0]],
  ]);
  const refused = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${upload.jobId}/import`);
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("CHECK_OUT_OF_DATE")]);
  const fixed = await check(upload);
  expect(fixed.check).toMatchObject({ accepted: 5, rejected: 0, undated: 0, sumMinor: "126050" });
  expect(fixed.check?.corrections).toEqual({ applied: 3, unmatched: 1, withoutColumn: 0 });
  await call("DELETE", `${root}/corrections/${correctionId}`);
  const less = await check(upload);
  expect(less.check).toMatchObject({ accepted: 4, rejected: 1, sumMinor: "125350" });
  const all = await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${upload.jobId}/import?rows=all`);
  expect([all.status, await all.text()]).toEqual([409, expect.stringContaining("ROWS_WITH_ERRORS")]);
  // The import reads what the check read.
  const summary = await importJob(upload.jobId);
  expect([summary.quality.accepted, summary.totals.spendMinor]).toEqual([4, 125_350]);
  expect(await textOf(`${root}/corrections/export`)).toContain('2,Amount,see note,"1,234.50",');
});

it("are corrected again in a later file, as far as its columns and cells are the same", async () => {
  const jobId = await newJob("later");
  const first = await check(
    await send(
      jobId,
      "one.csv",
      bytes(
        "Supplier,Amount,Payment Date\nAcme,x,2025-03-31\nBolt,y,2025-03-31\nCord,1.00,2025-03-31\nDell,2.00,2025-03-31\nEbb,3.00,2025-03-31\nFern,4.00,2025-03-31\n",
      ),
    ),
  );
  const of = (id: string) => `/jobs/${jobId}/uploads/${id}`;
  await call("POST", `${of(first.id)}/corrections`, { row: 2, column: 1, from: "x", to: "1.00" });
  await call("POST", `${of(first.id)}/corrections`, { row: 3, column: 1, from: "y", to: "2.00" });
  await call("POST", `${of(first.id)}/corrections`, { row: null, column: 2, from: "2025-03-31", to: "2025-03-30" });
  const later =
    "Amount,Supplier,Paid Date\nx,Acme,2025-04-30\n9.00,Bolt,2025-04-30\n3.00,Cord,2025-04-29\n4.00,Dell,2025-04-29\n";
  const second = await check(await send(jobId, "two.csv", bytes(later)));
  await call("POST", `${of(second.id)}/corrections/take`, { from: first.id });
  expect((await check(second)).check?.corrections).toEqual({ applied: 1, unmatched: 1, withoutColumn: 1 });
});

it("are previewed under a mapping that is still being made, with nothing kept", async () => {
  const upload = await send(await newJob("preview"), "april.csv", bytes(german));
  const root = `/jobs/${upload.jobId}/uploads/${upload.id}`;
  const preview = (mapping: unknown) => call<PreviewedRow[]>("POST", `${root}/preview`, { mapping });
  const rows = await preview(upload.mapping);
  expect(rows.map(({ row, state, name, amount, date }) => [row, state, name, amount?.minor, date])).toEqual([
    [2, "ready", "Müller GmbH", -123_456, "2025-03-31"],
    [3, "error", "Bolt;\nWerke", undefined, null],
    [4, "error", "", undefined, null],
    [5, "ready", "=SUM(A1)", 500, "2025-04-03"],
    [6, "warning", "Kranz AG", 700, null],
  ]);
  expect(rows[0]?.amount).toEqual({ minor: -123_456, currency: "GBP", minorDigits: 2 });
  // Another decimal mark reads the same cells otherwise, at once.
  const english = await preview({ ...upload.mapping, decimalMark: "." });
  expect(english[0]?.amount?.minor).not.toBe(-123_456);
  const none = await preview({ ...upload.mapping, sources: {} });
  expect(none.every(({ state }) => state === "error")).toBe(true);
});
