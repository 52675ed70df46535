import { deflateRawSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileRefusals } from "@paygauge/api-types/entities/file-refusals";
import { containerOf } from "@paygauge/analysis/reading/container";
import { FileRefused } from "./file-refused.ts";
import { unpackAll } from "./unpack.fixture.ts";
import { rowsOf, xlsxOf } from "./xlsx.fixture.ts";
import { zipOf, type FixtureEntry } from "./zip.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const csv = "Supplier,Amount\nÆgir ehf,12.50\n";
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
const gzip = (data: string | Uint8Array) => own(gzipSync(data));

async function codeOf(bytes: Uint8Array<ArrayBuffer>, maxBytes?: number): Promise<string> {
  try {
    await unpackAll(bytes, maxBytes);
    return "read";
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    expect(fileRefusals).toContain(error.code);
    return error.code;
  }
}

const zipCode = (entries: readonly FixtureEntry[], maxBytes?: number) => codeOf(zipOf(entries), maxBytes);
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

describe("archives", () => {
  it("reads gzip, ZIP, ZIP64 and stored entries", async () => {
    expect((await unpackAll(gzip(csv))).text).toBe(csv);
    for (const wide of [false, true]) {
      for (const stored of [false, true]) {
        const zip = zipOf([{ name: "ledger.csv", data: csv, stored }], wide);
        expect(await unpackAll(zip)).toMatchObject({ text: csv, notes: [], from: "zip" });
      }
    }
  });

  it("reads a workbook inside a ZIP in a second round", async () => {
    const workbook = xlsxOf([
      {
        name: "S",
        rows: rowsOf([
          [{ text: "Supplier" }, { text: "Amount" }],
          [{ text: "A" }, { number: "1" }],
        ]),
      },
    ]);
    const out = await unpackAll(zipOf([{ name: "ledger.xlsx", data: workbook }]));
    expect(out.text).toBe("Supplier,Amount\nA,1\n");
  });

  it("turns UTF-16 into UTF-8, bare and packed, with and without a mark", async () => {
    const little = Buffer.from(csv, "utf16le");
    const big = Buffer.from(little).swap16();
    const marked = own(Buffer.concat([Buffer.from([0xff, 0xfe]), little]));
    const bigMarked = own(Buffer.concat([Buffer.from([0xfe, 0xff]), big]));
    for (const bytes of [
      marked,
      bigMarked,
      own(little),
      own(big),
      gzip(marked),
      zipOf([{ name: "a.csv", data: marked }]),
    ]) {
      const out = await unpackAll(bytes);
      expect(out.text).toBe(csv);
      expect(out.notes).toEqual([message("utf16Turned")]);
    }
  });

  it("takes the one table of a ZIP and says what it left", async () => {
    const zip = zipOf([
      { name: "ledger.csv", data: csv },
      { name: "__MACOSX/._ledger.csv", data: "x" },
      { name: "read me.pdf", data: "%PDF" },
    ]);
    const out = await unpackAll(zip);
    expect(out.text).toBe(csv);
    expect(out.notes).toEqual([message("oneLeftOut", { name: "ledger.csv" })]);
  });

  it("S52: refuses what isn't one ledger: nested archives, path parts, links, more than a hundred entries", async () => {
    const table = { name: "a.csv", data: csv };
    expect(await zipCode([table, { name: "b.csv", data: csv }])).toBe("archive-several");
    expect(
      await zipCode([
        { name: "a.pdf", data: "x" },
        { name: "b.pdf", data: "x" },
      ]),
    ).toBe("archive-no-table");
    expect(await zipCode([])).toBe("archive-no-table");
    expect(await zipCode([{ name: "../a.csv", data: csv }])).toBe("archive-paths");
    expect(await zipCode([{ name: "data/a.csv", data: csv }])).toBe("archive-paths");
    expect(await zipCode([{ name: "C:a.csv", data: csv }])).toBe("archive-paths");
    expect(await zipCode([{ name: "a.csv", data: "/etc/passwd", attributes: 0xa1ff * 65_536 }])).toBe("archive-paths");
    expect(await zipCode([{ ...table, flags: 1 }])).toBe("archive-password");
    expect(await zipCode(Array.from({ length: 101 }, (_, at) => ({ name: `${at}.csv`, data: csv })))).toBe(
      "archive-entries",
    );
    expect(await zipCode([{ name: "inner.zip", data: zipOf([table]) }])).toBe("archive-nested");
    expect(await zipCode([{ name: "inner.csv.gz", data: gzip(csv) }])).toBe("archive-nested");
    expect(await codeOf(gzip(zipOf([table])))).toBe("archive-nested");
    expect(await codeOf(gzip(gzip(csv)))).toBe("archive-nested");
    expect(
      await zipCode([
        { name: "[Content_Types].xml", data: "<Types/>" },
        { name: "word/document.xml", data: "<a/>" },
      ]),
    ).toBe("archive-no-table");
    expect(
      await zipCode([
        { name: "mimetype", data: "x" },
        { name: "content.xml", data: "<a/>" },
      ]),
    ).toBe("ods");
  });

  it("S52: refuses bombs by what they declare and as soon as they grow past it", async () => {
    const packed = deflateRawSync(zeros(64));
    expect(await zipCode([{ name: "a.csv", data: zeros(64) }])).toBe("archive-bomb");
    expect(await zipCode([{ name: "a.csv", data: "", packed, size: 1000 }])).toBe("archive-broken");
    expect(await zipCode([{ name: "a.csv", data: "", packed, size: 2 ** 31 }])).toBe("archive-too-large");
    expect(await codeOf(gzip(zeros(64)))).toBe("archive-bomb");
    expect(await codeOf(gzip(csv.repeat(1000)), 10_000)).toBe("archive-too-large");
    // Two names for the same bytes.
    expect(
      await zipCode([
        { name: "a.csv", data: csv },
        { name: "b.txt", data: csv, offset: 0 },
      ]),
    ).toBe("archive-broken");
    // Small files of one repeated line are honest.
    expect(await codeOf(gzip("a,b\n".repeat(1_000_000)))).toBe("read");
  });

  it("refuses damage", async () => {
    const zip = zipOf([{ name: "a.csv", data: csv.repeat(50) }]);
    expect(await zipCode([{ name: "a.csv", data: csv, crc: 1 }])).toBe("archive-broken");
    expect(await codeOf(zip.slice(0, -30))).toBe("archive-broken");
    expect(await codeOf(gzip(csv.repeat(100)).slice(0, -20))).toBe("archive-broken");
  });

  it("S52: answers any bytes with a text or a refusal", async () => {
    const seeds = [
      zipOf([{ name: "a.csv", data: csv.repeat(20) }]),
      zipOf([{ name: "a.csv", data: csv.repeat(20) }], true),
      gzip(csv.repeat(20)),
      xlsxOf([
        {
          name: "S",
          rows: rowsOf([
            [{ text: "a" }, { number: "1" }],
            [{ text: "b" }, { number: "2" }],
          ]),
        },
      ]),
    ];
    const damage = fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.nat(seeds.length - 1), damage, async (which, changes) => {
        const bytes = own(seeds[which] ?? new Uint8Array(0));
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        expect((await codeOf(bytes)).length).toBeGreaterThan(0);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it("knows a wrapping by its bytes, not by its name", () => {
    expect(containerOf(new TextEncoder().encode("PK-Nummer;Name\n"))).toBeNull();
    expect(containerOf(new TextEncoder().encode(csv))).toBeNull();
    expect(containerOf(new Uint8Array(0))).toBeNull();
  });
});
