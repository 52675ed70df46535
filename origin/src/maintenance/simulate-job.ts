/** What a re-score would change of one job, slice by slice, counted by the code that scores; the job stays as it is. */
import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { simulatedJob, type SimulatedJob } from "@paygauge/api-types/entities/job-maintenance";
import { evidenceSlice, type EvidenceSlice } from "@paygauge/api-types/entities/new-evidence";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { jobObjectOf } from "../job/job-stub.ts";
import { readFor, type Reader } from "../read-for.ts";
import type { Database } from "../store/database.ts";
import { jobs } from "../store/schema.ts";

/** How far the simulation of a job is: the run that is compared, the next supplier, and what was counted so far. */
export const simulationPart = v.object({ run: v.string(), from: v.number(), counted: simulatedJob });
type SimulationPart = v.InferOutput<typeof simulationPart>;

const rank = (level: ScoreLevel): number => scoreLevels.indexOf(level);

/** Adds what one slice says. The levels are in order, the highest first. */
export function withSlice(counted: SimulatedJob, { suppliers, currency, minorDigits }: EvidenceSlice): SimulatedJob {
  const up = suppliers.filter(({ before, after }) => rank(after) < rank(before));
  const down = suppliers.filter(({ before, after }) => rank(after) > rank(before));
  const newlyHigh = up.filter(({ after }) => after === "High");
  return {
    up: counted.up + up.length,
    down: counted.down + down.length,
    newlyHighMinor: newlyHigh.reduce((sum, { spendMinor }) => sum + spendMinor, counted.newlyHighMinor),
    currency,
    minorDigits,
  };
}

/** The newest run of the job, which is compared. @throws Refusal 404, 409 where only a run can count it */
async function begin({ env, db }: { readonly env: Reader["env"]; readonly db: Database }, jobId: string) {
  const [job] = await db
    .select({ run: jobs.currentRun })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isNull(jobs.deletedOn)));
  if (job === undefined) throw notFound("job");
  if (job.run === null) throw refuse("noAnalysisToScore");
  const made = await jobObjectOf(env, jobId).runMade(job.run);
  if (made !== null && made.matchService !== "directory") throw refuse("maintenanceNetwork");
  return { run: job.run, from: 0, counted: { up: 0, down: 0, newlyHighMinor: 0, currency: "", minorDigits: 2 } };
}

/** Counts the next slice of the job; `next` null: it was the last. @throws Refusal as the call itself */
export async function simulateSlice(
  reader: Reader,
  jobId: string,
  part: SimulationPart | null,
): Promise<{ readonly counted: SimulatedJob; readonly next: SimulationPart | null }> {
  const { run, from, counted: before } = part ?? (await begin(reader, jobId));
  const answer = await readFor(reader, "simulateEvidence", { params: { jobId }, body: { run, from } });
  const slice = v.parse(evidenceSlice, answer);
  const counted = withSlice(before, slice);
  return { counted, next: slice.next === null ? null : { run, from: slice.next, counted } };
}
