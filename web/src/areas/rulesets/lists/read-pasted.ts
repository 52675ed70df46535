/** Reads a list that was pasted from a spreadsheet or a file: one entry a line, cells by tab, semicolon or comma. */
import { parseDecimal } from "@paygauge/ui";
import { toAlpha3 } from "@paygauge/api-types/reference/countries";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";

/** Entries that were read, each once, and the lines in which none was found. */
export interface Pasted<Entry> {
  readonly entries: Entry[];
  readonly wrong: string[];
}
type Lists = ScoringRuleset["lists"];
export type Scheme = Lists["instantSchemes"][number];
export interface MappedCode {
  readonly prefix: string;
  readonly tande: string;
  readonly tier: string;
}
export type Rate = readonly [currency: string, rate: number];

/** Cells of a line; a cell in quotes may hold the separator. */
function cellsOf(line: string): string[] {
  const separator = ["\t", ";", ","].find((each) => line.includes(each)) ?? "\t";
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** Lines that say something. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** The entries of the lines. The last one of a key holds; a first line without a digit may be the headings. */
function collect<Entry>(
  lines: readonly string[],
  entryOf: (line: string) => Entry | null,
  keyOf: (entry: Entry) => string,
): Pasted<Entry> {
  const found = new Map<string, Entry>();
  const wrong: string[] = [];
  for (const [at, line] of lines.entries()) {
    const entry = entryOf(line);
    if (entry !== null) found.set(keyOf(entry), entry);
    else if (at > 0 || lines.length === 1 || /\d/.test(line)) wrong.push(line);
  }
  return { entries: [...found.values()], wrong };
}

const ofCells =
  <Entry>(entryOf: (cells: readonly string[]) => Entry | null) =>
  (line: string): Entry | null =>
    entryOf(cellsOf(line));

/** Countries by code or name, in the languages that ledgers write; a line of codes or names is a list. */
export function readCountries(text: string): Pasted<string> {
  const parts = linesOf(text).flatMap((line) => {
    // "Korea, Republic of" is one country.
    if (toAlpha3(line) !== null) return [line];
    const cells = line
      .split(/[\t;,]/)
      .map((cell) => cell.replaceAll('"', "").trim())
      .filter((cell) => cell !== "");
    const codes = new Set(cells.map((cell) => toAlpha3(cell)));
    // A row of a table names its country by code and by name, and may say more.
    return codes.size < cells.length || (cells.length === 2 && codes.has(null)) ? cells.slice(0, 1) : cells;
  });
  return collect(parts, toAlpha3, (code) => code);
}

const codeIn = (cell: string | undefined): number | null => {
  const digits = /^(?:MCC\s*)?(\d{3,4})$/i.exec(cell?.trim() ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Ranges of merchant category codes: "5811-5814", "5811", or two cells, first and last. Further cells are titles. */
export function readRanges(text: string): Pasted<[number, number]> {
  return collect<[number, number]>(
    linesOf(text),
    ofCells(([first = "", second]) => {
      const [from, to] = first.split(/\s*[-–—]\s*/);
      const start = codeIn(from);
      const end = to === undefined ? (codeIn(second) ?? start) : codeIn(to);
      return start === null || end === null || end < start ? null : [start, end];
    }),
    (range) => range.join("-"),
  );
}

const currencyIn = (cell: string): string | null => (/^[A-Za-z]{3}$/.test(cell) ? cell.toUpperCase() : null);

/** A number as the reader's locale or a file writes it; null where it is none. */
function numberIn(cell: string, locale: string): number | null {
  const plain = parseDecimal(cell, locale) ?? (/^\d+(?:\.\d+)?$/.test(cell) ? cell : undefined);
  return plain === undefined ? null : Number(plain);
}

/** Schemes: country, scheme, currency, and the limit of one payment, which may be missing. */
export function readSchemes(text: string, locale: string): Pasted<Scheme> {
  return collect<Scheme>(
    linesOf(text),
    ofCells(([place = "", scheme = "", money = "", most = ""]) => {
      const [country, currency] = [toAlpha3(place), currencyIn(money)];
      const limit = most === "" ? null : numberIn(most, locale);
      const isWrong = country === null || currency === null || scheme === "" || (most !== "" && !(Number(limit) > 0));
      return isWrong ? null : { country, scheme, currency, limit };
    }),
    ({ country }) => country,
  );
}

/** Rates: currency, and units of it for one unit of the reference currency. */
export function readRates(text: string, locale: string): Pasted<Rate> {
  return collect<Rate>(
    linesOf(text),
    ofCells(([money = "", units = ""]) => {
      const [currency, rate] = [currencyIn(money), numberIn(units, locale)];
      return currency === null || rate === null || rate <= 0 ? null : [currency, rate];
    }),
    ([currency]) => currency,
  );
}

/** Code mapping: code, travel class (core, other or nothing), tier (A, B or nothing). Further cells are titles. */
export function readMapping(text: string, digits: number): Pasted<MappedCode> {
  return collect<MappedCode>(
    linesOf(text),
    ofCells(([code = "", travel = "", level = ""]) => {
      const [tande, tier] = [travel.toLowerCase(), level.toUpperCase()];
      const isWrong =
        !/^\d+$/.test(code) ||
        code.length > digits ||
        !["core", "other", ""].includes(tande) ||
        !["A", "B", ""].includes(tier);
      return isWrong ? null : { prefix: code, tande, tier };
    }),
    ({ prefix }) => prefix,
  );
}
