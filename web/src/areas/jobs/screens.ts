import { lazy } from "react";

/** Screens of making a job and following it. A file is named after its page id: the edge preloads it by that name. */
export const jobsScreens = {
  analysis: lazy(() => import("./list/analysis.screen.tsx")),
  newJob: lazy(() => import("./create/new-job.screen.tsx")),
  jobCreateBase: lazy(() => import("./create/job-create-base.screen.tsx")),
  jobCreateAdvanced: lazy(() => import("./create/job-create-advanced.screen.tsx")),
  jobWorkflowBase: lazy(() => import("./workflow/job-workflow-base.screen.tsx")),
  jobWorkflowAdvanced: lazy(() => import("./workflow/job-workflow-advanced.screen.tsx")),
  jobLoading: lazy(() => import("./progress/job-loading.screen.tsx")),
  jobNoAccess: lazy(() => import("./job-no-access.screen.tsx")),
};
