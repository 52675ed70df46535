import { lazy } from "react";

/** Screens of a job's analysis. */
export const analysisScreens = {
  jobSummary: lazy(() => import("./summary/job-summary.screen.tsx")),
  jobInsights: lazy(() => import("./insights/job-insights.screen.tsx")),
  jobSuppliers: lazy(() => import("./suppliers/job-suppliers.screen.tsx")),
  jobSupplier: lazy(() => import("./supplier/job-supplier.screen.tsx")),
};
