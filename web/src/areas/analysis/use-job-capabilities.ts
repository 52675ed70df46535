import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { useCall } from "../../data/use-call.ts";

/** The capabilities that the job has chosen. The frame around its pages has asked for it already. */
export function useJobCapabilities(jobId: string): readonly Capability[] {
  const { data } = useCall("job", { params: { jobId } });
  return data === undefined ? capabilities : capabilitiesOf(data);
}
