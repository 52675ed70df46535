import { objectNamed, type Env } from "../env.ts";
import type { JobObject } from "./job-object.ts";

/** The Durable Object that holds one job's data. */
export function jobObjectOf(env: Pick<Env, "JOB">, jobId: string): DurableObjectStub<JobObject> {
  return objectNamed<JobObject>(env.JOB, jobId);
}
