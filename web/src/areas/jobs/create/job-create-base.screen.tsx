import { CreateJobForm } from "./create-job-form.tsx";

export default function JobCreateBaseScreen() {
  return <CreateJobForm kind="base" />;
}
