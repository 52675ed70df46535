import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [areaTexts.analytics, callParts.analyticsQueries] as const;

/** Screens of analytics queries. */
export const analyticsScreens = {
  analyticsQuery: lazyWithTexts(() => import("./analytics-query.screen.tsx"), ...parts),
  analyticsQueryCreate: lazyWithTexts(() => import("./analytics-query-create.screen.tsx"), ...parts),
  analyticsReport: lazyWithTexts(() => import("./analytics-report.screen.tsx"), ...parts, callParts.analyticsSchedules),
};
