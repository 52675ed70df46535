import * as v from "valibot";
import { typedAssumptions } from "@paygauge/api-types/entities/use-cases";
import { languages } from "@paygauge/api-types/languages";
import { themeKeys } from "@paygauge/api-types/themes/theme-types";
import { analysisReportType } from "@paygauge/api-types/reports/report-types";

/**
 * What the catalogue says of a report: fixed when the version is asked for, so that a restarted slice says the same.
 */
export const reportFrame = v.object({
  jobId: v.string(),
  jobName: v.string(),
  /** Of a sample job, whose data is made. */
  isSample: v.optional(v.boolean(), false),
  buyerName: v.string(),
  issuerName: v.string(),
  issuerLanguage: v.picklist(languages),
  /** The issuer spells English as in the United States. */
  isAmerican: v.optional(v.boolean(), false),
  reportType: analysisReportType,
  /** 0: a preview. */
  version: v.number(),
  madeAt: v.string(),
  madeBy: v.string(),
  versionNote: v.string(),
  /** The run that is frozen. */
  run: v.string(),
  /** What the job's issuer states in place of the product; of a business case. */
  assumptions: v.optional(typedAssumptions),
  brand: v.object({ key: v.string(), name: v.string(), theme: v.picklist(themeKeys), logoUrl: v.string() }),
});
export type ReportFrame = v.InferOutput<typeof reportFrame>;
