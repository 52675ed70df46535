/** Drives the recomputation of one run in its throw-away object, as the lowest work of the queue, one at a time. */
import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { decodeMessage, type Message } from "@paygauge/api-types/catalogue/message";
import { notFound, refuse, Refusal } from "@paygauge/worker/refusal";
import type { Step } from "../commands/step.ts";
import type { Env } from "../env.ts";
import { jobObjectOf } from "../job/job-stub.ts";
import type { RecomputeProgress } from "../job/recompute/recomputation.ts";
import type { EnqueueCommand } from "../proq/contract.ts";
import type { Database } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import { noteMade, type ActRow } from "./act-rows.ts";
import { comparisonLimits } from "@paygauge/api-types/entities/endpoint-comparison";
import { maintenanceCommand } from "./commands.ts";

export const dropCommandType = "Paygauge.Maintenance.DropRecomputedCommand";
const dropPayload = v.object({ batchId: v.string() });

/** Name of the object that holds what was computed again: of no job. */
export const throwAwayName = (batchId: string): string => `recomputed-${batchId}`;

/** Priority of work that no user waits for: all other work goes first. */
const lowest = 90;

export const recomputeCommand = (batchId: string, correlationId: string): EnqueueCommand => ({
  ...maintenanceCommand(batchId, 0, correlationId),
  priority: lowest,
  processingGroup: "recompute",
  // Grouping the suppliers of a large job is one slice.
  stuckTimeOutInSeconds: 900,
  tags: ["comparison"],
});

/** Erases what was computed again: at once, or when its days are over. */
export const dropCommand = (batchId: string, correlationId: string, isNow: boolean): EnqueueCommand => ({
  ...maintenanceCommand(batchId, 0, correlationId),
  id: `${batchId}-drop${isNow ? "-now" : ""}`,
  commandType: dropCommandType,
  payload: JSON.stringify({ batchId }),
  priority: lowest,
  scheduledTime: isNow ? null : new Date(Date.now() + comparisonLimits.recomputedDays * 86_400_000).toISOString(),
  tags: ["comparison"],
});

export const dropRecomputedStep: Step = async (context) => {
  const { batchId } = v.parse(dropPayload, context.payload);
  await jobObjectOf(context.env, throwAwayName(batchId)).erase();
  return context.finish({ done: 1, total: 1 });
};

type Recomputing = { readonly env: Env; readonly db: Database };

/** @throws Refusal 404, 409 where the run can't be computed again */
async function begin({ env, db }: Recomputing, row: ActRow, run: string): Promise<void> {
  const isThere = and(eq(jobs.id, row.jobId), isNull(jobs.deletedOn));
  if ((await db.select({ id: jobs.id }).from(jobs).where(isThere)).length === 0) throw notFound("job");
  const source = await jobObjectOf(env, row.jobId).recompute({ ask: "source", run });
  if (source === null || !("payload" in source)) throw refuse("headlineAlone");
  if (source.payload.matchService !== "directory") throw refuse("maintenanceNetwork");
  await jobObjectOf(env, throwAwayName(row.batchId)).recompute({ ask: "begin", source });
}

const failed = (why: Message): Refusal =>
  typeof why === "string" ? refuse("recomputeFailed") : new Refusal(409, "RECOMPUTE_FAILED", why);

const isProgress = (answer: object | null): answer is RecomputeProgress => answer !== null && "stepNumber" in answer;

/** Works on the next slice; false: it is done. @throws Refusal where it can't be, and then its object is erased */
export async function recomputeSlice(recomputing: Recomputing, row: ActRow): Promise<boolean> {
  const object = jobObjectOf(recomputing.env, throwAwayName(row.batchId));
  try {
    const answer = await object.recompute({ ask: "slice" });
    if (!isProgress(answer)) {
      await begin(recomputing, row, row.run ?? "");
      return true;
    }
    if (answer.failure !== null) throw failed(decodeMessage(answer.failure));
    if (answer.step !== null) return true;
    await noteMade(recomputing.db, row);
    return false;
  } catch (error) {
    if (error instanceof Refusal) await object.erase();
    throw error;
  }
}

/** How far it is; null: it did not begin. */
export async function recomputeProgress(env: Pick<Env, "JOB">, batchId: string): Promise<RecomputeProgress | null> {
  const answer = await jobObjectOf(env, throwAwayName(batchId)).recompute({ ask: "progress" });
  return isProgress(answer) ? answer : null;
}
