/** Saved queries that a user sees: their own, and those shared with issuers that they reach. */
import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { analyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { analyticsViews, reportLimits } from "@paygauge/api-types/entities/analytics-reports";
import { notFound } from "@paygauge/worker/refusal";
import { readStoredOr } from "@paygauge/worker/stored-json";
import * as v from "valibot";
import { visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { analyticsReports, analyticsReportVersions, issuers, users } from "../../store/schema.ts";

function visibleReports(db: Database, person: Person): SQL | undefined {
  const reached = db.select({ id: issuers.id }).from(issuers).where(visibleIssuers(person));
  return or(
    eq(analyticsReports.userId, person.userId),
    and(isNotNull(analyticsReports.issuerId), inArray(analyticsReports.issuerId, reached)),
  );
}

/** Saved queries by name. */
export async function listReports(db: Database, person: Person, which?: SQL) {
  const rows = await db
    .select({
      id: analyticsReports.id,
      name: analyticsReports.name,
      description: analyticsReports.description,
      issuerId: analyticsReports.issuerId,
      issuerName: sql<string | null>`${issuers.name}`.as("issuer_name"),
      userId: analyticsReports.userId,
      ownerName: users.displayName,
      number: analyticsReports.number,
      updatedOn: analyticsReports.updatedOn,
      version: analyticsReports.version,
    })
    .from(analyticsReports)
    .innerJoin(users, eq(users.id, analyticsReports.userId))
    .leftJoin(issuers, eq(issuers.id, analyticsReports.issuerId))
    .where(and(which, visibleReports(db, person)))
    .orderBy(asc(sql`${analyticsReports.name} collate nocase`), asc(analyticsReports.id))
    .limit(reportLimits.listed);
  return rows.map(({ userId, ...row }) => ({ ...row, isOwn: userId === person.userId }));
}

/** @throws Refusal 404, the same for an absent and for a foreign one */
export async function requireReport(db: Database, person: Person, reportId: string) {
  const [report] = await listReports(db, person, eq(analyticsReports.id, reportId));
  if (report === undefined) throw notFound("report");
  return report;
}

/** The same for what only its owner changes. */
export async function requireOwnReport(db: Database, person: Person, reportId: string) {
  const report = await requireReport(db, person, reportId);
  if (!report.isOwn) throw notFound("report");
  return report;
}

const damaged = v.nullable(analyticsQuery);

/** Versions, the newest first. */
export async function versionsOf(db: Database, reportId: string) {
  const rows = await db
    .select()
    .from(analyticsReportVersions)
    .where(eq(analyticsReportVersions.reportId, reportId))
    .orderBy(desc(analyticsReportVersions.number));
  return rows.map(({ number, note, savedBy, savedOn, view, query }) => ({
    number,
    note,
    savedBy,
    savedOn,
    // A damaged word is shown as a table.
    view: analyticsViews.find((each) => each === view) ?? "table",
    query: readStoredOr(damaged, query, "analytics_report_versions.query", null),
  }));
}
