import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { kindInSight } from "../state/job-pages.ts";
import { useRunQuery } from "../state/perspective.ts";
import { useCall } from "./use-call.ts";

/** Whether the run that is looked at has money, and with it measures and levels. The frame around its pages has asked for it already. */
export function useHasFigures(jobId: string): boolean {
  const { data } = useCall("job", { params: { jobId } });
  const { run } = useRunQuery();
  return data === undefined || hasFigures(kindInSight(data, run));
}
