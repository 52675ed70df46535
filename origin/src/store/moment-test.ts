import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Operator } from "@paygauge/api-types/entities/paging";
import { invalid } from "@paygauge/worker/refusal";
import { message } from "@paygauge/api-types/catalogue/message";

/** The first and the last moment of what a user named, as they are stored. */
interface Span {
  readonly first: string;
  readonly last: string;
}

/** A day of the calendar is all of it, in UTC as moments are stored; a moment is its one millisecond. */
function spanOfOne(raw: string): Span | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(raw);
  if (!isDay && !/^\d{4}-\d{2}-\d{2}T/.test(raw)) return undefined;
  const start = new Date(raw);
  // Some engines read 30 February as 2 March.
  if (Number.isNaN(start.getTime()) || (isDay && start.toISOString().slice(0, 10) !== raw)) return undefined;
  const first = start.toISOString();
  return { first, last: isDay ? `${raw}T23:59:59.999Z` : first };
}

/** Of an interval as ISO 8601 writes it, "from/to", both belong to it: the browser names a day of its own zone so. */
function spanOf(raw: string): Span | undefined {
  const [from, to, ...more] = raw.split("/").map(spanOfOne);
  if (from === undefined || more.length > 0) return undefined;
  if (!raw.includes("/")) return from;
  return to === undefined || to.last < from.first ? undefined : { first: from.first, last: to.last };
}

/**
 * The six comparisons of a column of moments with a day, an interval or a moment; null for the operators that look at the text.
 * "Up to 22 November" includes that day's last moment, "after" it begins with the next day.
 * @throws Refusal 422 for any other value.
 */
export function momentTest(operator: Operator, column: SQLWrapper, raw: string, path: string): SQL | null {
  if (operator === "Contains" || operator === "StartsWith" || operator === "EndsWith") return null;
  const span = spanOf(raw);
  if (span === undefined) throw invalid(path, message("notDate", { value: raw }));
  switch (operator) {
    case "Equal":
      return sql`${column} between ${span.first} and ${span.last}`;
    case "NotEqual":
      return sql`${column} not between ${span.first} and ${span.last}`;
    case "GreaterThan":
      return sql`${column} > ${span.last}`;
    case "GreaterThanOrEqual":
      return sql`${column} >= ${span.first}`;
    case "LessThan":
      return sql`${column} < ${span.first}`;
    default:
      return sql`${column} <= ${span.last}`;
  }
}
