import { lazy, Suspense } from "react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { OwnShape } from "../../state/own-shape.tsx";
import { usePageParams } from "../../state/page.ts";
import { ReportReader } from "./read/reader.tsx";
import { Deck } from "./slides/deck.tsx";
import { useMayCompose } from "./use-may-compose.ts";

// Who reads what is published composes nothing.
const ReportWorkspace = lazy(async () => ({
  default: (await import("./compose/report-workspace.tsx")).ReportWorkspace,
}));

const deck = (snapshot: ReportSnapshot) => <Deck snapshot={snapshot} />;

/** The presentation of a job: slides on screen, with notes and a view for the presenter. */
export default function JobPresentationScreen() {
  const { jobId } = usePageParams("jobPresentation");
  const mayCompose = useMayCompose(jobId);
  if (mayCompose === undefined) return <OwnShape />;
  if (!mayCompose)
    return (
      <ReportReader jobId={jobId} reportType="presentation">
        {deck}
      </ReportReader>
    );
  return (
    <Suspense fallback={<OwnShape />}>
      <ReportWorkspace jobId={jobId} reportType="presentation">
        {deck}
      </ReportWorkspace>
    </Suspense>
  );
}
