import { lazy, Suspense } from "react";
import { OwnShape } from "../../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const DownloadPage = lazy(async () => ({ default: (await import("./download-page.tsx")).DownloadPage }));

/** The business case of a job as a file. */
export default function JobBusinessCaseDownloadScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <DownloadPage />
    </Suspense>
  );
}
