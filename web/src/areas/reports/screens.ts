import { areaCalls } from "../../data/call-table.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of a job's reports. */
export const reportsScreens = {
  jobReportInsights: lazyWithTexts(
    () => import("./job-report-insights.screen.tsx"),
    areaTexts.reports,
    areaCalls.reports,
  ),
  jobReportUseCases: lazyWithTexts(
    () => import("./job-report-use-cases.screen.tsx"),
    areaTexts.reports,
    areaCalls.reports,
  ),
  jobPresentation: lazyWithTexts(() => import("./job-presentation.screen.tsx"), areaTexts.reports, areaCalls.reports),
};
