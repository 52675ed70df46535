/** Rows of a supplier: whatever the files are like, they add up to its spend. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { LedgerRowDetail, LedgerRows } from "@paygauge/api-types/entities/ledger-rows";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { call, check, importJob, newJob, send } from "../../areas/uploads/upload-calls.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";
import { rowsOf as cellsOf, xlsxOf } from "../unpack/xlsx.fixture.ts";
import { client, grantClient, importFile, jobWithRun, publish, suppliersAs } from "../runs/published-job.fixture.ts";

const staff = "sasha-sysadmin";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const page = { pageNumber: 1, pageSize: 100 };
const pathOf = (jobId: string, key: string) => `/jobs/${jobId}/suppliers/${key}/rows`;

const rowsOf = (jobId: string, { supplierKey }: SupplierRow, body: object = {}, query = "") =>
  call<LedgerRows>("POST", `${pathOf(jobId, supplierKey)}/get${query}`, { ...page, ...body });

const asked = (subject: string, jobId: string, { supplierKey }: SupplierRow) =>
  callAs(subject, "POST", `/api/v1${pathOf(jobId, supplierKey)}/get`, { body: page });

async function named(jobId: string, name: string, query = ""): Promise<SupplierRow> {
  const found = (await suppliersAs(staff, jobId, query)).find((each) => each.name.toLowerCase().startsWith(name));
  if (found === undefined) throw new Error(`No supplier ${name}.`);
  return found;
}

/** Rows of every supplier of the job, checked to add up. */
async function addedUp(jobId: string): Promise<number> {
  const suppliers = await suppliersAs(staff, jobId);
  for (const supplier of suppliers) {
    const { sums, progress } = await rowsOf(jobId, supplier);
    expect([supplier.name, progress, sums.countedMinor]).toEqual([supplier.name, null, supplier.spendMinor]);
  }
  return suppliers.length;
}

const utf8 = (lines: readonly string[]) => new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));
const header = "Supplier ID,Supplier,Document No,Document Type,Amount,Payment Date,Payment Method,Department";

