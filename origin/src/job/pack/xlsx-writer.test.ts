import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { unpackAll } from "../unpack/unpack.fixture.ts";
import { maxSheetRows, xlsxStream, xmlText, type SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";

async function bytesOf(
  rows: readonly (readonly SheetCell[])[],
  headings: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = headings.map((heading) => ({ heading, look: { decimals: 2 } }) as const);
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxStream({ columns, batches: [rows] }, "Suppliers")) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

/** The parts of a workbook as text, each unpacked by the platform. */
async function* zippedTexts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  const file = Buffer.concat(pieces);
  for (let at = file.indexOf(localHead); at >= 0; at = file.indexOf(localHead, at + 4)) {
    const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    const end = file.indexOf(sizesAfter, from);
    if (
      file
        .subarray(at + 30, from)
        .toString()
        .includes("sheet1")
    )
      yield inflateRawSync(file.subarray(from, end)).toString("utf8");
  }
}
const [localHead, sizesAfter] = [Buffer.from("PK\u0003\u0004"), Buffer.from("PK\u0007\b")];

/** What the product's own reader of workbooks finds: a reading of its own, made for the files of others. */
const csvOf = async (rows: readonly (readonly SheetCell[])[], headings: readonly string[]): Promise<string> =>
  (await unpackAll(await bytesOf(rows, headings))).text;

it("writes texts, exact numbers, truth and blanks as a reader finds them", async () => {
  const rows = [
    ['Müller & <Söhne> "1"', { number: "1234567890123.45" }, null, true],
    ["two\nlines", { number: "-0.5" }, "", false],
  ];
  expect(await csvOf(rows, ["Name", "Spend (GBP)", "City", "Card"])).toBe(
    'Name,Spend (GBP),City,Card\n"Müller & <Söhne> ""1""",1234567890123.45,,TRUE\n"two\nlines",-0.5,,FALSE\n',
  );
});

it.each(["=1+1", "+44 20", "-cmd", "@SUM(A1)", "\tx", "\rx", "＝1", "＋1", "－1", "＠x", " =1"])(
  "S55: %j is typed text, as it is and never a formula",
  async (text) => {
    const parts: string[] = [];
    const columns = [{ heading: "=heading", look: "plain" }] as const;
    for await (const piece of zippedTexts(xlsxStream({ columns, batches: [[[text]]] }, "S"))) parts.push(piece);
    const sheet = parts.join("");
    expect(sheet).not.toContain("<f>");
    const cells = [...sheet.matchAll(/<c( [^>]*)?>(.*?)<\/c>/gs)];
    expect(cells.map(([, attributes]) => attributes?.includes('t="inlineStr"'))).toEqual([true, true]);
    expect(sheet).toContain(`>${xmlText("=heading")}</t>`);
    expect(sheet).toContain(`>${xmlText(text)}</t>`);
  },
);

it("S55: leaves a number a number, even a negative one", async () => {
  const { text } = await unpackAll(await bytesOf([[{ number: "-12.50" }]], ["Spend"]));
  expect(text).toBe("Spend\n-12.50\n");
});

it("S88: brings any text back", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "binary", minLength: 1 }), { minLength: 1, maxLength: 20 }),
      async (texts) => {
        const words = texts.map((text) => `a${text.toWellFormed().replaceAll(/[\r\n]/g, " ")}z`);
        const written = await csvOf(
          words.map((word) => [word]),
          ["Word"],
        );
        const found = written
          .split("\n")
          .slice(1, -1)
          .map((line) => (line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line));
        expect(found).toEqual(words);
      },
    ),
    { numRuns: 60 },
  );
});

it("refuses more rows than a sheet has", async () => {
  const row: SheetCell[] = [null];
  const thousand = Array.from({ length: 1024 }, () => row);
  const batches = Array.from({ length: maxSheetRows / 1024 }, () => thousand);
  const stream = xlsxStream({ columns: [{ heading: "a", look: "plain" }], batches }, "s");
  await expect(async () => {
    for await (const bytes of stream) expect(bytes.length).toBeGreaterThan(0);
  }).rejects.toThrow(RangeError);
});
