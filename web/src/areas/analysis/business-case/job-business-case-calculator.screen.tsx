import { lazy, Suspense } from "react";
import { OwnShape } from "../../../state/own-shape.tsx";

// The frame lists what a screen needs at once: the less that is, the less every page loads.
const CasePage = lazy(async () => ({ default: (await import("./case-page.tsx")).CasePage }));

/** The business case of a job. */
export default function JobBusinessCaseCalculatorScreen() {
  return (
    <Suspense fallback={<OwnShape />}>
      <CasePage />
    </Suspense>
  );
}
