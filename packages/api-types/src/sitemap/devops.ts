import { holders } from "../access/access.ts";
import type { Page } from "./page.ts";
import { sftpConfigurationPages } from "./sftp-configurations.ts";

export const devopsPages = {
  devops: {
    path: "/devops",
    frame: "standard",
    title: "DevOps",
    access: holders("DevOps_Area_VIEW"),
    nav: { group: "System", label: "DevOps" },
    released: true,
  },
  jobMaintenance: {
    path: "/devops/job-maintenance",
    frame: "standard",
    title: "Job maintenance",
    access: holders("DevOps_JobMaintenance_VIEW"),
    parent: "devops",
    released: true,
  },
  proqMonitoring: {
    path: "/devops/proq-monitoring",
    frame: "standard",
    title: "ProQ monitoring",
    access: holders("DevOps_Area_VIEW"),
    parent: "devops",
    released: true,
  },
  workflowManagement: {
    path: "/devops/workflow-management",
    frame: "standard",
    title: "Workflow management",
    access: holders("DevOps_Area_VIEW"),
    parent: "devops",
    released: true,
  },
  endpointComparisonJobs: {
    path: "/devops/endpoint-comparison/jobs",
    frame: "standard",
    title: "Endpoint comparison: jobs",
    access: holders("DevOps_Area_VIEW"),
    parent: "devops",
    released: true,
  },
  endpointComparisonUsers: {
    path: "/devops/endpoint-comparison/users",
    frame: "standard",
    title: "Endpoint comparison: users",
    access: holders("DevOps_Area_VIEW"),
    parent: "devops",
    released: true,
  },
  resourceGuard: {
    path: "/devops/resource-guard",
    frame: "standard",
    title: "Resource guard",
    access: holders("DevOps_Area_VIEW"),
    parent: "devops",
    released: true,
  },
  systemHealthCheck: {
    path: "/devops/system-health-check",
    frame: "standard",
    title: "System health check",
    access: holders("DevOps_Area_VIEW"),
    parent: "devops",
    released: true,
  },
  endpointComparisonJob: {
    path: "/devops/endpoint-comparison/jobs/:jobId",
    frame: "standard",
    title: "Endpoint comparison",
    access: holders("DevOps_Area_VIEW"),
    parent: "endpointComparisonJobs",
    released: true,
  },
  ...sftpConfigurationPages.entries,
} as const satisfies Record<string, Page>;
