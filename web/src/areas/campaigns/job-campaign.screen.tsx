import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const CampaignPage = lazy(async () => ({ default: (await import("./campaign/campaign-page.tsx")).CampaignPage }));

/** One campaign of a job. */
export default function JobCampaignScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <CampaignPage />
    </Suspense>
  );
}
