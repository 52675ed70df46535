import { hasFigures } from "@paygauge/api-types";
import { useCall } from "./use-call.ts";

/** Whether the job has money, and with it measures and levels. The frame around its pages has asked for it already. */
export function useHasFigures(jobId: string): boolean {
  const { data } = useCall("job", { params: { jobId } });
  return data === undefined || hasFigures(data.kind);
}
