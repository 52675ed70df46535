/** Writes of saved queries. A version is added and never changed. */
import { and, eq, exists, lte, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { reportLimits } from "@paygauge/api-types/entities/analytics-reports";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, invalid } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { guardOf, now, type Database } from "../../store/database.ts";
import { analyticsReports, analyticsReportVersions } from "../../store/schema.ts";
import { requireOwnReport } from "./report-rows.ts";

const about = (entityId: string, issuerId: string | null, note?: string) => ({
  entityType: "analyticsReport",
  entityId,
  issuerId,
  ...(note === undefined ? {} : { note }),
});

/** Fails the batch unless the saved query is unchanged. */
const unchanged = (db: Database, id: string, version: number) =>
  guardOf(
    db,
    exists(
      db
        .select({ one: sql`1` })
        .from(analyticsReports)
        .where(and(eq(analyticsReports.id, id), eq(analyticsReports.version, version))),
    ),
    changedMeanwhile("report"),
  );

export async function createReport({ db, person, body, effectId, write }: CallContext<"createAnalyticsReport">) {
  if (body.issuerId !== null) await requireIssuer(db, person, body.issuerId);
  const { name, description, issuerId, query, view, note } = body;
  const moment = now();
  const own = db.$count(analyticsReports, eq(analyticsReports.userId, person.userId));
  return write(
    about(effectId, issuerId, name),
    [
      guardOf(
        db,
        sql`${own} < ${reportLimits.perUser}`,
        invalid("name", message("viewsFull", { most: reportLimits.perUser })),
      ),
      db.insert(analyticsReports).values({
        id: effectId,
        userId: person.userId,
        name,
        description,
        issuerId,
        number: 1,
        createdOn: moment,
        updatedOn: moment,
      }),
      db.insert(analyticsReportVersions).values({
        reportId: effectId,
        number: 1,
        query: JSON.stringify(query),
        view,
        note,
        savedBy: person.name,
        savedOn: moment,
      }),
    ],
    { ...done(message("created", { name })), id: effectId },
  );
}

export async function updateReport({ db, person, params, body, write }: CallContext<"updateAnalyticsReport">) {
  const report = await requireOwnReport(db, person, params.reportId);
  const { version, ...content } = body;
  if (version !== report.version) throw changedMeanwhile("report");
  if (content.issuerId !== null && content.issuerId !== report.issuerId)
    await requireIssuer(db, person, content.issuerId);
  return write(
    about(report.id, content.issuerId),
    [
      unchanged(db, report.id, report.version),
      db
        .update(analyticsReports)
        .set({ ...content, updatedOn: now(), version: report.version + 1 })
        .where(eq(analyticsReports.id, report.id)),
    ],
    done(message("saved", { name: content.name })),
  );
}

export async function addVersion({ db, person, params, body, write }: CallContext<"addAnalyticsReportVersion">) {
  const report = await requireOwnReport(db, person, params.reportId);
  if (body.after !== report.number) throw changedMeanwhile("report");
  const number = report.number + 1;
  const moment = now();
  return write(
    about(report.id, report.issuerId, `version ${number}`),
    [
      unchanged(db, report.id, report.version),
      db.insert(analyticsReportVersions).values({
        reportId: report.id,
        number,
        query: JSON.stringify(body.query),
        view: body.view,
        note: body.note,
        savedBy: person.name,
        savedOn: moment,
      }),
      db
        .delete(analyticsReportVersions)
        .where(
          and(
            eq(analyticsReportVersions.reportId, report.id),
            lte(analyticsReportVersions.number, number - reportLimits.versions),
          ),
        ),
      db
        .update(analyticsReports)
        .set({ number, updatedOn: moment, version: report.version + 1 })
        .where(eq(analyticsReports.id, report.id)),
    ],
    { ...done(message("saved", { name: report.name })), number },
  );
}

export async function deleteReport({ db, person, params, write }: CallContext<"deleteAnalyticsReport">) {
  const report = await requireOwnReport(db, person, params.reportId);
  return write(
    about(report.id, report.issuerId),
    [
      unchanged(db, report.id, report.version),
      db.delete(analyticsReportVersions).where(eq(analyticsReportVersions.reportId, report.id)),
      db.delete(analyticsReports).where(eq(analyticsReports.id, report.id)),
    ],
    done(message("deleted", { name: report.name })),
  );
}
