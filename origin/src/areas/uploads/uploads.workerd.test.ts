/** Files of many kinds through the real calls and commands in workerd: unpacked, looked at, checked, imported. */
import { deflateRawSync, gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { rowsOf, xlsxOf, type FixtureCell } from "../../job/unpack/xlsx.fixture.ts";
import { zipOf } from "../../job/unpack/zip.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { openDatabase } from "../../store/database.ts";
import { rememberedMappings } from "../../store/schema.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, send, settled } from "./upload-calls.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
const payments = "Supplier Name;Betrag;Zahlungsdatum\nMüller GmbH;1.234,50;31.03.2025\nMüller GmbH;0,50;30.04.2025\n";
const cards =
  "Merchant Name,Transaction Amount,Transaction Date\nACME LTD,£10.00,05/01/2025\nACME LTD,£10.00,15/01/2025\n";
const invoices: FixtureCell[][] = [
  [{ text: "Supplier" }, { text: "Invoice Amount" }, { text: "Invoice Date" }],
  [{ text: "Ægir ehf" }, { number: "99.99" }, { number: "45748", style: 1 }],
  [{ text: "ACME LTD" }, { number: "-20" }, { number: "45749", style: 1 }],
];
const workbook = () => xlsxOf([{ name: "Invoices", rows: rowsOf(invoices) }], { styles: [0, 14] });

beforeAll(() => seedOrigin());

describe("files of a job", () => {
  it("takes several files of different kinds into one job", async () => {
    const jobId = await newJob("mixed");
    const files: readonly (readonly [string, Uint8Array<ArrayBuffer>, string | undefined, number])[] = [
      ["payments.csv.gz", own(gzipSync(payments)), "gzip", 2],
      ["invoices.xlsx", workbook(), "xlsx", 2],
      [
        "packed.zip",
        zipOf([
          {
            name: "invoices 2.xlsx",
            data: xlsxOf([{ name: "I", rows: rowsOf([...invoices, [{ text: "B" }, { number: "1" }]]) }], {
              styles: [0, 14],
            }),
          },
        ]),
        "zip",
        3,
      ],
      ["cards.csv", own(new TextEncoder().encode(cards)), undefined, 2],
      [
        "utf16.txt",
        own(Buffer.from(`\ufeff${cards.replaceAll(",", "\t").replaceAll("ACME", "Zürich")}`, "utf16le")),
        "utf-16",
        2,
      ],
    ];
    for (const [name, bytes, from, rows] of files) {
      const upload = await send(jobId, name, bytes);
      expect([name, upload.state, upload.refusal, upload.unpacked?.from]).toEqual([name, "Inspected", null, from]);
      expect(upload.inspection?.rows).toBe(rows);
      expect((await check(upload)).check).toMatchObject({ accepted: rows, rejected: 0 });
    }
    const summary = await importJob(jobId);
    // By hand. A supplier with payments is counted by them, not by its invoices too: Müller 1,235.00, ACME 20.00 (its
    // invoices of −40.00 apart), Zürich 20.00, Ægir 2 × 99.99, B 1.00.
    expect(summary.quality.accepted).toBe(11);
    expect(summary.totals.spendMinor).toBe(147_598);
  });

  it("reads the sheet of a workbook that the user chooses, as often as they choose", async () => {
    const jobId = await newJob("sheets");
    const more = [...invoices, [{ text: "Last Ltd" }, { number: "7" }, { number: "45750", style: 1 }]];
    const bytes = xlsxOf(
      [
        { name: "2024", rows: rowsOf(invoices) },
        { name: "2025", rows: rowsOf(more) },
        { name: "Blank", rows: new Map() },
      ],
      { styles: [0, 14] },
    );
    const first = await send(jobId, "years.xlsx", bytes);
    expect([first.unpacked?.sheet, first.inspection?.rows]).toEqual([0, 2]);
    expect(first.unpacked?.sheets.map(({ name, holds }) => [name, holds])).toEqual([
      ["2024", "table"],
      ["2025", "table"],
      ["Blank", "empty"],
    ]);
    const root = `/jobs/${jobId}/uploads/${first.id}`;
    const readSheet = async (sheet: number) => {
      await call("POST", `${root}/inspect`, { sheet });
      return settled(jobId, first.id, ["Inspected", "Refused"]);
    };
    const second = await check(await readSheet(1));
    expect([second.unpacked?.sheet, second.inspection?.rows, second.check?.accepted]).toEqual([1, 3, 3]);
    for (const [sheet, words] of [
      [2, "“Blank” is empty"],
      [3, "3 sheets to choose from"],
    ] as const) {
      const answer = await callAs("sasha-sysadmin", "POST", `/api/v1${root}/inspect`, { body: { sheet } });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await readSheet(0)).inspection?.rows).toBe(2);
    await call("DELETE", root);
    expect((await testEnv.FILES.list({ prefix: `uploads/${jobId}/` })).objects).toEqual([]);
  });

  it("refuses a bomb and a damaged workbook with a sentence, and takes the file away when it is discarded", async () => {
    const jobId = await newJob("refused");
    const packed = own(deflateRawSync(new Uint8Array(64 * 1024 * 1024)));
    const bomb = await send(
      jobId,
      "ledger.zip",
      zipOf([{ name: "ledger.csv", data: "", packed, size: 64 * 1024 * 1024 }]),
    );
    expect(bomb).toMatchObject({ state: "Refused", refusal: { message: message("file-archive-bomb") } });
    const lying = await send(jobId, "ledger2.zip", zipOf([{ name: "ledger.csv", data: "", packed, size: 4000 }]));
    expect(lying).toMatchObject({ state: "Refused", refusal: { message: message("file-archive-broken") } });
    const joined = await send(jobId, "two.csv.gz", own(Buffer.concat([gzipSync(payments), gzipSync(payments)])));
    expect(joined).toMatchObject({ state: "Refused", refusal: { message: message("file-archive-joined") } });
    const damaged = workbook();
    damaged[Math.floor(damaged.length / 2)] = (damaged[Math.floor(damaged.length / 2)] ?? 0) ^ 255;
    expect((await send(jobId, "broken.xlsx", damaged)).state).toBe("Refused");
    const good = await send(jobId, "good.xlsx", workbook());
    const keys = async () => (await testEnv.FILES.list({ prefix: `uploads/${jobId}/${good.id}` })).objects.length;
    expect(await keys()).toBe(2);
    await call("DELETE", `/jobs/${jobId}/uploads/${good.id}`);
    expect(await keys()).toBe(0);
  });

  it("knows a file by its content, packed or not", async () => {
    const jobId = await newJob("twice");
    expect((await send(jobId, "a.csv", own(new TextEncoder().encode(payments)))).state).toBe("Inspected");
    const again = await send(jobId, "b.csv.gz", own(gzipSync(payments)));
    expect(again.refusal?.code).toBe("loaded-before");
  });

  it("remembers a confirmed mapping for the buyer's next file with the same header, and for no one else", async () => {
    const file = (name: string) =>
      own(
        new TextEncoder().encode(
          `Supplier,Net Amount,Gross Amount,Date\n${name},10.00,12.00,2025-01-01\n${name},1.00,1.20,2025-01-02\n`,
        ),
      );
    const first = await send(await newJob("first"), "one.csv", file("A"));
    expect(first.mappingRemembered).toBe(false);
    expect(first.mapping?.sources.amount).toEqual({ column: 1 });
    const sources = { ...first.mapping?.sources, amount: { column: 2 } };
    expect((await check(first, { sources })).check?.sumMinor).toBe("1320");
    const next = await send(await newJob("second"), "two.csv", file("B"));
    expect(next.mappingRemembered).toBe(true);
    expect(next.mapping?.sources.amount).toEqual({ column: 2 });
    const other = await send(await newJob("third", { buyerId: "buyer-wharfside" }), "three.csv", file("C"));
    expect(other.mappingRemembered).toBe(false);
    expect(other.mapping?.sources.amount).toEqual({ column: 1 });
  });

  it("remembers a layout and no fact of the job: the next file is in its own job's currency", async () => {
    const file = (name: string) =>
      own(new TextEncoder().encode(`Supplier,Invoice no,Invoice date,Amount\n${name},1,2026-01-04,936.94\n`));
    const layoutJob = await newJob("euros", { currency: "EUR" });
    expect((await check(await send(layoutJob, "one.csv", file("A")))).check).toMatchObject({ currency: "EUR" });
    const next = await send(await newJob("pounds"), "two.csv", file("B"));
    expect([next.mappingRemembered, next.mapping?.currency]).toEqual([true, "GBP"]);
    expect((await check(next)).check).toMatchObject({ currency: "GBP", sumMinor: "93694" });
    const signature = next.mapping?.headerSignature ?? "";
    const [kept] = await openDatabase(testEnv.DB)
      .select()
      .from(rememberedMappings)
      .where(eq(rememberedMappings.headerSignature, signature));
    const mapping = kept?.mapping ?? "";
    expect(mapping).toContain("dateOrders");
    expect(mapping).not.toMatch(/currency":"|creditsAreNegative|constant|period/i);
    // As an earlier release stored it.
    const old = JSON.stringify({ ...JSON.parse(mapping), currency: "USD", creditsAreNegative: true });
    await openDatabase(testEnv.DB)
      .update(rememberedMappings)
      .set({ mapping: old })
      .where(eq(rememberedMappings.headerSignature, signature));
    const third = await send(await newJob("pounds again"), "three.csv", file("C"));
    expect([third.mappingRemembered, third.mapping?.currency]).toEqual([true, "GBP"]);
    expect(third.mapping?.creditsAreNegative).toBeUndefined();
  });

  it("names the jobs in sight that imported the very same file, before it is imported again", async () => {
    const text = "Supplier,Amount,Date\nEarlier Ltd,1.00,2025-01-01\nEarlier Ltd,2.00,2025-01-31\n";
    const bytes = () => own(new TextEncoder().encode(text));
    const earlierOf = ({ jobId, id }: { jobId: string; id: string }, who = "sasha-sysadmin") =>
      callAs(who, "GET", `/api/v1/jobs/${jobId}/uploads/${id}/earlier-imports`);
    const firstJob = await newJob("imported first");
    await check(await send(firstJob, "first.csv", bytes()));
    const again = await send(await newJob("imported again"), "renamed.csv", bytes());
    expect(await (await earlierOf(again)).json(), "uploaded alone").toEqual([]);
    await importJob(firstJob);
    expect(await (await earlierOf(again)).json()).toMatchObject([
      { jobId: firstJob, jobName: "imported first", fileName: "first.csv" },
    ]);
    expect((await earlierOf(again, "clara-client")).status).toBe(404);
    const other = await send(
      await newJob("other"),
      "first.csv",
      own(new TextEncoder().encode(`${text}X,1.00,2025-01-03\n`)),
    );
    expect(await (await earlierOf(other)).json()).toEqual([]);
  });

  it("lists the names as written next to the suppliers that they became", async () => {
    const text =
      "Supplier,Amount,Date\nAcme Ltd,1.00,2025-01-01\nACME LTD,2.00,2025-01-02\nAcme Limited,4.00,2025-01-03\nBolt,8.00,2025-01-04\nBolt,8.00,2025-01-05\n";
    const jobId = await newJob("names");
    await check(await send(jobId, "n.csv", own(new TextEncoder().encode(text))));
    const { quality, totals } = await importJob(jobId);
    expect([quality.names, totals.suppliers]).toEqual([4, 2]);
  });

  it("leaves repeated rows out where the mapping states it, in the check and in the import", async () => {
    const text =
      "Supplier,Amount,Date\nA,10.00,2025-01-01\nA,10.00,2025-01-01\nB,5.00,2025-01-02\nA,10.00,2025-01-01\n";
    const jobId = await newJob("repeats");
    const upload = await send(jobId, "r.csv", own(new TextEncoder().encode(text)));
    const kept = await check(upload);
    expect(kept.check).toMatchObject({ accepted: 4, repeated: 2, leftOut: 0, sumMinor: "3500" });
    const left = await check(upload, { leaveOutRepeats: true });
    expect(left.check).toMatchObject({ rows: 4, accepted: 2, repeated: 2, leftOut: 2, sumMinor: "1500" });
    const summary = await importJob(jobId);
    expect(summary.quality.accepted).toBe(2);
    expect(summary.totals.spendMinor).toBe(1500);
    const next = await send(
      await newJob("repeats again"),
      "s.csv",
      own(new TextEncoder().encode(`${text}C,1.00,2025-01-03\n`)),
    );
    expect([next.mappingRemembered, next.mapping?.leaveOutRepeats]).toEqual([true, undefined]);
  });
});
