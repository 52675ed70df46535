import { widthWithin } from "./column-layout.ts";
import { defaultGridQuery, densities, pageSizes, pinCounts } from "./grid-query.ts";
import type { GridFilter, GridQuery, GridSort, Operator } from "./grid-query.ts";

const codes: Record<Operator, string> = {
  Equal: "eq",
  NotEqual: "ne",
  GreaterThan: "gt",
  GreaterThanOrEqual: "ge",
  LessThan: "lt",
  LessThanOrEqual: "le",
  Contains: "has",
  StartsWith: "sw",
  EndsWith: "ew",
};
const operatorOf = new Map<string, Operator>();
for (const [operator, code] of Object.entries(codes)) {
  if (isOperator(operator)) operatorOf.set(code, operator);
}

function isOperator(text: string): text is Operator {
  return Object.hasOwn(codes, text);
}

/** The keys a grid uses in the address; screens keep their own away from them. */
export const gridKeys = ["f", "s", "s2", "p", "r", "n", "c", "d", "q", "w", "k"] as const;

/** Stands for "none" where the base has an order or chosen columns; no escaped name is a lone tilde. */
const none = "~";

/**
 * The query as address parameters, only what differs from `base`: `f=spend~ge~100000` (a star
 * after the operator lets blanks pass, an empty `f` says that there is no filter), `s=spend~desc`,
 * `s2`, `p`, `r` for the first row in view, `n`, `c=a,b`, `d`, `q`, `w=spend~140` for widths, `k=2` for pinned columns.
 */
export function toSearchParams(query: GridQuery, base: GridQuery = defaultGridQuery): URLSearchParams {
  const params = new URLSearchParams();
  const filters = query.filters.map(filterText);
  if (!same(filters, base.filters.map(filterText))) {
    for (const text of filters.length === 0 ? [""] : filters) params.append("f", text);
  }
  writeOrder(params, query, base);
  if (query.page !== defaultGridQuery.page) params.set("p", String(query.page));
  if (query.place !== defaultGridQuery.place) params.set("r", String(query.place + 1));
  if (query.pageSize !== base.pageSize) params.set("n", String(query.pageSize));
  const columns = query.columns?.map(escape).join(",");
  if (columns !== base.columns?.map(escape).join(",")) params.set("c", columns ?? none);
  if (query.density !== base.density) params.set("d", query.density);
  if (query.search !== base.search) params.set("q", query.search);
  const widths = widthsText(query.widths);
  if (widths !== widthsText(base.widths)) params.set("w", widths);
  if (query.pins !== base.pins) params.set("k", String(query.pins));
  return params;
}

function writeOrder(params: URLSearchParams, query: GridQuery, base: GridQuery): void {
  const [first, second] = [sortText(query.orderBy), sortText(query.secondaryOrderBy)];
  const sameFirst = first === sortText(base.orderBy);
  if (sameFirst && second === sortText(base.secondaryOrderBy)) return;
  params.set("s", first);
  if (second !== none) params.set("s2", second);
}

/** Reads an address back; what it cannot read falls back to `fallback`, it never throws. */
export function fromSearchParams(params: URLSearchParams, fallback: GridQuery = defaultGridQuery): GridQuery {
  const page = Number(params.get("p"));
  const place = Number(params.get("r")) - 1;
  const size = pageSizes.find((item) => String(item) === params.get("n"));
  return {
    filters: params.has("f") ? params.getAll("f").flatMap(readFilter) : fallback.filters,
    ...readOrder(params, fallback),
    page: Number.isSafeInteger(page) && page > 0 ? page : fallback.page,
    place: Number.isSafeInteger(place) && place > 0 ? place : fallback.place,
    pageSize: size ?? fallback.pageSize,
    columns: readColumns(params.get("c"), fallback.columns),
    density: densities.find((density) => density === params.get("d")) ?? fallback.density,
    search: params.get("q") ?? fallback.search,
    widths: params.has("w") ? readWidths(params.get("w") ?? "") : fallback.widths,
    pins: pinCounts.find((count) => String(count) === params.get("k")) ?? fallback.pins,
  };
}

/** A first key in the address takes the fallback's second key away. */
function readOrder(params: URLSearchParams, fallback: GridQuery): Pick<GridQuery, "orderBy" | "secondaryOrderBy"> {
  const text = params.get("s");
  if (text === none) return { orderBy: undefined, secondaryOrderBy: undefined };
  const orderBy = readSort(text) ?? fallback.orderBy;
  const second = readSort(params.get("s2")) ?? (text === null ? fallback.secondaryOrderBy : undefined);
  return { orderBy, secondaryOrderBy: orderBy === undefined ? undefined : second };
}

function readColumns(text: string | null, fallback: GridQuery["columns"]): GridQuery["columns"] {
  if (text === none) return undefined;
  const columns = (text ?? "").split(",").filter(Boolean).map(unescape);
  return columns.length > 0 ? columns : fallback;
}

function filterText(filter: GridFilter): string {
  return `${escape(filter.property)}~${codes[filter.operator]}${filter.allowNull ? "*" : ""}~${filter.value}`;
}

function readFilter(text: string): readonly GridFilter[] {
  const [property, code, ...rest] = text.split("~");
  if (property === undefined || property === "" || code === undefined || rest.length === 0) return [];
  const allowNull = code.endsWith("*");
  const operator = operatorOf.get(allowNull ? code.slice(0, -1) : code);
  if (operator === undefined) return [];
  return [{ property: unescape(property), operator, value: rest.join("~"), allowNull }];
}

function sortText(sort: GridSort | undefined): string {
  return sort === undefined ? none : `${escape(sort.property)}~${sort.direction}`;
}

function readSort(text: string | null): GridSort | undefined {
  const [property = "", direction] = (text ?? "").split("~");
  if (property === "" || (direction !== "asc" && direction !== "desc")) return undefined;
  return { property: unescape(property), direction };
}

function widthsText(widths: GridQuery["widths"]): string {
  return Object.entries(widths)
    .map(([key, width]) => `${escape(key)}~${width}`)
    .join(",");
}

function readWidths(text: string): GridQuery["widths"] {
  const pairs = text.split(",").flatMap((part): [string, number][] => {
    const [key = "", width] = part.split("~");
    const pixels = Number(width);
    return key === "" || !Number.isFinite(pixels) ? [] : [[unescape(key), widthWithin(pixels)]];
  });
  return Object.fromEntries(pairs);
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Property names may carry our own separators. */
function escape(name: string): string {
  return name.replaceAll("%", "%25").replaceAll("~", "%7E").replaceAll(",", "%2C");
}

function unescape(name: string): string {
  return name.replaceAll("%2C", ",").replaceAll("%7E", "~").replaceAll("%25", "%");
}
