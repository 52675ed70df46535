import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

const CreatePage = lazy(async () => ({ default: (await import("./create/create-page.tsx")).CreatePage }));

/** A new campaign, or the settings of one. */
export default function JobCampaignCreateScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <CreatePage />
    </Suspense>
  );
}
