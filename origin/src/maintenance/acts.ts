/** The changes that a batch can make of a job: each is a call of the product, with that call's own permission. */
import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { message } from "@paygauge/api-types/catalogue/message";
import type { BatchKind, MaintenanceAct } from "@paygauge/api-types/entities/job-maintenance";
import type { OriginCallId } from "@paygauge/api-types/endpoints";
import type { JobRow } from "../identity/job-sight.ts";

/** The call that makes the change of one job, or that simulates it. */
export const callOfAct = {
  score: "rescoreJob",
  resume: "resumeJob",
  import: "importJob",
  unpublish: "unpublishJob",
  owner: "jobArtifactOwner",
  delete: "deleteJob",
  restore: "restoreJob",
  removeRuns: "removeOldRuns",
  simulate: "simulateEvidence",
} as const satisfies Record<Exclude<BatchKind, "recompute">, OriginCallId>;

/** Acts that begin a run, or go on with one. */
export const startsRun = (act: BatchKind): boolean => act === "score" || act === "import" || act === "resume";

/** Acts whose run takes the versions in use. */
export const takesVersions = (act: BatchKind): boolean => act === "score" || act === "import" || act === "simulate";

/** The change whose jobs a batch is about: a simulation is of a re-score. */
export const changeOf = (act: Exclude<BatchKind, "recompute">): MaintenanceAct => (act === "simulate" ? "score" : act);

const isStopped = ({ state }: JobRow): boolean => state === "Failed" || state === "Canceled";

const verdicts: Record<MaintenanceAct, (job: JobRow) => MessageRef | null> = {
  score: (job) => {
    if (job.state === "Running") return message("workedOn");
    const canScore = job.state === "Ready" || (isStopped(job) && (job.run?.startsWith("rescore-") ?? false));
    return canScore ? null : message("noAnalysisToScore");
  },
  resume: (job) => (isStopped(job) && job.run !== null ? null : message("onlyStoppedResumed")),
  import: (job) => (job.state === "Running" ? message("importedAlready") : null),
  unpublish: (job) => (job.publishedRun === null ? message("nothingPublished") : null),
  owner: () => null,
  delete: (job) => (job.state === "Running" ? message("importRunning") : null),
  restore: () => null,
  removeRuns: (job) => (job.state === "Running" ? message("workedOn") : null),
};

/** Why the job can't be changed so in its present state; null: it can. The call itself decides again. */
export const verdictOf = (act: MaintenanceAct, job: JobRow): MessageRef | null => verdicts[act](job);
