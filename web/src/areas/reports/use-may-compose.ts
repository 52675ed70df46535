import { useCall } from "../../data/use-call.ts";
import { useMay } from "../../state/permissions.ts";

/**
 * Whether the user composes this job's reports: they may edit jobs, and work on this one. undefined: not known yet.
 */
export function useMayCompose(jobId: string): boolean | undefined {
  const mayEdit = useMay("Job_EDIT");
  const { data: job } = useCall("job", { params: { jobId } });
  if (!mayEdit) return false;
  if (job === undefined || job.id !== jobId) return undefined;
  // Who works on a job sees its newest run, and before anything is published no one else sees the job.
  return job.latest !== null || job.published === null;
}
