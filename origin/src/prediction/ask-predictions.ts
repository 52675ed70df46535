import type { Env } from "../env.ts";
import { answerOf } from "../job/answer-acts.ts";
import { jobObjectOf } from "../job/job-stub.ts";
import type { PredictionAnswer, PredictionAsk, predictionActs } from "../job/prediction/prediction-context.ts";

type Acts = typeof predictionActs;

/** Asks the job's object what predictions need. @throws Refusal as the act says it */
export async function askPredictions<const Act extends keyof Acts>(
  env: Pick<Env, "JOB">,
  jobId: string,
  act: Act,
  about: Parameters<Acts[Act]>[1],
): Promise<PredictionAnswer<Act>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about } as PredictionAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, jobId).predictions(ask)));
}
