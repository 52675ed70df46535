import { asc, sql } from "drizzle-orm";
import { analyticsDatasetIds } from "@paygauge/api-types/entities/analytics-datasets";
import { mayQuery, runQuery, sightOf } from "../../analytics/run-query.ts";
import type { Handlers } from "../../call-context.ts";
import { visibleIssuers } from "../../identity/job-sight.ts";
import { issuers } from "../../store/schema.ts";
import { listReports, requireReport, versionsOf } from "./report-rows.ts";
import { listRuns, listSchedules, scheduleNext } from "./schedule-reads.ts";
import { createSchedule, deleteSchedule, runSchedule, setScheduleState, updateSchedule } from "./schedule-writes.ts";
import { addVersion, createReport, deleteReport, updateReport } from "./report-writes.ts";

/** Issuers offered for sharing. */
const maxIssuers = 200;

export const analyticsHandlers = {
  analyticsDatasets: async ({ db, person }) => ({
    datasets: analyticsDatasetIds.filter((dataset) => mayQuery(person, dataset)),
    ...(await sightOf({ db, person })),
    sharedWith: await db
      .select({ id: issuers.id, name: issuers.name })
      .from(issuers)
      .where(visibleIssuers(person))
      .orderBy(asc(sql`${issuers.name} collate nocase`))
      .limit(maxIssuers),
  }),

  runAnalyticsQuery: ({ env, db, person, body }) => runQuery({ env, db, person }, body),

  analyticsReports: async ({ db, person }) => ({ reports: await listReports(db, person) }),
  analyticsReport: async ({ db, person, params }) => {
    const report = await requireReport(db, person, params.reportId);
    return { ...report, versions: await versionsOf(db, report.id) };
  },
  createAnalyticsReport: createReport,
  updateAnalyticsReport: updateReport,
  addAnalyticsReportVersion: addVersion,
  deleteAnalyticsReport: deleteReport,

  analyticsSchedules: listSchedules,
  analyticsScheduleNext: scheduleNext,
  createAnalyticsSchedule: createSchedule,
  updateAnalyticsSchedule: updateSchedule,
  setAnalyticsScheduleState: setScheduleState,
  runAnalyticsSchedule: runSchedule,
  deleteAnalyticsSchedule: deleteSchedule,
  analyticsScheduleRuns: listRuns,
} satisfies Partial<Handlers>;
