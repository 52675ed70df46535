import { lazy } from "react";
import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { create, upload } = areaTexts;
const tenants = [callParts.issuers, callParts.buyers] as const;
const ofWorkflow = [create, upload, callParts.rates, callParts.uploadChecks] as const;

/** Screens of making a job and following it. A file is named after its page id: the edge preloads it by that name. */
export const jobsScreens = {
  analysis: lazy(() => import("./list/analysis.screen.tsx")),
  newJob: lazyWithTexts(
    () => import("./create/new-job.screen.tsx"),
    create,
    ...tenants,
    upload,
    callParts.uploadChecks,
    callParts.jobDrafts,
  ),
  jobCreateBase: lazyWithTexts(() => import("./create/job-create-base.screen.tsx"), create, ...tenants),
  jobCreateMatchedDataOnly: lazyWithTexts(
    () => import("./create/job-create-matched-data-only.screen.tsx"),
    create,
    ...tenants,
  ),
  jobCreateAdvanced: lazyWithTexts(() => import("./create/job-create-advanced.screen.tsx"), create, ...tenants),
  jobWorkflowBase: lazyWithTexts(() => import("./workflow/job-workflow-base.screen.tsx"), ...ofWorkflow),
  jobWorkflowMatchedDataOnly: lazyWithTexts(
    () => import("./workflow/job-workflow-matched-data-only.screen.tsx"),
    ...ofWorkflow,
  ),
  jobWorkflowAdvanced: lazyWithTexts(() => import("./workflow/job-workflow-advanced.screen.tsx"), ...ofWorkflow),
  jobLoading: lazy(() => import("./progress/job-loading.screen.tsx")),
  jobNoAccess: lazy(() => import("./job-no-access.screen.tsx")),
};
