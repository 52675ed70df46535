import type { Env } from "../env.ts";
import type { JobObject } from "./job-object.ts";

/** The Durable Object that holds one job's data. */
export function jobObjectOf(env: Pick<Env, "JOB">, jobId: string): DurableObjectStub<JobObject> {
  return env.JOB.get(env.JOB.idFromName(jobId));
}
