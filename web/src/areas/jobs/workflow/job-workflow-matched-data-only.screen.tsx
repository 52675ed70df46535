import { usePageParams } from "../../../state/page.ts";
import { Workflow } from "./workflow.tsx";

export default function JobWorkflowMatchedDataOnlyScreen() {
  const { jobId } = usePageParams("jobWorkflowMatchedDataOnly");
  return <Workflow jobId={jobId} kind="matchedDataOnly" />;
}
