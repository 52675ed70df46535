import { areaTexts } from "../texts/catalogue.ts";
import { callParts } from "./call-parts.derived.ts";

/** Texts and calls that each screen and dialog of job administration loads. */
export const jobAdminParts = [
  areaTexts.jobAdmin,
  callParts.jobArtifacts,
  callParts.jobUsers,
  callParts.jobDetails,
  callParts.deletedJobs,
  callParts.jobLogs,
] as const;
