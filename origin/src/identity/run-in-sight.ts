import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { Perspective } from "@paygauge/api-types/entities/runs";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { SeenJob } from "./job-sight.ts";

/** The one run that a call reads, and how the user looks at it. */
export interface RunInSight {
  readonly run: string;
  readonly perspective: Perspective;
  /** Number of the publication that is in force; 0: none. */
  readonly publication: number;
}

/** The job has no finished run that the user could read. */
export const notAnalysed = (): Refusal => refuse("noAnalysisYet");

/**
 * The run that a user reads of a job: those who work on it the newest, or the published one if they ask for it;
 * every other user the published one, whatever they ask for. Found once per call, from the row that showed the job.
 * @throws Refusal 404 where nothing is published, or the newest is not theirs to see; 409 before the first run
 */
export function runInSight(job: SeenJob, asked?: Perspective): RunInSight {
  if (asked === "latest" && !job.isInWork) throw notFound("run");
  const perspective = asked ?? (job.isInWork ? "latest" : "published");
  const run = perspective === "latest" ? job.currentRun : job.publishedRun;
  if (run !== null) return { run, perspective, publication: job.publication };
  throw perspective === "latest" ? notAnalysed() : notFound("run");
}

/** For work on a job: anyone who reads what is published alone has none. @throws Refusal 404 */
export function requireInWork(job: SeenJob): void {
  if (!job.isInWork) throw notFound("run");
}

/**
 * For what rests on money: the run that the user reads has it, and before the first one the job will.
 * @throws Refusal 409 of a run, or a job, whose files state none
 */
export function requireFigures(job: SeenJob, asked: Perspective | undefined): void {
  const isLatest = job.isInWork && asked !== "published";
  const kind = isLatest ? job.currentKind : job.publishedKind;
  if (!hasFigures(kind ?? job.kind)) throw refuse("noFigures");
}

/** The run that decisions, proposals and simulations are about. @throws Refusal 404, 409 as above */
export const runInWork = (job: SeenJob): string => runInSight(job, "latest").run;
