/**
 * The reports of a job, by the word that addresses name them with (`analysisReportType`, docs/gateway.md section 4.1).
 */
import * as v from "valibot";
import type { Permission } from "../access/permissions.ts";

export const analysisReportTypes = ["insights", "presentation", "use-cases", "business-case"] as const;
export const analysisReportType = v.picklist(analysisReportTypes);
export type AnalysisReportType = (typeof analysisReportTypes)[number];

export const isAnalysisReportType = (word: string): word is AnalysisReportType =>
  analysisReportTypes.some((each) => each === word);

interface ReportRule {
  /** Who may read it: the tab's own permission. */
  readonly permission: Permission;
  /**
   * Permissions to see fields that can change the bytes of a version. One body is made for every combination; what a
   * user may not see is in no body that they get.
   */
  readonly visibility: readonly Permission[];
}

export const reportRules = {
  insights: { permission: "JobReport_VIEW", visibility: ["JobSuppliers_VIEW"] },
  presentation: { permission: "JobPresentation_VIEW", visibility: ["JobCampaigns_VIEW", "JobSuppliers_VIEW"] },
  "use-cases": { permission: "JobUseCasesReport_VIEW", visibility: ["JobCampaigns_VIEW", "JobSuppliers_VIEW"] },
  "business-case": { permission: "JobBusinessCaseDownload_VIEW", visibility: [] },
} as const satisfies Record<AnalysisReportType, ReportRule>;

/** Which of a report's fields a body has: permissions in alphabetical order, joined with "+"; "" where none counts. */
export const permClassSchema = v.pipe(v.string(), v.regex(/^(?:[A-Za-z_]+(?:\+[A-Za-z_]+)*)?$/));

/** The class of a user who holds these permissions. */
export function permClassOf(reportType: AnalysisReportType, held: ReadonlySet<Permission>): string {
  const visibility: readonly Permission[] = reportRules[reportType].visibility;
  return visibility
    .filter((each) => held.has(each))
    .toSorted()
    .join("+");
}

/** Every class of a report, the one that sees least first. */
export function permClassesOf(reportType: AnalysisReportType): readonly string[] {
  const visibility: readonly Permission[] = reportRules[reportType].visibility;
  const subsets = visibility
    .toSorted()
    .reduce<Permission[][]>((all, each) => all.flatMap((s) => [s, [...s, each]]), [[]]);
  return subsets.map((subset) => subset.join("+"));
}

/** Whether a body of this class has what this permission shows. */
export const classShows = (permClass: string, permission: Permission): boolean =>
  permClass.split("+").includes(permission);

/** Whether everything that a body of one class shows may be seen by readers of another. */
export const isWithinClass = (permClass: string, own: string): boolean =>
  permClass === "" || permClass.split("+").every((each) => own.split("+").includes(each));
