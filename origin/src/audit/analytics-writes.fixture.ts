/** Every write about saved analytics queries. */
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import type { Write } from "./writing.fixture.ts";

const query: AnalyticsQuery = {
  dataset: "jobs",
  measures: [{ as: "count" }],
  dimensions: [],
  filters: [],
  sort: [],
  limit: 10,
};

const saved = { name: "Jobs", description: "", issuerId: "issuer-harbour" };
const shown = { query, view: "figure", note: "" } as const;
export const savedQuery = { ...saved, ...shown };

export async function analyticsWrites(make: Write): Promise<void> {
  const { id: reportId } = await make("createAnalyticsReport", { body: savedQuery });
  const params = { reportId };
  await make("addAnalyticsReportVersion", { params, body: { ...shown, after: 1 } });
  await make("updateAnalyticsReport", { params, body: { ...saved, version: 2 } });
  await make("deleteAnalyticsReport", { params });
}
