import { supplierColumnOrder, supplierColumns, type SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import type { FilterItem, Operator, PagedRequest } from "@paygauge/api-types/entities/paging";
import { invalid } from "../../refusal.ts";
import { isNumeric, isSupplierColumn, type SupplierColumns } from "./columns.ts";

/** Tells whether the row at a place passes. */
export type RowTest = (at: number) => boolean;

const searched = ["name", "city", "mcc", "mccDescription"] as const satisfies readonly SupplierColumn[];

/** The column of a name. @throws Refusal 422 naming what may be used. */
export function columnNamed(name: string, path: string): SupplierColumn {
  if (isSupplierColumn(name)) return name;
  throw invalid(
    path,
    `"${name}" cannot be filtered or sorted. Use one of: ${Object.keys(supplierColumns).join(", ")}.`,
  );
}

function compare(operator: Operator, value: number): ((found: number) => boolean) | null {
  switch (operator) {
    case "Equal":
      return (found) => found === value;
    case "NotEqual":
      return (found) => found !== value;
    case "GreaterThan":
      return (found) => found > value;
    case "GreaterThanOrEqual":
      return (found) => found >= value;
    case "LessThan":
      return (found) => found < value;
    case "LessThanOrEqual":
      return (found) => found <= value;
    default:
      return null;
  }
}

function numberOf(name: SupplierColumn, raw: string, path: string): number {
  if (supplierColumns[name] === "boolean") {
    if (raw === "true" || raw === "false") return raw === "true" ? 1 : 0;
    throw invalid(path, `"${raw}" is neither true nor false. Write one of the two.`);
  }
  const value = Number(raw);
  if (raw.trim() !== "" && Number.isFinite(value)) return value;
  throw invalid(path, `"${raw}" is not a number. Write it with digits, for example 1234.5.`);
}

function numberTest(
  columns: SupplierColumns,
  name: SupplierColumn,
  item: FilterItem,
  raw: string,
  path: string,
): RowTest {
  const values = columns.numbers(name);
  const test =
    compare(item.itemComparisonOperator, Number.NaN) === null
      ? null
      : compare(item.itemComparisonOperator, numberOf(name, raw, path));
  if (test) return (at) => !Number.isNaN(values[at] ?? Number.NaN) && test(values[at] ?? Number.NaN);
  // Contains, StartsWith and EndsWith look at the digits.
  const words = wordTest(item.itemComparisonOperator, raw.toLowerCase());
  return (at) => !Number.isNaN(values[at] ?? Number.NaN) && words(String(values[at]));
}

function wordTest(operator: Operator, value: string): (word: string) => boolean {
  if (operator === "StartsWith") return (word) => word.startsWith(value);
  if (operator === "EndsWith") return (word) => word.endsWith(value);
  return (word) => word.includes(value);
}

/** Order of a text beside the words of a column: enums by their stated order, others by the alphabet. */
function textCompare(
  name: SupplierColumn,
  operator: Operator,
  raw: string,
  words: readonly string[],
  folded: readonly string[],
): ((code: number) => boolean) | null {
  const order = supplierColumnOrder[name];
  const test = compare(operator, 0);
  if (!test) return null;
  const value = raw.toLowerCase();
  if (operator === "Equal" || operator === "NotEqual") {
    const exact = supplierColumns[name] === "enum";
    return (code) => test(exact ? (words[code] === raw ? 0 : 1) : folded[code] === value ? 0 : 1);
  }
  if (order) {
    const place = order.indexOf(raw);
    return (code) => place >= 0 && test(order.indexOf(words[code] ?? "") - place);
  }
  return (code) => test((folded[code] ?? "") < value ? -1 : (folded[code] ?? "") > value ? 1 : 0);
}

function textTest(columns: SupplierColumns, name: SupplierColumn, item: FilterItem, raw: string): RowTest {
  const { codes, words, folded } = columns.texts(name);
  const byOrder = textCompare(name, item.itemComparisonOperator, raw, words, folded);
  const byWord = wordTest(item.itemComparisonOperator, raw.toLowerCase());
  // Each word is judged once, each row is then one look-up. Blank is no value: no comparison holds for it.
  const passes = new Uint8Array(words.length);
  for (let code = 1; code < words.length; code++)
    if (byOrder ? byOrder(code) : byWord(folded[code] ?? "")) passes[code] = 1;
  return (at) => passes[codes[at] ?? 0] === 1;
}

function blankTest(columns: SupplierColumns, name: SupplierColumn): RowTest {
  if (!isNumeric(name)) {
    const { codes } = columns.texts(name);
    return (at) => codes[at] === 0;
  }
  const values = columns.numbers(name);
  return (at) => Number.isNaN(values[at] ?? Number.NaN);
}

function itemTest(columns: SupplierColumns, item: FilterItem, index: number): RowTest {
  const path = `filters.filterItems.${index}`;
  const name = columnNamed(item.propertyName, `${path}.propertyName`);
  const blank = blankTest(columns, name);
  const { itemComparisonOperator: operator, itemValue: raw } = item;
  if (raw === undefined) {
    if (operator === "Equal") return blank;
    if (operator === "NotEqual") return (at) => !blank(at);
    throw invalid(
      `${path}.itemValue`,
      `The operator ${operator} needs a value. Write one, or choose Equal to find blanks.`,
    );
  }
  const test = isNumeric(name)
    ? numberTest(columns, name, item, raw, `${path}.itemValue`)
    : textTest(columns, name, item, raw);
  return item.allowNullValue ? (at) => test(at) || blank(at) : test;
}

function searchTest(columns: SupplierColumns, search: string): RowTest {
  const tests = searched.map((propertyName, index) =>
    itemTest(columns, { propertyName, itemComparisonOperator: "Contains", itemValue: search }, index),
  );
  return (at) => tests.some((test) => test(at));
}

/**
 * Places of the rows that a request selects, in the order of their ordinals. Equal items on one property are OR-ed,
 * everything else AND-ed (architecture rule 5). @throws Refusal 422 for a property, operator or value that does not fit.
 */
export function matchingRows(columns: SupplierColumns, request: Pick<PagedRequest, "filters" | "search">): Uint32Array {
  const tests: RowTest[] = [];
  const equals = new Map<string, RowTest[]>();
  for (const [index, item] of (request.filters?.filterItems ?? []).entries()) {
    const test = itemTest(columns, item, index);
    if (item.itemComparisonOperator !== "Equal") tests.push(test);
    else equals.set(item.propertyName, [...(equals.get(item.propertyName) ?? []), test]);
  }
  for (const group of equals.values()) tests.push((at) => group.some((test) => test(at)));
  const search = request.search?.trim();
  if (search) tests.push(searchTest(columns, search));
  let found = new Uint32Array(columns.size);
  for (let at = 0; at < found.length; at += 1) found[at] = at;
  // One condition after the other, each over what the ones before it left.
  for (const test of tests) found = passing(found, test);
  return found;
}

/** The places that pass, moved to the front of where they stood. */
function passing(places: Uint32Array<ArrayBuffer>, test: RowTest): Uint32Array<ArrayBuffer> {
  let count = 0;
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] ?? 0;
    if (!test(at)) continue;
    places[count] = at;
    count += 1;
  }
  return places.subarray(0, count);
}
