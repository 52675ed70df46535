import { DuckDBInstance } from "@duckdb/node-api";
import * as fc from "fast-check";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { cellText } from "@paygauge/analysis/reading/dialect";
import { readAll, type RangeReader } from "@paygauge/analysis/reading/ranges";
import { RecordReader, unescapeQuotes, type RecordGrammar } from "@paygauge/analysis/reading/records";

const encoder = new TextEncoder();

function rangesOf(bytes: Uint8Array): RangeReader {
  return async (offset, length) => bytes.slice(offset, offset + length);
}

/** All records of a text through windows of a given size, with the line each begins on. */
async function recordsOf(text: string, window: number, grammar: RecordGrammar = { delimiter: 44, crEnds: false }) {
  const bytes = encoder.encode(text);
  const rows: string[][] = [];
  const lines: number[] = [];
  const place = await readAll(
    rangesOf(bytes),
    bytes.length,
    grammar,
    (reader) => {
      rows.push(Array.from({ length: reader.width }, (_, at) => rawCell(reader, at)));
      lines.push(reader.line);
    },
    { bytes: window, pause: async () => {} },
  );
  return { rows, lines, place };
}

/** The cell untrimmed. */
function rawCell(reader: RecordReader, at: number): string {
  const text = new TextDecoder("utf-8", { fatal: false, ignoreBOM: true }).decode(
    reader.buffer.subarray(reader.starts[at], reader.ends[at]),
  );
  return unescapeQuotes(text, reader.escaped[at]);
}

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "\r\n", " ", "é", "€", "0", "\t", "|"), maxLength: 12 }),
  fc.constant(""),
);
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 30 }));

