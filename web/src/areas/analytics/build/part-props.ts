import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";

/** What each part of the builder changes. */
export interface PartProps {
  readonly query: AnalyticsQuery;
  readonly onQuery: (query: AnalyticsQuery) => void;
}
