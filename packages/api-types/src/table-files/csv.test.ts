import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, safeText } from "./csv.ts";

/** What a spreadsheet finds in one line (RFC 4180), read here without the product's own reader. */
function cellsOf(line: string): string[] {
  expect(line.endsWith("\r\n")).toBe(true);
  const cells: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (let hit = cell.exec(line); hit !== null; hit = cell.exec(line)) {
    const [, text = "", end] = hit;
    cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end !== ",") {
      expect(cell.lastIndex).toBe(line.length);
      return cells;
    }
  }
  throw new Error(`A line that no reader of tables understands: ${JSON.stringify(line)}`);
}

/** Begins, after blanks that a spreadsheet skips, with what makes it a formula; or with a sign that splits cells. */
const runs = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A plus, then digits and marks of phone numbers: no letter names a function or a cell. */
const phone = /^\+\d[\d\s().\-/]*$/;

/** A signed number and nothing else, as Germany, France, Switzerland or Britain writes it. */
const plainNumber = /^\s*[+-]?\d{1,3}(?:\d*|(?:\.\d{3})+|(?:,\d{3})+|(?:['’ \u00A0\u202F]\d{3})+)(?:[.,]\d+)?\s*$/;

const starts = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "＝",
  "＋",
  "－",
  "＠",
  " =",
  '"=',
  "'=",
  ",=",
  "",
);
const words = fc.oneof(
  fc.tuple(starts, fc.string({ unit: "binary", maxLength: 12 })).map((parts) => parts.join("").toWellFormed()),
  fc.constantFrom(
    '=cmd|"/c calc"!A1',
    '=HYPERLINK("http://evil.example")',
    "-2+3",
    "+44 20 7946 0000",
    "@SUM(A1:A9)",
    "a\r\n=1",
  ),
);
const cells = fc.oneof(words, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null));

test("S55: of ten thousand cells each comes back unchanged, and none that a spreadsheet would run is left as it is", () => {
  let written = 0;
  fc.assert(
    fc.property(fc.array(cells, { minLength: 10, maxLength: 10 }), (row) => {
      const found = cellsOf(csvLine(row));
      expect(found).toHaveLength(row.length);
      for (const [at, value] of row.entries()) {
        written += 1;
        const text = found[at] ?? "";
        if (typeof value !== "string") expect(text).toBe(value === null ? "" : String(value));
        else
          expect([
            runs.test(text) && !plainNumber.test(text) && !phone.test(text),
            text === value || text === `'${value}`,
          ]).toEqual([false, true]);
      }
    }),
    { numRuns: 1000 },
  );
  expect(written).toBeGreaterThanOrEqual(10_000);
});

test("S55: an ordinary text is left as it is", () => {
  for (const text of ["Müller & Söhne", "a=b", "1-2", "E-mail", "'quoted'", ""]) expect(safeText(text)).toBe(text);
});

test("S55: phone numbers keep their plus", () => {
  for (const text of ["+44 20 7946 0000", "+1 (555) 010-0000", "+49/30/1234", "+442079460000"])
    expect(safeText(text)).toBe(text);
});

test("S55: numbers of a file's locale stay numbers, what only looks like one does not", () => {
  for (const text of ["-1.234,56", "-1,234.56", "-1 234,56", "-1\u202F234,56", "-1'234.50", "+12", "-0,5", "-100000"])
    expect(safeText(text)).toBe(text);
  for (const text of [
    "-2+3",
    "+44 20 7946 ext",
    "+1+1",
    "+A1",
    "+(1)",
    "-1.23.4",
    "-12-3",
    "-1,23,456",
    "=1",
    "-",
    "\t-1",
    "-1%A1",
    "-1e5",
  ])
    expect(safeText(text)).toBe(`'${text}`);
});
