import { lazy, Suspense } from "react";
import { OwnShape } from "../../state/own-shape.tsx";

const SupplierPage = lazy(async () => ({ default: (await import("./supplier/supplier-page.tsx")).SupplierPage }));

/** A supplier of a campaign. */
export default function JobCampaignSupplierScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <SupplierPage />
    </Suspense>
  );
}
