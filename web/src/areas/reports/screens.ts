import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { reports } = areaTexts;

/** Screens of a job's reports. */
export const reportsScreens = {
  jobReportInsights: lazyWithTexts(() => import("./job-report-insights.screen.tsx"), reports),
  jobReportUseCases: lazyWithTexts(() => import("./job-report-use-cases.screen.tsx"), reports),
  jobPresentation: lazyWithTexts(() => import("./job-presentation.screen.tsx"), reports),
};
