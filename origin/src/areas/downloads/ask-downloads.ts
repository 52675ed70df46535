import type { Env } from "../../env.ts";
import { answerOf } from "../../job/answer-acts.ts";
import type { DownloadAnswer, DownloadAsk, downloadActs } from "../../job/downloads/download-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";

type Acts = typeof downloadActs;

/** Asks the job's object about its downloads. @throws Refusal as the act says it */
export async function askDownloads<const Act extends keyof Acts>(
  env: Env,
  jobId: string,
  act: Act,
  about: Parameters<Acts[Act]>[1],
): Promise<DownloadAnswer<Act>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about } as DownloadAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, jobId).downloads(ask)));
}
