import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

const AcrossPage = lazy(async () => ({ default: (await import("./across/across-page.tsx")).AcrossPage }));

/** Campaigns of all jobs that the user may see. */
export default function CampaignWorkflowsScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <AcrossPage />
    </Suspense>
  );
}
