import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import { answerOf } from "../../job/answer-acts.ts";
import type { BusinessCaseAct, BusinessCaseActs, BusinessCaseAsk } from "../../job/business-case/case-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";

/** Asks the job's object about its business case. @throws Refusal as the act says it */
export async function askBusinessCase<const Act extends BusinessCaseAct>(
  env: Env,
  { id, capabilities }: Pick<SeenJob, "id" | "capabilities">,
  act: Act,
  about: Parameters<BusinessCaseActs[Act]>[1],
): Promise<Awaited<ReturnType<BusinessCaseActs[Act]>>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about, job: { capabilities } } as BusinessCaseAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, id).businessCase(ask)));
}
