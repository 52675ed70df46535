import { foldBreakdown, isBreakdownProperty } from "@paygauge/api-types/entities/breakdowns";
import { documentMonth } from "@paygauge/api-types/entities/suppliers";
import type { FilterItem, Operator, PagedRequest } from "@paygauge/api-types/entities/paging";
import { invalid } from "@paygauge/worker/refusal";
import { isNumeric, type GridColumns, type GridSchema } from "./grid-columns.ts";
import { isDocumentMonth } from "../months/month-members.ts";
import { wordTest } from "./word-search.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Whether the row at a place passes. */
type RowTest = (at: number) => boolean;

type Places = Uint32Array<ArrayBuffer>;

/** Room for the places of a run's rows, made once: half a million of them for each request would be much to clear away. */
export class PlacesRoom {
  /** Every place, in order; no one writes into it. */
  readonly all: Places;
  /** The places of the latest selection, until the next one. */
  readonly latest: Places;

  constructor(size: number) {
    this.all = Uint32Array.from({ length: size }, (_, at) => at);
    this.latest = new Uint32Array(size);
  }
}

/** A condition over rows. */
interface RowCondition {
  readonly test: RowTest;
  /** Writes those of some places that pass to the front of `into`, which may be what `places` is the front of. */
  narrow(places: Places, into: Places): Places;
}

/** A condition that is asked row by row. */
function byRow(test: RowTest): RowCondition {
  return {
    test,
    narrow(places, into) {
      let count = 0;
      for (let index = 0; index < places.length; index += 1) {
        const at = places[index] ?? 0;
        if (!test(at)) continue;
        into[count] = at;
        count += 1;
      }
      return into.subarray(0, count);
    },
  };
}

/** Codes that pass: a loop without a call for each of half a million rows. */
function byCode(codes: Uint32Array, passes: Uint8Array): RowCondition {
  return {
    test: (at) => passes[codes[at] ?? 0] === 1,
    narrow(places, into) {
      let count = 0;
      for (let index = 0; index < places.length; index += 1) {
        const at = places[index] ?? 0;
        into[count] = at;
        count += passes[codes[at] ?? 0] ?? 0;
      }
      return into.subarray(0, count);
    },
  };
}

/** Values from `least` to `most`; blank is NaN and is in no range. */
function byRange(values: Float64Array, least: number, most: number): RowCondition {
  return {
    test: (at) => (values[at] ?? Number.NaN) >= least && (values[at] ?? Number.NaN) <= most,
    narrow(places, into) {
      let count = 0;
      for (let index = 0; index < places.length; index += 1) {
        const at = places[index] ?? 0;
        const value = values[at] ?? 0;
        into[count] = at;
        if (value >= least && value <= most) count += 1;
      }
      return into.subarray(0, count);
    },
  };
}

/** Values that are another one; blank isn't a value. */
function byOther(values: Float64Array, value: number): RowCondition {
  const isOther = (found: number): boolean => found < value || found > value;
  return {
    test: (at) => isOther(values[at] ?? Number.NaN),
    narrow(places, into) {
      let count = 0;
      for (let index = 0; index < places.length; index += 1) {
        const at = places[index] ?? 0;
        into[count] = at;
        if (isOther(values[at] ?? Number.NaN)) count += 1;
      }
      return into.subarray(0, count);
    },
  };
}

const bits = new DataView(new ArrayBuffer(8));

/** The number next to one: above it for 1, below it for -1. */
function nextTo(value: number, direction: 1 | -1): number {
  if (value === 0) return direction * Number.MIN_VALUE;
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 === direction > 0 ? 1n : -1n));
  return bits.getFloat64(0);
}

