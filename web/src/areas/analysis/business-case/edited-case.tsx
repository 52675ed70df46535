import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useCall } from "../../../data/use-call.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { Calculator } from "./calculator.tsx";
import { useEditedCase } from "./use-edited-case.ts";

interface EditedCaseProps {
  readonly job: Job;
  readonly found: BusinessCase;
  readonly reload: () => void;
}

const sortedIds = ({ useCaseIds: ids }: { readonly useCaseIds: readonly string[] }): string => ids.toSorted().join(" ");

/** A case with what is typed into it, over the inputs that its source gives. */
export function EditedCase({ job, found, reload }: EditedCaseProps) {
  const edited = useEditedCase(job, found);
  const query = useRunQuery();
  const isOther = sortedIds(edited.body) !== sortedIds(found.body);
  const ask = { params: { jobId: job.id }, query, body: { useCaseIds: [...edited.body.useCaseIds] } };
  const other = useCall("businessCaseStart", isOther ? ask : null);
  const start = (isOther ? other.data : undefined) ?? found;
  return <Calculator {...edited} {...{ job, found, start, reload }} />;
}
