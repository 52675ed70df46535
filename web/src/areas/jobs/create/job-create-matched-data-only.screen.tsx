import { CreateJobForm } from "./create-job-form.tsx";

export default function JobCreateMatchedDataOnlyScreen() {
  return <CreateJobForm kind="matchedDataOnly" />;
}