/** The column of a name. @throws Refusal 422 naming what may be used. */
export function columnNamed({ kinds }: GridSchema, name: string, path: string): string {
  if (Object.hasOwn(kinds, name)) return name;
  throw invalid(path, message("notSorted", { name, names: Object.keys(kinds).join(", ") }));
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

function numberOf({ kinds }: GridSchema, name: string, raw: string, path: string): number {
  if (kinds[name] === "boolean") {
    if (raw === "true" || raw === "false") return raw === "true" ? 1 : 0;
    throw invalid(path, message("neitherTrueNorFalse", { value: raw }));
  }
  const value = Number(raw);
  if (raw.trim() !== "" && Number.isFinite(value)) return value;
  throw invalid(path, message("notNumberWrite", { value: raw }));
}

function numberTest(columns: GridColumns, name: string, item: FilterItem, raw: string, path: string): RowCondition {
  const values = columns.numbers(name);
  const { itemComparisonOperator: operator } = item;
  const range = rangeOf(operator, () => numberOf(columns.schema, name, raw, path));
  if (range) return byRange(values, ...range);
  if (operator === "NotEqual") return byOther(values, numberOf(columns.schema, name, raw, path));
  // Contains, StartsWith and EndsWith look at the digits.
  const words = wordTest(operator, raw.toLowerCase());
  return byRow((at) => !Number.isNaN(values[at] ?? Number.NaN) && words(String(values[at])));
}

/** The values that a comparison leaves, both ends included; null where they aren't a range. */
function rangeOf(operator: Operator, valueOf: () => number): [least: number, most: number] | null {
  switch (operator) {
    case "Equal":
      return [valueOf(), valueOf()];
    case "GreaterThan":
      return [nextTo(valueOf(), 1), Infinity];
    case "GreaterThanOrEqual":
      return [valueOf(), Infinity];
    case "LessThan":
      return [-Infinity, nextTo(valueOf(), -1)];
    case "LessThanOrEqual":
      return [-Infinity, valueOf()];
    default:
      return null;
  }
}

/** Order of a text next to the words of a column: enums by their stated order, others by the alphabet. */
function textCompare(
  { kinds, order: orders }: GridSchema,
  name: string,
  operator: Operator,
  raw: string,
  words: readonly string[],
  folded: readonly string[],
): ((code: number) => boolean) | null {
  const order = orders[name];
  const test = compare(operator, 0);
  if (!test) return null;
  const value = raw.toLowerCase();
  if (operator === "Equal" || operator === "NotEqual") {
    const exact = kinds[name] === "enum";
    return (code) => test(exact ? (words[code] === raw ? 0 : 1) : folded[code] === value ? 0 : 1);
  }
  if (order) {
    const place = order.indexOf(raw);
    return (code) => place >= 0 && test(order.indexOf(words[code] ?? "") - place);
  }
  return (code) => test((folded[code] ?? "") < value ? -1 : (folded[code] ?? "") > value ? 1 : 0);
}

/** Lists without an entry, "|Card|": what a list holds is looked for with Contains, and "not equal" is its opposite. */
function withoutEntry(codes: Uint32Array, folded: readonly string[], entry: string): RowCondition {
  const passes = Uint8Array.from(folded, (list) => (list === "" || list.includes(entry) ? 0 : 1));
  return byCode(codes, passes);
}

function textTest(columns: GridColumns, name: string, item: FilterItem, raw: string): RowCondition {
  const { codes, words, folded } = columns.texts(name);
  const { itemComparisonOperator: operator } = item;
  if (columns.schema.kinds[name] === "list" && operator === "NotEqual")
    return withoutEntry(codes, folded, raw.toLowerCase());
  const byOrder = textCompare(columns.schema, name, operator, raw, words, folded);
  // Each word is judged once, each row is then one look-up. Blank isn't a value: no comparison holds for it.
  if (!byOrder) return byCode(codes, columns.search(name).passing(operator, raw.toLowerCase()));
  const passes = new Uint8Array(words.length);
  for (let code = 1; code < words.length; code++) if (byOrder(code)) passes[code] = 1;
  return byCode(codes, passes);
}

function blankTest(columns: GridColumns, name: string): RowTest {
  if (!isNumeric(columns.schema, name)) {
    const { codes } = columns.texts(name);
    return (at) => codes[at] === 0;
  }
  const values = columns.numbers(name);
  return (at) => Number.isNaN(values[at] ?? Number.NaN);
}

/** Suppliers with documents of a month, or without any of it. */
function monthTest(columns: GridColumns, item: FilterItem, path: string): RowCondition {
  const { itemComparisonOperator: operator, itemValue: value = "" } = item;
  if ((operator !== "Equal" && operator !== "NotEqual") || !isDocumentMonth(value))
    throw invalid(path, message("monthEqualOnly"));
  const members = columns.months?.(value) ?? new Uint8Array(columns.size);
  const passing = operator === "Equal" ? 1 : 0;
  return byRow((at) => members[at] === passing);
}

/** Suppliers with spend under a value that a comparison leaves; "not equal" keeps those without any under it. */
function breakdownTest(columns: GridColumns, name: string, item: FilterItem, path: string): RowCondition {
  const membersOf = (passes: (value: string) => boolean) =>
    columns.members?.(name, passes) ?? new Uint8Array(columns.size);
  const { itemComparisonOperator: operator, itemValue: value, allowNullValue } = item;
  const isEquality = operator === "Equal" || operator === "NotEqual";
  if (value === undefined && !isEquality)
    throw invalid(`${path}.itemValue`, message("operatorNeedsValueOr", { operator }));
  const raw = foldBreakdown(value ?? "");
  if (operator === "NotEqual") {
    const equal = membersOf((each) => each === raw);
    const stated = membersOf((each) => each !== "");
    const keepsBlank = allowNullValue === true || raw === "";
    return byRow((at) => equal[at] !== 1 && (keepsBlank || stated[at] === 1));
  }
  const byOrder = compare(operator, 0);
  const test = byOrder ? (each: string) => byOrder(each < raw ? -1 : each > raw ? 1 : 0) : wordTest(operator, raw);
  // A blank value is compared with a blank one alone.
  const members = membersOf((each) => (each === "" && raw !== "" ? allowNullValue === true : test(each)));
  return byRow((at) => members[at] === 1);
}

function itemTest(columns: GridColumns, item: FilterItem, index: number): RowCondition {
  const path = `filters.filterItems.${index}`;
  if (item.propertyName === documentMonth && columns.months !== undefined) return monthTest(columns, item, path);
  const name = columnNamed(columns.schema, item.propertyName, `${path}.propertyName`);
  if (isBreakdownProperty(name) && columns.members !== undefined) return breakdownTest(columns, name, item, path);
  const blank = blankTest(columns, name);
  const { itemComparisonOperator: operator, itemValue: raw } = item;
  if (raw === undefined) {
    if (operator === "Equal") return byRow(blank);
    if (operator === "NotEqual") return byRow((at) => !blank(at));
    throw invalid(`${path}.itemValue`, message("operatorNeedsValueOr", { operator }));
  }
  const test = isNumeric(columns.schema, name)
    ? numberTest(columns, name, item, raw, `${path}.itemValue`)
    : textTest(columns, name, item, raw);
  return item.allowNullValue ? byRow((at) => test.test(at) || blank(at)) : test;
}

/** A row passes where any of the conditions holds. */
function anyOf(conditions: readonly RowCondition[]): RowCondition {
  const [only, ...others] = conditions;
  if (only && others.length === 0) return only;
  return byRow((at) => conditions.some(({ test }) => test(at)));
}

function searchTest(columns: GridColumns, search: string): RowCondition {
  return anyOf(
    columns.schema.searched.map((propertyName, index) =>
      itemTest(columns, { propertyName, itemComparisonOperator: "Contains", itemValue: search }, index),
    ),
  );
}

/**
 * Places of the rows that a request selects, in the order of their ordinals; they are in the room until the next
 * selection. Equal items on one property are OR-ed, everything else AND-ed (architecture rule 5).
 * @throws Refusal 422 for a property, operator or value that does not fit.
 */
export function matchingRows(
  columns: GridColumns,
  request: Pick<PagedRequest, "filters" | "search">,
  room: PlacesRoom,
): Uint32Array {
  const conditions: RowCondition[] = [];
  const equals = new Map<string, RowCondition[]>();
  for (const [index, item] of (request.filters?.filterItems ?? []).entries()) {
    const condition = itemTest(columns, item, index);
    if (item.itemComparisonOperator !== "Equal") conditions.push(condition);
    else equals.set(item.propertyName, [...(equals.get(item.propertyName) ?? []), condition]);
  }
  for (const group of equals.values()) conditions.push(anyOf(group));
  const search = request.search?.trim();
  if (search) conditions.push(searchTest(columns, search));
  // One condition after the other, each over what the ones before it left.
  return conditions.reduce((found, condition) => condition.narrow(found, room.latest), room.all);
}
