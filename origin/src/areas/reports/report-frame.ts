import { and, eq } from "drizzle-orm";
import { firstLanguage } from "@paygauge/api-types/languages";
import { isAmerican } from "@paygauge/api-types/spelling";
import { reportLayout, type ReportLayout } from "@paygauge/api-types/reports/layout";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { SeenJob } from "../../identity/job-sight.ts";
import { brandOf } from "../../identity/brand-view.ts";
import { runInWork } from "../../identity/run-in-sight.ts";
import type { ReportFrame } from "../../job/reports/frame.ts";
import { notFound } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { brandings, buyers, issuerReportLayouts, issuers } from "../../store/schema.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";

interface Asked {
  readonly reportType: AnalysisReportType;
  readonly version: number;
  readonly madeBy: string;
  readonly versionNote: string;
}

/** What the catalogue says of a report of this job, of its newest run. @throws Refusal 404, 409 before the first run */
export async function reportFrameOf(db: Database, job: SeenJob, asked: Asked): Promise<ReportFrame> {
  const run = runInWork(job);
  const [found] = await db
    .select({ issuer: issuers.name, language: issuers.language, buyer: buyers.name, brand: brandings })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, job.buyerId))
    .leftJoin(brandings, eq(brandings.id, issuers.brandingId))
    .where(eq(issuers.id, job.issuerId));
  if (!found) throw notFound("job");
  const brand = found.brand === null ? null : brandOf(found.brand);
  return {
    ...asked,
    jobId: job.id,
    jobName: job.name,
    isSample: job.isSample,
    buyerName: found.buyer,
    issuerName: found.issuer,
    issuerLanguage: firstLanguage([found.language]),
    isAmerican: isAmerican(found.language),
    madeAt: now(),
    run,
    assumptions: await assumptionsIn(db, job),
    // An issuer without a brand signs with its own name.
    brand: {
      key: brand?.brandingKey ?? "none",
      name: brand?.brandingDisplayName ?? found.issuer,
      theme: brand?.theme ?? "t1",
      logoUrl: brand?.logoPath ?? "",
    },
  };
}

/** The layout that is kept for an issuer; null where there is none. */
export async function issuerLayoutOf(
  db: Database,
  issuerId: string,
  reportType: AnalysisReportType,
): Promise<ReportLayout | null> {
  const [row] = await db
    .select({ layout: issuerReportLayouts.layout })
    .from(issuerReportLayouts)
    .where(and(eq(issuerReportLayouts.issuerId, issuerId), eq(issuerReportLayouts.reportType, reportType)));
  if (row === undefined) return null;
  // One of an older release that cannot be read is as good as none.
  return readStoredOr(reportLayout, row.layout, "issuer_report_layouts.layout", null);
}
