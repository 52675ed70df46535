import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const BusinessCaseReportPage = lazy(async () => ({
  default: (await import("./business-case-report.tsx")).BusinessCaseReportPage,
}));

/** The business case of a job as a file, and as a printable page. */
export default function JobBusinessCaseDownloadScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <BusinessCaseReportPage />
    </Suspense>
  );
}
