import type { Env } from "../../env.ts";
import { answerOf } from "../../job/answer-acts.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import type { ReportAct, ReportActs, ReportAsk } from "../../job/reports/report-context.ts";

/**
 * True where the job's object could not be reached: what it threw itself comes marked as remote. The gateway may then
 * answer with a pointer of a few minutes ago (docs/gateway.md section 4.1).
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && !("remote" in error && error.remote === true);

/** Asks the job's object about its reports. @throws Refusal as the act says it */
export async function askReports<const Act extends ReportAct>(
  env: Env,
  jobId: string,
  act: Act,
  about: Parameters<ReportActs[Act]>[1],
): Promise<Awaited<ReturnType<ReportActs[Act]>>> {
  // The act and what it is about belong together by the parameters above.
  const ask = { act, about } as ReportAsk;
  const answer = await jobObjectOf(env, jobId)
    .reports(ask)
    .catch((error: unknown) => {
      throw isUnreachable(error) ? refuse("noAnswer", {}, { headers: { "retry-after": "3" } }) : error;
    });
  return JSON.parse(answerOf(answer));
}