/** Other suppliers' lines around those of one. */
function around(own: readonly string[], others = 400): string[] {
  const lines = [header];
  for (let at = 0; at < others; at += 1) {
    const amount = `${at + 1}.25`;
    lines.push(
      `S${at % 7},Other ${"ABCDEFG"[at % 7]} Works,X-${at},Payment,${amount},2025-03-0${(at % 9) + 1},Cheque,Parks`,
    );
    const line = at % 60 === 9 ? own[Math.floor(at / 60)] : undefined;
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** Two payments in two spellings, an invoice that they settle, and a row that repeats another. */
const halden = [
  'H1,"Halden, Chemicals Ltd",D-1,Payment,"1,200.50",2025-01-15,Cheque,Highways',
  "H1,HALDEN CHEMICALS LTD,D-2,Payment,-200.25,2025-02-15,Card,Waste",
  "H1,Halden Chemicals Ltd,D-3,Invoice,900.00,2025-02-16,Cheque,Waste",
  "H1,HALDEN CHEMICALS LTD,D-2,Payment,-200.25,2025-02-15,Card,Waste",
];

describe("rows of a supplier", () => {
  let jobId = "";
  beforeAll(async () => {
    jobId = await newJob("Rows");
    await check(await send(jobId, "ledger.csv", utf8(around(halden))), { leaveOutRepeats: true });
    await importJob(jobId);
  });

  it("add up to its spend, each with what became of it", async () => {
    const supplier = await named(jobId, "halden");
    const { sums, progress, collection } = await rowsOf(jobId, supplier);
    expect(progress).toBeNull();
    expect(supplier.spendMinor).toBe(100_025);
    expect(sums).toEqual({
      figureMinor: 100_025,
      counted: 2,
      nowhere: 2,
      countedMinor: 100_025,
      nowhereMinor: 90_000 - 20_025,
      shownMinor: null,
    });
    expect(
      collection.map(({ row, date, documentNumber, bookedMinor, reason, name }) => [
        row,
        date,
        documentNumber,
        bookedMinor,
        reason,
        name,
      ]),
    ).toEqual([
      [12, "2025-01-15", "D-1", 120_050, null, "Halden, Chemicals Ltd"],
      [73, "2025-02-15", "D-2", -20_025, null, "HALDEN CHEMICALS LTD"],
      [134, "2025-02-16", "D-3", 90_000, "settled", "Halden Chemicals Ltd"],
      [195, "2025-02-15", "D-2", -20_025, "leftOut", "HALDEN CHEMICALS LTD"],
    ]);
    expect(await addedUp(jobId)).toBe(8);
  });

  it("are filtered, searched and sorted, and the sum is that of the rows shown", async () => {
    const supplier = await named(jobId, "halden");
    const found = async (body: object) => {
      const { collection, sums, totalCount } = await rowsOf(jobId, supplier, body);
      return [totalCount, sums.shownMinor, ...collection.map(({ row }) => row)];
    };
    const filter = (propertyName: string, itemComparisonOperator: string, itemValue: string) => ({
      filters: { filterItems: [{ propertyName, itemComparisonOperator, itemValue }] },
    });
    expect(await found(filter("standing", "Equal", "Counted"))).toEqual([2, null, 12, 73]);
    expect(await found(filter("bookedMinor", "LessThan", "0"))).toEqual([2, -40_050, 73, 195]);
    expect(await found(filter("bookedMinor", "GreaterThanOrEqual", "90000"))).toEqual([2, 210_050, 12, 134]);
    expect(await found(filter("date", "GreaterThan", "2025-02-15"))).toEqual([1, 90_000, 134]);
    expect(await found(filter("method", "NotEqual", "Card"))).toEqual([2, 210_050, 12, 134]);
    expect(await found(filter("documentNumber", "EndsWith", "-3"))).toEqual([1, 90_000, 134]);
    expect(await found(filter("documentNumber", "StartsWith", "D-2"))).toEqual([2, -40_050, 73, 195]);
    expect(await found(filter("name", "Contains", "halden,"))).toEqual([1, 120_050, 12]);
    expect(await found({ search: "d-1" })).toEqual([1, 120_050, 12]);
    expect(await found({ orderBy: "-bookedMinor", secondaryOrderBy: "row" })).toEqual([4, null, 12, 134, 73, 195]);
    const unknown = await callAs(staff, "POST", `/api/v1${pathOf(jobId, supplier.supplierKey)}/get`, {
      body: { ...page, orderBy: "iban" },
    });
    expect(unknown.status).toBe(422);
  });

  it("open as the file has them, and only those of the supplier", async () => {
    const supplier = await named(jobId, "halden");
    const { collection } = await rowsOf(jobId, supplier);
    const [upload = ""] = (collection[0]?.rowId ?? "").split(":");
    const detail = await call<LedgerRowDetail>("GET", `${pathOf(jobId, supplier.supplierKey)}/${upload}/12`);
    expect(detail.raw).toBe(halden[0]);
    expect(detail.cells[1]).toEqual({
      column: "Supplier",
      text: "Halden, Chemicals Ltd",
      isCut: false,
      isCorrected: false,
    });
    expect([detail.finding, detail.corrections, detail.line]).toEqual([null, [], 12]);
    expect(detail.digest).toMatch(/^[0-9a-f]{64}$/);
    const settled = await call<LedgerRowDetail>("GET", `${pathOf(jobId, supplier.supplierKey)}/${upload}/134`);
    expect(settled.finding).toMatchObject({ code: "row-settled" });
    const foreign = await callAs(staff, "GET", `/api/v1${pathOf(jobId, supplier.supplierKey)}/${upload}/11`);
    expect(foreign.status).toBe(404);
  });

  it("are found again, unchanged, where an earlier release imported the files", async () => {
    const supplier = await named(jobId, "halden");
    const before = await rowsOf(jobId, supplier);
    const object = jobObjectOf(testEnv, jobId);
    await runInDurableObject(object, (_, { storage }) => {
      storage.sql.exec("DELETE FROM ingest_row_payee");
    });
    expect(await rowsOf(jobId, supplier)).toEqual(before);
    expect(await addedUp(jobId)).toBe(8);
  });
});

it("the published run opens the rows of its own files, whatever is imported after it", async () => {
  const jobId = await jobWithRun("Two imports", utf8(around(halden)));
  await publish(jobId);
  await importFile(
    jobId,
    "more.csv",
    utf8(around(["H1,Halden Chemicals Ltd,D-9,Payment,7.00,2025-04-01,Cheque,Waste"], 70)),
  );
  const rows = async (query: string) => {
    const { sums, collection } = await rowsOf(jobId, await named(jobId, "halden", query), {}, query);
    expect(sums.countedMinor).toBe(sums.figureMinor);
    return collection.map(({ documentNumber }) => documentNumber);
  };
  expect(await rows("?run=published")).toEqual(["D-1", "D-2", "D-3", "D-2"]);
  expect(await rows("")).toEqual(["D-1", "D-2", "D-3", "D-2", "D-9"]);
});

describe("who opens rows", () => {
  const lets = (shows: boolean) =>
    testEnv.DB.prepare("UPDATE issuers SET shows_ledger_rows = ?1 WHERE id = 'issuer-harbour'")
      .bind(shows ? 1 : 0)
      .run();

  it("clients do where the issuer's setting lets them, without former values; rows of employees are sums for all", async () => {
    const jobId = await newJob("Access");
    const own = [...halden.slice(0, 2), "E1,Mary Example,W-1,Payment,20.00,2025-01-03,Cheque,Waste"];
    const sent = await send(jobId, "ledger.csv", utf8(around(own)));
    await check(sent);
    const correction = { row: 12, column: 5, from: "2025-01-15", to: "2025-01-16", reason: "Bank statement" };
    await call("POST", `/jobs/${jobId}/uploads/${sent.id}/corrections`, correction);
    await check(await call<Upload>("GET", `/jobs/${jobId}/uploads/${sent.id}`));
    await importJob(jobId);
    await testEnv.DB.prepare("INSERT INTO job_assignments (job_id, user_id, assigned_on) VALUES (?1, ?2, '2026-01-01')")
      .bind(jobId, client.userId)
      .run();
    await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) => {
      storage.sql.exec("UPDATE supplier SET payeeClass = 'Employee' WHERE name LIKE 'Mary%'");
    });
    await publish(jobId);
    const supplier = await named(jobId, "halden");
    const path = `/api/v1${pathOf(jobId, supplier.supplierKey)}`;
    const one = async (subject: string) => {
      const answer = await callAs(subject, "GET", `${path}/${sent.id}/12`);
      return answer.json<LedgerRowDetail>();
    };
    await lets(false);
    expect((await asked(client.subject, jobId, supplier)).status).toBe(403);
    expect((await callAs(client.subject, "GET", `${path}/${sent.id}/12`)).status).toBe(403);
    const shown = async () =>
      (
        await (
          await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/suppliers/${supplier.supplierKey}`)
        ).json<SupplierDetail>()
      ).rowsCount;
    expect(await shown()).toBeNull();
    await lets(true);
    expect((await asked(client.subject, jobId, supplier)).status).toBe(200);
    expect(await shown()).toBe(2);
    expect(await one(client.subject)).toMatchObject({ date: "2025-01-16", isCorrected: true, corrections: [] });
    expect(await one(staff)).toMatchObject({
      date: "2025-01-16",
      corrections: [
        {
          column: "Payment Date",
          from: "2025-01-15",
          to: "2025-01-16",
          reason: "Bank statement",
          isOfColumn: false,
          mayUndo: true,
          isUndone: false,
        },
      ],
    });
    const [made] = (await one(staff)).corrections;
    await call("DELETE", `/jobs/${jobId}/uploads/${sent.id}/corrections/${made?.id ?? ""}`);
    expect(await one(staff)).toMatchObject({
      date: "2025-01-16",
      corrections: [{ reason: "Bank statement", mayUndo: false, isUndone: true }],
    });
    await lets(false);
    const mary = await named(jobId, "mary");
    expect(await rowsOf(jobId, mary)).toMatchObject({
      isSumOnly: true,
      collection: [],
      sums: { figureMinor: 2000, counted: 1 },
    });
    expect((await callAs(staff, "GET", `/api/v1${pathOf(jobId, mary.supplierKey)}/${sent.id}/134`)).status).toBe(404);
  });
});

describe("files", () => {
  const keyOf = async (jobId: string) => {
    const { results } = await testEnv.DB.prepare("SELECT r2_key AS key FROM uploads WHERE job_id = ?1")
      .bind(jobId)
      .all<{ key: string }>();
    return results[0]?.key ?? "";
  };

  it("say one sentence where one is gone from the store, or is another one", async () => {
    const jobId = await jobWithRun("Gone", utf8(around(halden)));
    const supplier = await named(jobId, "halden");
    const key = await keyOf(jobId);
    const stored = await (await testEnv.FILES.get(key))?.arrayBuffer();
    const told = async () => {
      const answer = await asked(staff, jobId, supplier);
      return [answer.status, (await answer.json<{ code: string }>()).code];
    };
    await testEnv.FILES.put(key, "something else");
    expect(await told()).toEqual([409, "FILE_CHANGED"]);
    await testEnv.FILES.delete(key);
    expect(await told()).toEqual([409, "FILE_GONE"]);
    await testEnv.FILES.put(key, stored ?? "");
    expect((await asked(staff, jobId, supplier)).status).toBe(200);
  });

  it("are fifty in one job", async () => {
    const jobId = await newJob("Fifty");
    for (let at = 0; at < 50; at += 1) {
      const own = `H1,Halden Chemicals Ltd,D-${at},Payment,${at}.01,2025-01-15,Cheque,Waste`;
      await check(await send(jobId, `part-${at}.csv`, utf8(around([own], 12))));
    }
    await importJob(jobId);
    const { sums, collection } = await rowsOf(jobId, await named(jobId, "halden"));
    expect([sums.counted, sums.countedMinor]).toEqual([50, 122_550]);
    expect(new Set(collection.map(({ fileName }) => fileName)).size).toBe(50);
    expect(await addedUp(jobId)).toBe(8);
  });

  it("are sheets of a workbook, which a row names", async () => {
    const lines = around(
      halden.map((line) => line.replaceAll('"', "").replace("Halden, ", "Halden ").replace("1,200", "1200")),
      200,
    );
    const rows = cellsOf(lines.map((line) => line.split(",").map((text) => ({ text }))));
    const jobId = await newJob("Workbook");
    await check(await send(jobId, "ledger.xlsx", xlsxOf([{ name: "Payments 2025", rows }])));
    await importJob(jobId);
    expect(await addedUp(jobId)).toBe(8);
    const supplier = await named(jobId, "halden");
    const [first] = (await rowsOf(jobId, supplier)).collection;
    const detail = await call<LedgerRowDetail>(
      "GET",
      `${pathOf(jobId, supplier.supplierKey)}/${(first?.rowId ?? "").replace(":", "/")}`,
    );
    expect([detail.fileName, detail.sheet, detail.row]).toEqual(["ledger.xlsx", "Payments 2025", 12]);
  });

  it("have rows of several thousand columns, and cells that are cut until all is asked for", async () => {
    const wide = Array.from({ length: 3990 }, (_, at) => `Extra ${at}`);
    const filler = (lines: readonly string[]) =>
      lines.map((line, at) => `${line},${wide.map((each) => (at === 0 ? each : "x")).join(",")}`);
    const long = `H1,Halden Chemicals Ltd,D-1,Payment,10.00,2025-01-15,Cheque,${"Long text ".repeat(100_000)}`;
    const jobId = await jobWithRun("Wide", utf8(filler([...around([], 3), long])));
    const supplier = await named(jobId, "halden");
    const { collection } = await rowsOf(jobId, supplier);
    const [upload, row] = (collection[0]?.rowId ?? "").split(":");
    const path = `${pathOf(jobId, supplier.supplierKey)}/${upload}/${row}`;
    const cut = await call<LedgerRowDetail>("GET", path);
    expect([cut.cells[7]?.isCut, cut.cells[7]?.text.length, cut.cells.length, cut.width, cut.raw.length]).toEqual([
      true,
      2000,
      200,
      3998,
      2000,
    ]);
    const whole = await call<LedgerRowDetail>("GET", `${path}?whole=1`);
    expect([whole.cells[7]?.isCut, whole.cells[7]?.text.length, whole.cells.length]).toEqual([false, 1_000_000, 3998]);
    expect(whole.raw.length).toBe(whole.rawLength);
  });

  it("name a supplier once above its rows, in an encoding of old", async () => {
    const lines = ["Lieferant;Beleg;Betrag;Zahldatum"];
    for (let at = 0; at < 200; at += 1)
      lines.push(
        `${at % 10 === 0 ? `Müller ${"ABCDEFGHIJKLMNOPQRSTU"[at / 10]} GmbH` : ""};B-${at};1.000,${10 + (at % 90)};${String((at % 28) + 1).padStart(2, "0")}.03.2025`,
      );
    const bytes = Uint8Array.from(`${lines.join("\r\n")}\r\n`, (letter) => letter.charCodeAt(0));
    const jobId = await newJob("Encoding", { currency: "EUR", buyerCountry: "DEU" });
    await check(await send(jobId, "alt.csv", bytes), { fillDown: true, currency: "EUR" });
    await importJob(jobId);
    expect(await addedUp(jobId)).toBe(20);
    const { collection } = await rowsOf(jobId, await named(jobId, "müller c"));
    expect(collection.map(({ name }) => name)).toEqual(["Müller C GmbH", ...Array.from({ length: 9 }, () => "")]);
  });
});
