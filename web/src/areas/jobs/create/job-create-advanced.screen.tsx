import { CreateJobForm } from "./create-job-form.tsx";

export default function JobCreateAdvancedScreen() {
  return <CreateJobForm kind="advanced" />;
}
