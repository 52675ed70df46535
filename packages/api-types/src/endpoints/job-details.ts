import { holders } from "../access/access.ts";
import { jobCapabilitiesBody, jobDetails, jobNameBody } from "../entities/job-details.ts";
import { done } from "../entities/mutation.ts";
import { ofJob, type Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId";

/** What the page Details of a job needs; the owner changes by `jobArtifactOwner`. */
export const jobDetailsCalls = {
  jobDetails: {
    method: "GET",
    path: `${one}/details`,
    access: holders("JobDetails_VIEW"),
    effect: "read",
    answer: jobDetails,
  },
  /** A file of the job as received; the origin asks for the kind's own upload permission as well. */
  downloadUpload: {
    method: "GET",
    path: `${one}/uploads/:uploadId/file`,
    access: holders("JobDetails_VIEW"),
    effect: "read",
    answer: "download",
  },
  renameJob: {
    method: "PATCH",
    path: `${one}/name`,
    access: holders("JobName_UPDATE"),
    effect: "write",
    locked: ofJob,
    body: jobNameBody,
    answer: done,
  },
  /** Which capabilities the job recommends; where it has results, it is scored again, so that these follow. */
  selectJobCapabilities: {
    method: "PUT",
    path: `${one}/capabilities`,
    access: holders("JobCapabilities_SELECT"),
    effect: "write",
    locked: ofJob,
    body: jobCapabilitiesBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
