import { pageSizes } from "../components/pagination/pagination.tsx";
import { defaultGridQuery, densities } from "./grid-query.ts";
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
  return text in codes;
}

/** The keys a grid uses in the address; screens keep their own away from them. */
export const gridKeys = ["f", "s", "s2", "p", "n", "c", "d", "q"] as const;

/**
 * The query as address parameters, defaults left out: `f=spend~ge~100000` (a star
 * after the operator lets blanks pass), `s=spend~desc`, `s2`, `p`, `n`, `c=a,b`, `d`, `q`.
 */
export function toSearchParams(query: GridQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const filter of query.filters) {
    const blank = filter.allowNull ? "*" : "";
    params.append("f", `${escape(filter.property)}~${codes[filter.operator]}${blank}~${filter.value}`);
  }
  if (query.orderBy !== undefined) params.set("s", sortText(query.orderBy));
  if (query.secondaryOrderBy !== undefined) params.set("s2", sortText(query.secondaryOrderBy));
  if (query.page !== defaultGridQuery.page) params.set("p", String(query.page));
  if (query.pageSize !== defaultGridQuery.pageSize) params.set("n", String(query.pageSize));
  if (query.columns !== undefined) params.set("c", query.columns.map(escape).join(","));
  if (query.density !== defaultGridQuery.density) params.set("d", query.density);
  if (query.search !== "") params.set("q", query.search);
  return params;
}

/** Reads an address back; what it cannot read falls back to `fallback`, it never throws. */
export function fromSearchParams(params: URLSearchParams, fallback: GridQuery = defaultGridQuery): GridQuery {
  const page = Number(params.get("p"));
  const size = pageSizes.find((item) => String(item) === params.get("n"));
  const columns = (params.get("c") ?? "").split(",").filter(Boolean).map(unescape);
  const filters = params.getAll("f").flatMap(readFilter);
  const orderBy = readSort(params.get("s")) ?? fallback.orderBy;
  return {
    filters: params.has("f") ? filters : fallback.filters,
    orderBy,
    secondaryOrderBy: orderBy === undefined ? undefined : (readSort(params.get("s2")) ?? secondOf(params, fallback)),
    page: Number.isSafeInteger(page) && page > 0 ? page : fallback.page,
    pageSize: size ?? fallback.pageSize,
    columns: columns.length > 0 ? columns : fallback.columns,
    density: densities.find((density) => density === params.get("d")) ?? fallback.density,
    search: params.get("q") ?? fallback.search,
  };
}

/** A new first key takes the fallback's second key away. */
function secondOf(params: URLSearchParams, fallback: GridQuery): GridSort | undefined {
  return params.has("s") ? undefined : fallback.secondaryOrderBy;
}

function readFilter(text: string): readonly GridFilter[] {
  const [property, code, ...rest] = text.split("~");
  if (property === undefined || property === "" || code === undefined || rest.length === 0) return [];
  const allowNull = code.endsWith("*");
  const operator = operatorOf.get(allowNull ? code.slice(0, -1) : code);
  if (operator === undefined) return [];
  return [{ property: unescape(property), operator, value: rest.join("~"), allowNull }];
}

function sortText(sort: GridSort): string {
  return `${escape(sort.property)}~${sort.direction}`;
}

function readSort(text: string | null): GridSort | undefined {
  const [property = "", direction] = (text ?? "").split("~");
  if (property === "" || (direction !== "asc" && direction !== "desc")) return undefined;
  return { property: unescape(property), direction };
}

/** Property names may carry our own separators. */
function escape(name: string): string {
  return name.replaceAll("%", "%25").replaceAll("~", "%7E").replaceAll(",", "%2C");
}

function unescape(name: string): string {
  return name.replaceAll("%2C", ",").replaceAll("%7E", "~").replaceAll("%25", "%");
}
