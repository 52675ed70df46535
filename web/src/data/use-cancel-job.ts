import { useTranslations } from "../state/formats.ts";
import { notifyDone, notifyProblem } from "../state/notifications.ts";
import { useAction } from "./use-action.ts";

interface CancelJob {
  /** Cancels what runs of the job and says how it went; null when a cancel is in progress already. */
  readonly cancel: (jobId: string) => Promise<boolean | null>;
  readonly pending: boolean;
}

/**
 * Canceling an import. One that came to its end while the user decided isn't a fault: they read just that, in place of
 * the sentence for errors.
 */
export function useCancelJob(operation: string, done: string): CancelJob {
  const words = useTranslations("jobs.progress");
  const { run, pending } = useAction("cancelJob", { operation, quiet: true });
  const cancel = async (jobId: string) => {
    const outcome = await run({ params: { jobId } });
    if (outcome === null) return null;
    if (outcome.ok) notifyDone(done);
    else if (outcome.problem.code === "JOB_NOT_RUNNING") notifyDone(words("cancelTooLate"));
    else notifyProblem(operation, outcome.problem);
    return outcome.ok;
  };
  return { cancel, pending };
}
