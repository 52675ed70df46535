import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

const CampaignsPage = lazy(async () => ({ default: (await import("./list/campaigns-page.tsx")).CampaignsPage }));

/** The campaigns of a job. */
export default function JobCampaignsScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <CampaignsPage />
    </Suspense>
  );
}
