import { areaCalls } from "../../data/call-table.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const parts = [areaTexts.jobAdmin, areaCalls.jobAdmin] as const;
const details = [...parts, areaCalls.rates, areaCalls.people] as const;

/** Screens of a job's administration. A file is named after its page id: the edge preloads it by that name. */
export const jobAdminScreens = {
  jobDetails: lazyWithTexts(() => import("./details/job-details.screen.tsx"), ...details),
  jobLogs: lazyWithTexts(() => import("./logs/job-logs.screen.tsx"), ...parts, areaTexts.audit),
  jobUsers: lazyWithTexts(() => import("./users/job-users.screen.tsx"), ...parts),
  jobUsersAssigned: lazyWithTexts(() => import("./users/job-users-assigned.screen.tsx"), ...parts),
};
