import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [
  areaTexts.jobAdmin,
  callParts.jobArtifacts,
  callParts.jobUsers,
  callParts.jobDetails,
  callParts.deletedJobs,
  callParts.jobLogs,
] as const;
const details = [...parts, callParts.rates, callParts.jobArtifacts, callParts.users, callParts.authorization] as const;

/** Screens of a job's administration. A file is named after its page id: the edge preloads it by that name. */
export const jobAdminScreens = {
  jobDetails: lazyWithTexts(() => import("./details/job-details.screen.tsx"), ...details),
  jobLogs: lazyWithTexts(() => import("./logs/job-logs.screen.tsx"), ...parts, areaTexts.audit),
  jobUsers: lazyWithTexts(() => import("./users/job-users.screen.tsx"), ...parts),
  jobUsersAssigned: lazyWithTexts(() => import("./users/job-users-assigned.screen.tsx"), ...parts),
};
