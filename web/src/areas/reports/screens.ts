import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { businessCase, reports } = areaTexts;

/** Screens of a job's reports. */
export const reportsScreens = {
  jobReportInsights: lazyWithTexts(() => import("./job-report-insights.screen.tsx"), reports),
  jobReportUseCases: lazyWithTexts(() => import("./job-report-use-cases.screen.tsx"), reports),
  jobBusinessCaseDownload: lazyWithTexts(
    () => import("./job-business-case-download.screen.tsx"),
    reports,
    businessCase,
  ),
  jobPresentation: lazyWithTexts(() => import("./job-presentation.screen.tsx"), reports),
};
