import { usePageParams } from "../../../state/page.ts";
import { Workflow } from "./workflow.tsx";

export default function JobWorkflowAdvancedScreen() {
  const { jobId } = usePageParams("jobWorkflowAdvanced");
  return <Workflow jobId={jobId} kind="advanced" />;
}
