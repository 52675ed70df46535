import { kindOfField } from "@paygauge/api-types/entities/analytics-datasets";
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { daysOfRelative, relativeOf } from "@paygauge/api-types/entities/relative-days";

/** The query with the days of its relative filters as of today: every object compares with the same days. */
export function resolveDays(query: AnalyticsQuery, today: string): AnalyticsQuery {
  const filters = query.filters.map((item) => {
    const word = kindOfField(query.dataset, item.propertyName) === "day" ? relativeOf(item.itemValue ?? "") : undefined;
    return word === undefined ? item : { ...item, itemValue: daysOfRelative(word, today).join("/") };
  });
  return { ...query, filters };
}
