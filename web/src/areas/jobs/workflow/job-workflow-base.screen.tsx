import { usePageParams } from "../../../state/page.ts";
import { Workflow } from "./workflow.tsx";

export default function JobWorkflowBaseScreen() {
  const { jobId } = usePageParams("jobWorkflowBase");
  return <Workflow jobId={jobId} kind="base" />;
}
