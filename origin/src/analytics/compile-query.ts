/** A query as SQL that groups rows. Sort and limit aren't in it: they come after the groups of all objects are merged. */
import type {
  Aggregate,
  AnalyticsDimension,
  AnalyticsMeasure,
  AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import { analyticsLimits } from "@paygauge/api-types/entities/analytics-queries";
import { kindOfField } from "@paygauge/api-types/entities/analytics-datasets";
import { conditionsOf } from "./conditions.ts";
import { QueryRefused } from "./refused.ts";
import type { Source } from "./source.ts";

interface CompiledQuery {
  readonly sql: string;
  readonly bound: readonly (string | number)[];
}

const partLengths = { day: 10, month: 7, year: 4 } as const;

function dimensionSql({ field, by }: AnalyticsDimension, source: Source): string {
  const kind = source.kind(field);
  if (kind === "money") throw new QueryRefused("moneyGroup", { field });
  if (by === undefined) return source.column(field);
  if (kind !== "day") throw new QueryRefused("wrongDatePart", { field, part: by });
  return `substr(${source.column(field)}, 1, ${partLengths[by]})`;
}

/** As REAL: a sum of integers beyond 2^63 is an error in SQLite. */
const sumSql = (column: string): string => `sum(CAST(${column} AS REAL))`;

const aggregateSql: Record<Aggregate, (column: string) => readonly string[]> = {
  count: (column) => [`count(${column})`],
  sum: (column) => [sumSql(column)],
  avg: (column) => [sumSql(column), `count(${column})`],
  min: (column) => [`min(${column})`],
  max: (column) => [`max(${column})`],
};

function measureSql({ field, as }: AnalyticsMeasure, source: Source): readonly string[] {
  if (field === undefined) {
    if (as !== "count") throw new QueryRefused("wrongAggregate", { field: "", as });
    return ["count(*)"];
  }
  const kind = source.kind(field);
  const isNumber = kind === "number" || kind === "money";
  const needsNumber = as === "sum" || as === "avg";
  if ((needsNumber && !isNumber) || (kind === "text" && as !== "count"))
    throw new QueryRefused("wrongAggregate", { field, as });
  return aggregateSql[as](source.column(field));
}

/** Whether the measures state money: their groups are kept by currency then, since currencies are never added up. */
export const isMoney = ({ dataset, measures }: AnalyticsQuery): boolean =>
  measures.some(({ field, as }) => field !== undefined && as !== "count" && kindOfField(dataset, field) === "money");

/** Whether groups carry their currency in a column after the dimensions, because no dimension states it. */
export const hasHiddenCurrency = (query: AnalyticsQuery): boolean =>
  isMoney(query) && !query.dimensions.some(({ field }) => field === "currency");

/** @throws QueryRefused for a sort by what the query doesn't have */
function checkSorts({ sort, dimensions, measures }: AnalyticsQuery): void {
  for (const key of sort) {
    const [kind, at] = [key.at(-2), Number(key.at(-1))];
    if (at >= (kind === "d" ? dimensions : measures).length) throw new QueryRefused("unknownSort", { sort: key });
  }
}

/**
 * Compiles a query: dimensions, the currency if it is hidden, then the parts of each measure.
 * @throws QueryRefused for fields that the dataset doesn't have, and for values and measures that don't fit a field
 */
export function compileQuery(query: AnalyticsQuery, source: Source): CompiledQuery {
  checkSorts(query);
  const bound = [...source.bound];
  const bind = (value: string | number): string => `?${bound.push(value)}`;
  const groups = query.dimensions.map((each) => dimensionSql(each, source));
  if (hasHiddenCurrency(query)) groups.push(source.column("currency"));
  const parts = query.measures.flatMap((each) => measureSql(each, source));
  const conditions = conditionsOf(query.filters, source, bind);
  const sql = [
    source.before,
    `SELECT ${[...groups, ...parts].join(", ")}`,
    `FROM ${source.from}`,
    conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "",
    groups.length > 0 ? `GROUP BY ${groups.map((_, at) => at + 1).join(", ")}` : "",
    // One more than the limit, which tells that there are too many.
    `LIMIT ${analyticsLimits.rows + 1}`,
  ];
  return { sql: sql.filter((line) => line !== "").join("\n"), bound };
}
