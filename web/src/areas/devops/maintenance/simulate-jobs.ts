import type { BatchPreview } from "@paygauge/api-types/entities/job-maintenance";
import type { EvidenceSlice } from "@paygauge/api-types/entities/new-evidence";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";

type PreviewedJob = BatchPreview["jobs"][number];

/** What a re-score would change in one job. Money: minor units of its currency. */
interface SimulatedJob {
  readonly job: PreviewedJob;
  readonly up: number;
  readonly down: number;
  readonly newlyHighMinor: number;
  readonly currency: string;
  readonly minorDigits: number;
}

/** A job that was not simulated: it has no run, or why its call was refused. */
interface NotSimulated {
  readonly job: PreviewedJob;
  readonly problem: ApiProblem | null;
}

export type SimulationOutcome = SimulatedJob | NotSimulated;

/** Adds up what the slices of one job say. */
export function sumOfSlices(job: PreviewedJob, slices: readonly EvidenceSlice[]): SimulatedJob {
  const moved = slices.flatMap(({ suppliers }) => suppliers);
  const newlyHigh = moved.filter(({ before, after }) => after === "High" && before !== "High");
  const [first] = slices;
  return {
    job,
    up: moved.filter(({ move }) => move !== "down").length,
    down: moved.filter(({ move }) => move === "down").length,
    newlyHighMinor: newlyHigh.reduce((sum, { spendMinor }) => sum + spendMinor, 0),
    currency: first?.currency ?? "",
    minorDigits: first?.minorDigits ?? 2,
  };
}

async function simulateJob(job: PreviewedJob, run: string, signal: AbortSignal): Promise<SimulatedJob> {
  const slices: EvidenceSlice[] = [];
  for (let from: number | null = 0; from !== null && !signal.aborted;) {
    const slice: EvidenceSlice = await callApi("simulateEvidence", {
      params: { jobId: job.jobId },
      body: { run, from },
    });
    slices.push(slice);
    from = slice.next;
  }
  return sumOfSlices(job, slices);
}

/** Simulates one job after the other, by the code that scores; one that can't be is named, and the others go on. */
export async function simulateJobs(
  jobs: readonly PreviewedJob[],
  signal: AbortSignal,
  onOutcome: (outcome: SimulationOutcome) => void,
): Promise<void> {
  for (const job of jobs) {
    if (signal.aborted) return;
    let outcome: SimulationOutcome;
    try {
      outcome = job.run === null ? { job, problem: null } : await simulateJob(job, job.run, signal);
    } catch (thrown) {
      outcome = { job, problem: asProblem(thrown) };
    }
    if (!signal.aborted) onOutcome(outcome);
  }
}
