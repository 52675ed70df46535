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

const daily = { every: "day", time: "07:30", weekday: 1, day: 1, zone: "Europe/London" } as const;
export const schedule = {
  name: "Every morning",
  times: daily,
  format: "csv",
  sendsEmpty: false,
  recipientIds: ["user-dana-developer"],
} as const;

async function scheduleWrites(make: Write, reportId: string): Promise<void> {
  const body = { ...schedule, recipientIds: [...schedule.recipientIds] };
  const { id: scheduleId } = await make("createAnalyticsSchedule", { params: { reportId }, body });
  const params = { reportId, scheduleId };
  await make("updateAnalyticsSchedule", { params, body: { ...body, version: 1 } });
  await make("setAnalyticsScheduleState", { params, body: { state: "Paused", version: 2 } });
  await make("setAnalyticsScheduleState", { params, body: { state: "Active", version: 3 } });
  await make("runAnalyticsSchedule", { params });
  await make("deleteAnalyticsSchedule", { params });
}

export async function analyticsWrites(make: Write): Promise<void> {
  const { id: reportId } = await make("createAnalyticsReport", { body: savedQuery });
  const params = { reportId };
  await make("addAnalyticsReportVersion", { params, body: { ...shown, after: 1 } });
  await make("updateAnalyticsReport", { params, body: { ...saved, version: 2 } });
  await scheduleWrites(make, reportId);
  await make("deleteAnalyticsReport", { params });
}
