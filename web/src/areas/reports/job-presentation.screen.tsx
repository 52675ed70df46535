import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const PresentationPage = lazy(async () => ({ default: (await import("./report-pages.tsx")).PresentationPage }));

/** The presentation of a job. */
export default function JobPresentationScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <PresentationPage />
    </Suspense>
  );
}
