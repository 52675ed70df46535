import { EmptyState, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { layoutStage } from "../../../state/layout-stage.ts";
import { frameLayouts, frameLayoutWith, type FrameLayoutId } from "./layouts.ts";

const Stage = lazy(async () => {
  if (layoutStage.load === undefined) throw new Error("The shell registered no frames.");
  return layoutStage.load();
});

/** A frame with its panel, around a sample page; the job frame around the newest job. */
export function FramePart({ id }: { readonly id: FrameLayoutId }) {
  const words = useTranslations("dev.layouts");
  const { frame } = frameLayouts[id];
  const jobs = useCall("jobs", frame === "job" ? { body: { pageNumber: 1, pageSize: 1 } } : null);
  if (frame !== "job") return <Framed id={id} path={frame === "standard" ? linkTo("analysis") : "/dev/examples"} />;
  if (jobs.problem) return <ErrorState {...problemView(jobs.problem)} onRetry={jobs.reload} />;
  if (jobs.data === undefined) return <Skeleton kind="chart" height={420} />;
  const [job] = jobs.data.collection;
  if (job === undefined) return <EmptyState title={words("noJob")}>{words("noJobHint")}</EmptyState>;
  return <Framed id={id} path={summaryOf(job)} />;
}

const summaryOf = ({ id }: JobListItem): string => linkTo("jobSummary", { jobId: id });

function Framed({ id, path }: { readonly id: FrameLayoutId; readonly path: string }) {
  const words = useTranslations("dev.layouts");
  const search = useSearch();
  const [, navigate] = useLocation();
  const { place, state } = frameLayouts[id];
  return (
    <Suspense fallback={<Skeleton kind="chart" height={640} />}>
      <Stage
        key={`${path} ${place}`}
        path={path}
        place={place}
        state={state}
        onState={(next) => navigate(layoutHref(frameLayoutWith(id, next), search), { replace: true })}
      >
        <div className="p-5 max-lg:p-4">
          <Panel title={words("samplePanel")}>{words("sampleText")}</Panel>
        </div>
      </Stage>
    </Suspense>
  );
}

export function layoutHref(id: string, search: string): string {
  const href = linkTo("devLayouts", { layout: id });
  return search === "" ? href : `${href}?${search}`;
}