/** Writes a table as RFC 4180 wants; `always` quotes every cell. */
function written(rows: readonly (readonly string[])[], delimiter: string, end: string, always: boolean): string {
  const quoted = (text: string) =>
    always || /["\r\n]/.test(text) || text.includes(delimiter) || /^\s|\s$/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return rows.map((cells) => cells.map(quoted).join(delimiter)).join(end);
}

describe("records", () => {
  it("reads back every table that was written, whatever the window, as papaparse does", async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom(",", ";", "\t", "|"),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        fc.integer({ min: 1024, max: 4096 }),
        async (rows, delimiter, end, always, window) => {
          const text = written(rows, delimiter, end, always);
          fc.pre(text !== "" && !text.startsWith("\ufeff") && !text.startsWith("ï»¿"));
          const { rows: read } = await recordsOf(text, window, { delimiter: delimiter.charCodeAt(0), crEnds: false });
          const lastEmpty = rows.length > 1 && rows.at(-1)?.every((each) => each === "") && rows[0]?.length === 1;
          fc.pre(!lastEmpty);
          expect(read).toEqual(rows);
          const papa = Papa.parse<string[]>(text, { delimiter, newline: end });
          expect(read).toEqual(papa.data);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("reads what DuckDB reads", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "records-"));
    const db = await (await DuckDBInstance.create(":memory:", { threads: "1" })).connect();
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom("\n", "\r\n"), async (made, end) => {
        // DuckDB skips empty lines and wants one line end throughout: a first cell is always there, and breaks within
        // cells are those of the file.
        const plain = (text: string) =>
          text
            .replaceAll("\u0000", "")
            .replaceAll("\ufeff", "")
            .replaceAll(/\r\n|\r|\n/g, end);
        const rows = made.map((cells) => ["x", ...cells.map(plain)]);
        const file = path.join(folder, `${runs++}.csv`);
        writeFileSync(file, written(rows, ",", end, true));
        const width = rows[0]?.length ?? 0;
        const columns = Array.from({ length: width }, (_, at) => `'c${at}': 'VARCHAR'`).join(", ");
        const reader = await db.runAndReadAll(
          `SELECT * FROM read_csv('${file}', auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
             parallel = false, columns = {${columns}})`,
        );
        const duck = reader.getRowsJson().map((row) => row.map((value) => value ?? ""));
        const { rows: read } = await recordsOf(written(rows, ",", end, true), 2048);
        expect(read).toEqual(duck);
      }),
      { numRuns: 60 },
    );
    db.closeSync();
  });

  it.each([1024, 1100, 4096])("undoes quotes behind a backslash, whatever the window (%i)", async (window) => {
    const text = `a,"ACME \\"Best\\"",1\nb,"C:\\\\dir\\\\",2\nc,"two\nlines ""too""",3\n`.repeat(60);
    const { rows, lines } = await recordsOf(text, window, { delimiter: 44, crEnds: false, backslash: true });
    expect(rows).toHaveLength(180);
    expect(rows.slice(-3)).toEqual([
      ["a", 'ACME "Best"', "1"],
      ["b", "C:\\dir\\", "2"],
      ["c", 'two\nlines "too"', "3"],
    ]);
    expect(lines.slice(0, 4)).toEqual([1, 2, 3, 5]);
  });

  it.each([
    ['a;"=""936.94""";b', ["a", "936.94", "b"]],
    ['="00123";=“x”;="a ""b"""', ["00123", "=“x”", 'a "b"']],
    ["'936.94;'-5;'2026-01-31;'007'", ["936.94", "-5", "2026-01-31", "007"]],
    ["'t Hoekje;O'Neill;'90s Diner;'", ["'t Hoekje", "O'Neill", "'90s Diner", "'"]],
    ['a; "Smith; Jones & Co" ;  "5"', ["a", "Smith; Jones & Co", "5"]],
    ['a; "b c;d', ["a", ' "b c', "d"]],
    ['=1+1;="";"=SUM(A1)"', ["=1+1", "", "=SUM(A1)"]],
  ])("reads text as spreadsheets mark it: %s", async (line, cells) => {
    const grammar = { delimiter: 59, crEnds: false, textMarks: true };
    expect((await recordsOf(line, 1024, grammar)).rows).toEqual([cells]);
    // Without the marks' meaning a cell is what is in it.
    const plain = (await recordsOf("'936.94;=1", 1024, { delimiter: 59, crEnds: false })).rows;
    expect(plain).toEqual([["'936.94", "=1"]]);
  });

  it("does not depend on where windows end, for any bytes at all", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", " ", "1"), maxLength: 60 }),
        fc.boolean(),
        async (text, crEnds) => {
          const grammar = { delimiter: 44, crEnds, longestRecord: 600 };
          const whole = await recordsOf(text.repeat(150), 1 << 20, grammar);
          const pieces = await recordsOf(text.repeat(150), 1500, grammar);
          expect(pieces.rows).toEqual(whole.rows);
          expect(pieces.lines).toEqual(whole.lines);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("resumes within a long file exactly", async () => {
    const rows = Array.from({ length: 4000 }, (_, at) => [
      `${at}`,
      `name "${at}"`,
      at % 7 === 0 ? "two\nlines" : "one",
    ]);
    const text = written(rows, ",", "\r\n", false);
    const { rows: read, lines } = await recordsOf(text, 1500);
    expect(read).toEqual(rows);
    expect(lines[8]).toBe(1 + 8 + 2);
  });

  it("ends records at LF, CRLF, bare CR, and a mixture", async () => {
    expect((await recordsOf("a,b\rc,d\re,f", 1024, { delimiter: 44, crEnds: true })).rows).toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ]);
    expect((await recordsOf("a,b\r\nc,d\re,f\ng,h\r", 1024, { delimiter: 44, crEnds: true })).rows).toHaveLength(4);
    expect((await recordsOf("a,b\rx\nc,d", 1024)).rows).toEqual([
      ["a", "b\rx"],
      ["c", "d"],
    ]);
  });

  it("reads a quote that never closes as a character of its line", async () => {
    const { rows, place } = await recordsOf(`1,"Acme\n2,Bolt\n${"3,Nut\n".repeat(400)}`, 2048);
    expect(rows.slice(0, 2)).toEqual([
      ["1", '"Acme'],
      ["2", "Bolt"],
    ]);
    expect(rows).toHaveLength(402);
    expect(place.recoveries).toBe(1);
  });

  it("hands a line longer than the window on once and continues after it", async () => {
    const { rows } = await recordsOf(`a,b\n${"x".repeat(9000)},1\nc,d\n`, 2048);
    expect(rows[0]).toEqual(["a", "b"]);
    expect(rows.at(-1)).toEqual(["c", "d"]);
    expect(rows).toHaveLength(3);
  });

  it("stays fast on a file of stray quotes", async () => {
    const text = '"x,1\n"y z,2\n'.repeat(60_000);
    const { rows } = await recordsOf(text, 1 << 20);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe("cell text", () => {
  it("is trimmed and has its quotes undone", () => {
    const reader = new RecordReader({ delimiter: 44, crEnds: false });
    const bytes = new Uint8Array(encoder.encode('"  say ""hi""  ", b '));
    reader.load(bytes, 0, bytes.length, true);
    reader.next();
    expect([cellText(reader, 0, "utf-8"), cellText(reader, 1, "utf-8"), cellText(reader, 2, "utf-8")]).toEqual([
      'say "hi"',
      "b",
      "",
    ]);
  });
});
