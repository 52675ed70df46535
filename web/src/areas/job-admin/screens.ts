import { callParts } from "../../data/call-parts.derived.ts";
import { jobAdminParts } from "../../data/job-admin-parts.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const details = [...jobAdminParts, callParts.rates, callParts.users, callParts.authorization] as const;

/** Screens of a job's administration. A file is named after its page id: the edge preloads it by that name. */
export const jobAdminScreens = {
  jobDetails: lazyWithTexts(() => import("./details/job-details.screen.tsx"), ...details),
  jobLogs: lazyWithTexts(() => import("./logs/job-logs.screen.tsx"), ...jobAdminParts, areaTexts.audit),
  jobUsers: lazyWithTexts(() => import("./users/job-users.screen.tsx"), ...jobAdminParts),
  jobUsersAssigned: lazyWithTexts(() => import("./users/job-users-assigned.screen.tsx"), ...jobAdminParts),
};
