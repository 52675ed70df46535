import { areaTexts } from "../texts/catalogue.ts";
import { callParts } from "./call-parts.derived.ts";

/** What every screen and dialog of a job's administration loads: its texts and its calls. */
export const jobAdminParts = [
  areaTexts.jobAdmin,
  callParts.jobArtifacts,
  callParts.jobUsers,
  callParts.jobDetails,
  callParts.deletedJobs,
  callParts.jobLogs,
] as const;
