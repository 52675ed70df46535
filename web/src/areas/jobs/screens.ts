import { lazy } from "react";

/** Screens of making a job and following it. */
export const jobsScreens = {
  analysis: lazy(() => import("./list/jobs-list.screen.tsx")),
  newJob: lazy(() => import("./create/choose-kind.screen.tsx")),
  jobCreateBase: lazy(() => import("./create/job-create-base.screen.tsx")),
  jobCreateAdvanced: lazy(() => import("./create/job-create-advanced.screen.tsx")),
  jobWorkflowBase: lazy(() => import("./workflow/job-workflow-base.screen.tsx")),
  jobWorkflowAdvanced: lazy(() => import("./workflow/job-workflow-advanced.screen.tsx")),
  jobLoading: lazy(() => import("./progress/job-loading.screen.tsx")),
  jobNoAccess: lazy(() => import("./no-access.screen.tsx")),
};
