import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const InsightsReportPage = lazy(async () => ({ default: (await import("./report-pages.tsx")).InsightsReportPage }));

/** The insights report of a job. */
export default function JobReportInsightsScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <InsightsReportPage />
    </Suspense>
  );
}
