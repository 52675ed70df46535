import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobDetails } from "@paygauge/api-types/entities/job-details";
import { useCall } from "../../../data/use-call.ts";
import { RecordStatus } from "../../../records/record-status.tsx";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { CapabilitiesPanel } from "./capabilities-panel.tsx";
import { FilesPanel } from "./files-panel.tsx";
import { JobPanel } from "./job-panel.tsx";
import { PublicationsPanel } from "./publications-panel.tsx";
import { RatesPanel } from "./rates-panel.tsx";
import { RunsPanel } from "./runs-panel.tsx";

/** ms between looks while the job runs, and until its new run is told. */
const lookMs = 2000;

/** The run that the header names is not among those that are told. */
const isUntold = (told: JobDetails | undefined, read: string | undefined) =>
  told !== undefined && read !== undefined && !told.runs.some(({ run }) => run === read);

/** What a job consists of, who is responsible for it, and what became of it. */
export default function JobDetailsScreen() {
  const { jobId } = usePageParams("jobDetails");
  // The frame around the page has asked for it already, and looks again while it runs.
  const { data: job, reload: reloadJob } = useCall("job", { params: { jobId } });
  const read = (job?.latest ?? job?.published)?.run;
  const pollMs = (told?: JobDetails) => (job?.state === "Running" || isUntold(told, read) ? lookMs : 0);
  const { data, problem, reload, refreshing } = useCall("jobDetails", { params: { jobId } }, { pollMs });
  if (job === undefined) return <OwnShape />;
  if (data === undefined)
    return <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("analysis")} />;
  const onChanged = () => {
    reloadJob();
    reload();
  };
  const parts = { job, details: data, onChanged };
  return (
    <div className="grid max-w-360 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-3.5">
        <JobPanel {...parts} />
        <CapabilitiesPanel key={job.capabilities.join()} {...parts} />
        <RatesPanel jobId={job.id} />
      </div>
      <div className="grid min-w-0 gap-3.5">
        <FilesPanel {...parts} />
        <RunsPanel {...parts} />
        <PublicationsPanel {...parts} />
      </div>
    </div>
  );
}
