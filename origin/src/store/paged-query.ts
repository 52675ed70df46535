import { and, asc, desc, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { FilterItem, Operator, PagedRequest } from "@paygauge/api-types/entities/paging";
import { invalid } from "@paygauge/worker/refusal";
import { alphabetical, textMatch, type TextMatch } from "./letters.ts";
import { momentTest } from "./moment-test.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** One property that may be filtered and sorted: what it is in SQL, and the kind of its values. */
interface PagedColumn {
  readonly sql: SQLWrapper;
  /** "moment": ISO text with milliseconds; a day names all of it. "number" also serves money in minor units, cast by `sql`. */
  readonly kind: "text" | "number" | "boolean" | "moment";
}
/** The allow-list of an entity (S58): only these names reach SQL, and values are always bound. */
export type PagedColumns = Readonly<Record<string, PagedColumn>>;

export interface PagedQuery {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
  readonly offset: number;
}

const comparisons: Record<Exclude<Operator, TextMatch>, string> = {
  Equal: "=",
  NotEqual: "<>",
  GreaterThan: ">",
  GreaterThanOrEqual: ">=",
  LessThan: "<",
  LessThanOrEqual: "<=",
};

function isStanding(operator: Operator): operator is TextMatch {
  return !Object.hasOwn(comparisons, operator);
}

function columnOf(columns: PagedColumns, name: string, path: string): PagedColumn {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column) return column;
  throw invalid(path, message("notSorted", { name, names: Object.keys(columns).join(", ") }));
}

function valueOf(column: PagedColumn, raw: string, path: string): string | number {
  if (column.kind === "number") {
    const value = Number(raw);
    if (raw.trim() === "" || !Number.isFinite(value)) throw invalid(path, message("notNumber", { value: raw }));
    return value;
  }
  if (column.kind !== "boolean") return raw;
  if (raw !== "true" && raw !== "false") throw invalid(path, message("notTrueFalse", { value: raw }));
  return raw === "true" ? 1 : 0;
}

function testOf(column: PagedColumn, operator: Operator, raw: string, path: string): SQL {
  const moment = column.kind === "moment" ? momentTest(operator, column.sql, raw, path) : null;
  if (moment !== null) return moment;
  if (isStanding(operator)) return textMatch(operator, column.sql, raw);
  const sign = comparisons[operator];
  return sql`${column.sql} ${sql.raw(sign)} ${valueOf(column, raw, path)}`;
}

function condition(columns: PagedColumns, item: FilterItem, index: number): SQL {
  const path = `filters.filterItems.${index}`;
  const column = columnOf(columns, item.propertyName, `${path}.propertyName`);
  const operator = item.itemComparisonOperator;
  if (item.itemValue === undefined) {
    if (operator === "Equal") return isNull(column.sql);
    if (operator === "NotEqual") return isNotNull(column.sql);
    throw invalid(`${path}.itemValue`, message("operatorNeedsValue", { operator }));
  }
  const test = testOf(column, operator, item.itemValue, `${path}.itemValue`);
  return item.allowNullValue ? sql`(${test} or ${column.sql} is null)` : sql`(${test})`;
}

/** Equal items on one property are OR-ed, everything else AND-ed (architecture rule 5). */
function filterOf(columns: PagedColumns, items: readonly FilterItem[]): SQL | undefined {
  const equals = new Map<string, SQL[]>();
  const others: SQL[] = [];
  for (const [index, item] of items.entries()) {
    const test = condition(columns, item, index);
    if (item.itemComparisonOperator !== "Equal") others.push(test);
    else equals.set(item.propertyName, [...(equals.get(item.propertyName) ?? []), test]);
  }
  return and(...others, ...[...equals.values()].map((tests) => or(...tests)));
}

function orderOf(columns: PagedColumns, key: string, path: string): SQL {
  const isDescending = key.startsWith("-");
  const column = columnOf(columns, isDescending ? key.slice(1) : key, path);
  const expression = column.kind === "text" ? alphabetical(column.sql) : sql`${column.sql}`;
  return isDescending ? desc(expression) : asc(expression);
}

/**
 * Turns a paged request into the parts of a select. `searched` are the columns that the quick search looks in;
 * `tieBreak` is unique, so that pages never overlap; `standardOrder` applies when the request names none: a column, or
 * an order that no request may name.
 */
export function pagedQuery(
  columns: PagedColumns,
  request: PagedRequest,
  options: { searched: readonly string[]; standardOrder: string | SQL; tieBreak: SQLWrapper },
): PagedQuery {
  const search = request.search?.trim();
  const found = search
    ? or(...options.searched.map((name) => textMatch("Contains", columnOf(columns, name, "search").sql, search)))
    : undefined;
  const order = request.orderBy ?? options.standardOrder;
  const orderBy = [typeof order === "string" ? orderOf(columns, order, "orderBy") : order];
  if (request.secondaryOrderBy) orderBy.push(orderOf(columns, request.secondaryOrderBy, "secondaryOrderBy"));
  return {
    where: and(found, filterOf(columns, request.filters?.filterItems ?? [])),
    orderBy: [...orderBy, asc(sql`${options.tieBreak}`)],
    limit: request.pageSize,
    offset: (request.pageNumber - 1) * request.pageSize,
  };
}
