import { ErrorState, StaleBar } from "@paygauge/ui";
import { isNotAnalysed, NoResults } from "../../../data/empty/no-results.tsx";
import { gridErrorOf, problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useRunQuery } from "../../../state/perspective.ts";
import type { DownloadPlace } from "./download-calls.ts";
import { NewDownload } from "./new-download.tsx";
import { RecentDownloads } from "./recent-downloads.tsx";
import { bodyOf, useDownloadChoice } from "./use-download-choice.ts";
import { useDownloads } from "./use-downloads.ts";

/** A page of downloads: a new one by its profile, and earlier ones. */
export function DownloadPage({ place }: { readonly place: DownloadPlace }) {
  const { jobId, calls, kinds } = place;
  const choice = useDownloadChoice(kinds);
  const run = useRunQuery();
  const query = { ...run, kind: choice.kind };
  const { data, problem, reload, refreshing } = useCall(calls.form, { params: { jobId }, query });
  const downloads = useDownloads(place);
  if (data === undefined) {
    if (problem === undefined) return <OwnShape />;
    if (isNotAnalysed(problem)) return <NoResults jobId={jobId} />;
    return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  }
  const stale = gridErrorOf(problem, reload);
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      {stale !== undefined && <StaleBar error={stale} />}
      <div className="grid items-start gap-3.5 min-[1280px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <NewDownload
          {...{ place, choice }}
          form={data}
          pending={downloads.pending}
          onStart={() => void downloads.start(bodyOf(choice))}
        />
        <RecentDownloads place={place} downloads={downloads} />
      </div>
    </div>
  );
}
