import { listDurableObjectIds } from "cloudflare:test";
import { testEnv } from "./test-env.ts";

/**
 * Ids of jobs' and accounts' objects that the file before left at work: on a busy machine they outlive the reset of its
 * stores. A test of every store lists them before it makes its own, and leaves them out.
 */
export async function objectsOfBefore(): Promise<ReadonlySet<string>> {
  const ids = await Promise.all([testEnv.JOB, testEnv.ACCOUNT_SYNC].map((each) => listDurableObjectIds(each)));
  return new Set(ids.flat().map(String));
}
