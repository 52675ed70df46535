import type { Env } from "../../env.ts";
import { answerOf } from "../../job/answer-acts.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { ReportAct, ReportActs, ReportAsk } from "../../job/reports/report-desk.ts";

/** Asks the job's object about its reports. @throws Refusal as the act says it */
export async function askReports<const Act extends ReportAct>(
  env: Env,
  jobId: string,
  act: Act,
  about: Parameters<ReportActs[Act]>[1],
): Promise<Awaited<ReturnType<ReportActs[Act]>>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about } as ReportAsk;
  return JSON.parse(answerOf(await jobObjectOf(env, jobId).reports(ask)));
}
