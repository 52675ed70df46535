import { callParts } from "../../data/call-parts.derived.ts";
import { resourceScreens } from "../../records/resource-screens.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const comparing = [areaTexts.endpointComparison, callParts.endpointComparison, callParts.resourceGuard] as const;
const parts = [areaTexts.devops, callParts.proq] as const;

/** Screens of the DevOps area. */
export const devopsScreens = {
  devops: lazyWithTexts(() => import("./devops.screen.tsx"), ...parts, callParts.prompts),
  proqMonitoring: lazyWithTexts(() => import("./proq/proq-monitoring.screen.tsx"), ...parts),
  workflowManagement: lazyWithTexts(() => import("./workflows/workflow-management.screen.tsx"), ...parts),
  jobMaintenance: lazyWithTexts(
    () => import("./maintenance/job-maintenance.screen.tsx"),
    areaTexts.jobMaintenance,
    callParts.jobMaintenance,
  ),
  endpointComparisonJobs: lazyWithTexts(() => import("./comparison/endpoint-comparison-jobs.screen.tsx"), ...comparing),
  endpointComparisonJob: lazyWithTexts(() => import("./comparison/endpoint-comparison-job.screen.tsx"), ...comparing),
  endpointComparisonUsers: lazyWithTexts(
    () => import("./comparison/endpoint-comparison-users.screen.tsx"),
    ...comparing,
  ),
  resourceGuard: lazyWithTexts(
    () => import("./guard/resource-guard.screen.tsx"),
    areaTexts.resourceGuard,
    callParts.resourceGuard,
  ),
  ...resourceScreens(
    "sftpConfiguration",
    () => import("./sftp/sftp-configuration.record.tsx"),
    areaTexts.sftp,
    callParts.sftpConfigurations,
    callParts.issuers,
    callParts.buyers,
  ),
  systemHealthCheck: lazyWithTexts(
    () => import("./health/system-health-check.screen.tsx"),
    areaTexts.systemHealth,
    callParts.systemAudit,
  ),
};
