import { holders } from "../access/access.ts";
import type { Page } from "./page.ts";

export const devopsPages = {
  devops: { path: "/devops", frame: "standard", title: "DevOps", access: holders("DevOps_Area_VIEW"), nav: { group: "System", label: "DevOps" }, example: "/devops", released: false },
  jobMaintenance: { path: "/devops/job-maintenance", frame: "standard", title: "Job maintenance", access: holders("DevOps_JobMaintenance_VIEW"), parent: "devops", example: "/devops/job-maintenance", released: false },
  proqMonitoring: { path: "/devops/proq-monitoring", frame: "standard", title: "ProQ monitoring", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/proq-monitoring", released: false },
  workflowManagement: { path: "/devops/workflow-management", frame: "standard", title: "Workflow management", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/workflow-management", released: false },
  endpointComparisonJobs: { path: "/devops/endpoint-comparison/jobs", frame: "standard", title: "Endpoint comparison, jobs", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/endpoint-comparison/jobs", released: false },
  endpointComparisonUsers: { path: "/devops/endpoint-comparison/users", frame: "standard", title: "Endpoint comparison, users", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/endpoint-comparison/users", released: false },
  resourceGuard: { path: "/devops/resource-guard", frame: "standard", title: "Resource guard", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/resource-guard", released: false },
  sftpConfigurations: { path: "/devops/sftp-configuration", frame: "standard", title: "SFTP configurations", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/sftp-configuration", released: false },
  sftpConfigurationCreate: { path: "/devops/sftp-configuration/create", frame: "standard", title: "New SFTP configuration", access: holders("DevOps_Area_VIEW"), parent: "sftpConfigurations", example: "/devops/sftp-configuration/create", released: false },
  systemHealthCheck: { path: "/devops/system-health-check", frame: "standard", title: "System health check", access: holders("DevOps_Area_VIEW"), parent: "devops", example: "/devops/system-health-check", released: false },
  endpointComparisonJob: { path: "/devops/endpoint-comparison/jobs/:jobId", frame: "standard", title: "Endpoint comparison", access: holders("DevOps_Area_VIEW"), parent: "endpointComparisonJobs", example: "/devops/endpoint-comparison/jobs/j1", released: false },
  sftpConfiguration: { path: "/devops/sftp-configuration/:configId", frame: "standard", title: "SFTP configuration", access: holders("DevOps_Area_VIEW"), parent: "sftpConfigurations", example: "/devops/sftp-configuration/c1", released: false },
} as const satisfies Record<string, Page>;
