import type { Env } from "../../env.ts";
import { answerOf } from "../../job/answer-acts.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { RowsAnswer, RowsAsk, rowsActs } from "../../job/rows/rows-context.ts";

type Acts = typeof rowsActs;

/** Asks the job's object about rows of its ledgers. @throws Refusal as the act says it */
export async function askRows<const Act extends keyof Acts>(
  env: Env,
  jobId: string,
  act: Act,
  about: Parameters<Acts[Act]>[1],
): Promise<RowsAnswer<Act>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about } as RowsAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, jobId).rows(ask)));
}
