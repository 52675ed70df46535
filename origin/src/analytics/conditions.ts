/** Filters of a query as SQL with bound values. Names come from the dataset alone, and no value is in the SQL. */
import type { AnalyticsKind } from "@paygauge/api-types/entities/analytics-datasets";
import type { FilterItem, Operator } from "@paygauge/api-types/entities/paging";
import { lowerCaseSql } from "../store/letters.ts";
import { QueryRefused } from "./refused.ts";
import type { Source } from "./source.ts";

type TextOperator = "Contains" | "StartsWith" | "EndsWith";

const signs: Record<Exclude<Operator, TextOperator>, string> = {
  Equal: "=",
  NotEqual: "<>",
  GreaterThan: ">",
  GreaterThanOrEqual: ">=",
  LessThan: "<",
  LessThanOrEqual: "<=",
};

const isOfText = (operator: Operator): operator is TextOperator => !Object.hasOwn(signs, operator);

/** Binds a value and returns its place in the SQL. */
type Bind = (value: string | number) => string;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** @throws QueryRefused for a value that the field can't have */
function valueOf(kind: AnalyticsKind, field: string, text: string): string | number {
  if (kind === "text") return text;
  if (kind === "day") {
    if (!isDay(text)) throw new QueryRefused("wrongValue", { field, value: text, kind });
    return text;
  }
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) throw new QueryRefused("wrongValue", { field, value: text, kind });
  return value;
}

function textTest(operator: TextOperator, column: string, raw: string, bind: Bind): string {
  const folded = raw.toLowerCase();
  if (folded === "") return `${column} IS NOT NULL`;
  const [text, value] = [lowerCaseSql(column, folded), bind(folded)];
  if (operator === "Contains") return `instr(${text}, ${value}) > 0`;
  if (operator === "StartsWith") return `substr(${text}, 1, length(${value})) = ${value}`;
  return `substr(${text}, -length(${value})) = ${value}`;
}

/** Two days of "2026-11-01/2026-11-30", both included; null: the value is another. */
function intervalOf(text: string): readonly [string, string] | null {
  const [first = "", last = "", more] = text.split("/");
  return more === undefined && isDay(first) && isDay(last) ? [first, last] : null;
}

/** A value that isn't compared with isn't bound: SQLite refuses more values than the statement has places for. */
function intervalTest(operator: Operator, column: string, [first, last]: readonly [string, string], bind: Bind) {
  switch (operator) {
    case "NotEqual":
      return `(${column} < ${bind(first)} OR ${column} > ${bind(last)})`;
    case "GreaterThan":
      return `${column} > ${bind(last)}`;
    case "GreaterThanOrEqual":
      return `${column} >= ${bind(first)}`;
    case "LessThan":
      return `${column} < ${bind(first)}`;
    case "LessThanOrEqual":
      return `${column} <= ${bind(last)}`;
    default:
      return `${column} BETWEEN ${bind(first)} AND ${bind(last)}`;
  }
}

function testOf(item: FilterItem, kind: AnalyticsKind, source: Source, bind: Bind): string {
  const { propertyName: field, itemComparisonOperator: operator, itemValue } = item;
  const column = source.column(field);
  if (itemValue === undefined) {
    if (operator === "Equal") return `${column} IS NULL`;
    if (operator === "NotEqual") return `${column} IS NOT NULL`;
    throw new QueryRefused("noValue", { field, operator });
  }
  if (isOfText(operator)) return textTest(operator, column, itemValue, bind);
  const interval = kind === "day" ? intervalOf(itemValue) : null;
  if (interval !== null) return intervalTest(operator, column, interval, bind);
  const value = bind(valueOf(kind, field, itemValue));
  // Amounts are typed in whole units of the row's currency.
  const compared = kind === "money" ? `round(${value} * ${source.scale})` : value;
  return `${column} ${signs[operator]} ${compared}`;
}

function conditionOf(item: FilterItem, source: Source, bind: Bind): string {
  const { propertyName: field, itemComparisonOperator: operator, allowNullValue } = item;
  const test = testOf(item, source.kind(field), source, bind);
  const keepsBlanks = operator === "NotEqual" ? allowNullValue !== false : allowNullValue === true;
  if (item.itemValue === undefined || !keepsBlanks) return `(${test})`;
  return `(${test} OR ${source.column(field)} IS NULL)`;
}

/** Conditions that rows meet: Equal items on one field are OR-ed, everything else AND-ed. @throws QueryRefused */
export function conditionsOf(items: readonly FilterItem[], source: Source, bind: Bind): string[] {
  const equals = new Map<string, string[]>();
  const others: string[] = [];
  for (const item of items) {
    const condition = conditionOf(item, source, bind);
    if (item.itemComparisonOperator !== "Equal") others.push(condition);
    else equals.set(item.propertyName, [...(equals.get(item.propertyName) ?? []), condition]);
  }
  return [...others, ...[...equals.values()].map((tests) => `(${tests.join(" OR ")})`)];
}
