import { runInDurableObject } from "cloudflare:test";
import { testEnv } from "../support/test-env.ts";
import { jobObjectOf } from "./job-stub.ts";

/** Damages every version of a job's business case and of its reports. */
export const damageVersions = (jobId: string): Promise<void> =>
  runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE business_case SET contentJson = '{'");
    sql.exec("UPDATE report_version SET frameJson = '{' WHERE state = 'Ready'");
  });
