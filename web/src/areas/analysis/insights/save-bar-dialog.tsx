import type { GridFilter } from "@paygauge/ui";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { criteriaOf } from "../use-cases/criteria.ts";
import { SaveUseCaseDialog } from "../use-cases/save-use-case-dialog.tsx";

interface SaveBarDialogProps {
  readonly job: Job;
  /** Those of the suppliers grid that show the bar's suppliers. */
  readonly filters: readonly GridFilter[];
  /** The bar's own, where it is a capability's. */
  readonly method: Capability | undefined;
  readonly onClose: () => void;
}

/** Names a bar's suppliers as a use case. */
export function SaveBarDialog({ job, filters, method, onClose }: SaveBarDialogProps) {
  const criteria = criteriaOf({ filters, search: "" }, job.minorDigits);
  const from = { name: "", method: method ?? job.capabilities[0] ?? "vcard", criteria };
  return <SaveUseCaseDialog job={job} from={from} onClose={onClose} />;
}
