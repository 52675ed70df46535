import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";

/** A job that was left as it is, and why. */
export interface LeftJob {
  readonly job: Pick<JobListItem, "id" | "name">;
  readonly problem: ApiProblem;
}

/**
 * Changes jobs one after the other, each under its own lock; one that is refused is told, and the others continue. It
 * stops where `signal` says so: what was changed by then stays.
 */
export async function changeEach<Job extends Pick<JobListItem, "id" | "name">>(
  jobs: readonly Job[],
  change: (job: Job) => Promise<unknown>,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<{ readonly changed: number; readonly left: readonly LeftJob[] }> {
  const left: LeftJob[] = [];
  let looked = 0;
  for (const job of jobs) {
    if (signal.aborted) break;
    try {
      await change(job);
    } catch (thrown) {
      left.push({ job, problem: asProblem(thrown) });
    }
    looked += 1;
    onProgress(looked);
  }
  return { changed: looked - left.length, left };
}
