import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import { answerOf } from "../../job/answer-acts.ts";
import type { DecisionAct, DecisionActs, DecisionAsk } from "../../job/decisions/decision-acts.ts";
import { jobObjectOf } from "../../job/job-stub.ts";

/** Asks the job's object about decisions on its suppliers. Errors: Refusal as the act says it. */
export async function askDecisions<const Act extends DecisionAct>(
  env: Env,
  { id }: Pick<SeenJob, "id">,
  act: Act,
  about: Parameters<DecisionActs[Act]>[1],
): Promise<ReturnType<DecisionActs[Act]>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about } as DecisionAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, id).decisions(ask)));
}
