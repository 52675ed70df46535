import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const UseCasesReportPage = lazy(async () => ({ default: (await import("./report-pages.tsx")).UseCasesReportPage }));

/** The report of the use cases of a job. */
export default function JobReportUseCasesScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <UseCasesReportPage />
    </Suspense>
  );
}
