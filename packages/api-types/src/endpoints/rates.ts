import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { done } from "../entities/mutation.ts";
import { jobRateList, jobRates } from "../entities/rates.ts";
import { ofJob, type Call } from "./call.ts";

const path = "/api/v1/jobs/:jobId/rates";

export const ratesCalls = {
  /** The rates that the job's money is converted at; the defaults until a user changed them. */
  jobRates: { method: "GET", path, access: signedIn, effect: "read", answer: jobRates },
  /** Replaces the table; files that were checked are checked again with it. `version` is the one that was read. */
  saveJobRates: {
    method: "PUT",
    path,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(0)), rates: jobRateList }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
