import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import { answerOf } from "../../job/answer-acts.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { UseCaseAct, UseCaseActs, UseCaseAsk } from "../../job/use-cases/use-case-context.ts";

/** Asks the job's object about its use cases. @throws Refusal as the act says it */
export async function askUseCases<const Act extends UseCaseAct>(
  env: Env,
  { id, capabilities }: Pick<SeenJob, "id" | "capabilities">,
  act: Act,
  about: Parameters<UseCaseActs[Act]>[1],
): Promise<Awaited<ReturnType<UseCaseActs[Act]>>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about, job: { capabilities } } as UseCaseAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, id).useCases(ask)));
}
