/** What the cells of each column look like, so that rows with other cells are found and brought in order. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { CellForm } from "@paygauge/api-types/entities/row-forms";
import { isAmountText, readAmountText } from "./amounts.ts";
import { DateReader, dateShapes } from "./dates.ts";
import { foldHeader, headerFit } from "./synonyms.ts";

/** Below this share of a column's cells a kind is an exception. */
const exception = 0.05;
/** Least number of rows that forms are taken from. */
const fewestRows = 3;
/** A column of so few different and short words holds marks; any further word does not fit it. */
const maxMarks = 12;
const longestMark = 40;
const dated: ReadonlySet<number> = new Set([
  dateShapes.year,
  dateShapes.numeric,
  dateShapes.named,
  dateShapes.compact,
  dateShapes.month,
  dateShapes.week,
]);
const utf8 = new TextEncoder();
const dateReader = new DateReader("dmy");

export interface CellKinds {
  readonly isNumber: boolean;
  readonly isDate: boolean;
  readonly isWord: boolean;
}

/** What one trimmed cell may be; an empty one is nothing of all. */
export function kindsOf(text: string): CellKinds {
  const isNumber = /\d/.test(text) && isAmountText(text);
  const bytes = utf8.encode(text);
  const shape = text.length < 5 ? dateShapes.none : dateReader.split(bytes, 0, bytes.length);
  const isDate = dated.has(shape);
  return { isNumber, isDate, isWord: text !== "" && !isNumber && !isDate };
}

const isCodeText = (text: string): boolean => /^\S*\d\S*$/.test(text);

function isThousand(text: string): boolean {
  const read = readAmountText(text, ".") ?? readAmountText(text, ",");
  return read !== null && read.digits.length + read.exponent > 3;
}

function formOf(texts: readonly string[], hasNames: boolean): CellForm {
  const filled = texts.filter((text) => text !== "");
  const kinds = filled.map(kindsOf);
  const least = Math.max(1, filled.length * exception);
  const has = (test: (kind: CellKinds) => boolean) => kinds.filter(test).length >= least;
  const words = filled.filter((_, at) => kinds[at]?.isWord === true);
  const values = [...new Set(words)];
  const isFew = !hasNames && values.length > 0 && values.length <= Math.min(maxMarks, words.length / 2);
  return {
    numbers: has(({ isNumber }) => isNumber),
    dates: has(({ isDate }) => isDate),
    words: has(({ isWord }) => isWord),
    isCode: words.length > 0 && words.every(isCodeText),
    values: isFew && values.every((text) => text.length <= longestMark) ? values : null,
    hasThousands: filled.some((text, at) => kinds[at]?.isNumber === true && isThousand(text)),
    isCut: false,
  };
}

/** Whether a column may hold names: its heading names suppliers, or it has no heading and longer words. */
function mayName(name: string, texts: readonly string[]): boolean {
  if (headerFit("supplierName", foldHeader(name)) >= 0.5) return true;
  return /^Column \d+$/.test(name) && texts.some((text) => text.length > 12 || text.includes(" "));
}

/** Forms of the columns from rows of as many cells; null where these are too few, or the columns too many. */
export function cellFormsOf(
  rows: readonly (readonly string[])[],
  columns: readonly { readonly name: string }[],
): CellForm[] | null {
  if (columns.length > fileLimits.arrangedColumns.limit) return null;
  const regular = rows.filter((cells) => cells.length === columns.length && cells.some((cell) => cell !== ""));
  if (regular.length < fewestRows) return null;
  return columns.map(({ name }, at) => {
    const texts = regular.map((cells) => cells[at] ?? "");
    return formOf(texts, mayName(name, texts));
  });
}

/** Forms of columns in one of which amounts are cut in two cells: those of the rows with the parts joined. */
export function cutFormsOf(
  rows: readonly (readonly string[])[],
  columns: readonly { readonly name: string }[],
  { column: cut, isSure }: { readonly column: number; readonly isSure: boolean },
): CellForm[] | null {
  const joined = rows.map((cells) =>
    cells.length === columns.length + 1
      ? [...cells.slice(0, cut), `${cells[cut] ?? ""},${cells[cut + 1] ?? ""}`, ...cells.slice(cut + 2)]
      : cells,
  );
  const forms = cellFormsOf(joined, columns);
  return forms && forms.map((form, column) => (column === cut ? { ...form, numbers: true, isCut: isSure } : form));
}

/** Forms of columns whose cells may be in their place or one further on: both kinds fit. */
export function openFormsOf(
  rows: readonly (readonly string[])[],
  columns: readonly { readonly name: string }[],
): CellForm[] | null {
  const here = cellFormsOf(
    rows.map((cells) => cells.slice(0, columns.length)),
    columns,
  );
  const further = cellFormsOf(
    rows.map((cells) => cells.slice(-columns.length)),
    columns,
  );
  return (
    here &&
    here.map((form, at) => {
      const other = further?.[at] ?? form;
      return {
        numbers: form.numbers || other.numbers,
        dates: form.dates || other.dates,
        words: form.words || other.words,
        isCode: form.isCode && other.isCode,
        values: null,
        hasThousands: form.hasThousands || other.hasThousands,
        isCut: false,
      };
    })
  );
}

/** Places where further cells may be in a row: from the first to the last, none where `from` is beyond `to`. */
export function placesThatFit(texts: readonly string[], forms: readonly CellForm[]): { from: number; to: number } {
  const extra = texts.length - forms.length;
  const fits = (cell: number, column: number) => {
    const form = forms[column];
    return form !== undefined && fitsForm(texts[cell] ?? "", form);
  };
  let to = 0;
  while (to < forms.length && fits(to, to)) to++;
  let from = forms.length;
  while (from > 0 && fits(from - 1 + extra, from - 1)) from--;
  return { from, to };
}

/** Whether a cell fits a column; an empty one fits any. */
export function fitsForm(text: string, form: CellForm): boolean {
  if (text === "") return true;
  const { isNumber, isDate, isWord } = kindsOf(text);
  if (isNumber && form.numbers) return true;
  if (isDate && form.dates) return true;
  if (!isWord || !form.words) return false;
  return form.values === null ? !form.isCode || isCodeText(text) : form.values.includes(text);
}
