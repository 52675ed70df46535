import type { AnalyticsDataset } from "@paygauge/api-types/entities/analytics-datasets";
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";

/** What rows are grouped by at first. */
const firstGroup: Readonly<Record<AnalyticsDataset, string>> = {
  suppliersByJob: "industryGroup",
  vendors: "industryGroup",
  jobs: "issuer",
  useCases: "method",
  campaigns: "stage",
  commands: "state",
  audit: "action",
};

/** The query that a dataset starts with: how many rows, by one field, the most first. */
export const startOf = (dataset: AnalyticsDataset): AnalyticsQuery => ({
  dataset,
  measures: [{ as: "count" }],
  dimensions: [{ field: firstGroup[dataset] }],
  filters: [],
  sort: ["-m0"],
  limit: 100,
});
