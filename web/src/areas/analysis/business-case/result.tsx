import { lazy, Suspense } from "react";
import { CumulativePanel } from "./cumulative-panel.tsx";
import { LeverPanel } from "./lever-panel.tsx";
import { ResultStrip } from "./result-strip.tsx";

// Below the first view.
const TornadoPanel = lazy(async () => ({ default: (await import("./tornado-panel.tsx")).TornadoPanel }));
const SupplierPanel = lazy(async () => ({ default: (await import("./supplier-panel.tsx")).SupplierPanel }));
const UncertaintyPanel = lazy(async () => ({ default: (await import("./uncertainty-panel.tsx")).UncertaintyPanel }));
const IssuerPanel = lazy(async () => ({ default: (await import("./issuer-panel.tsx")).IssuerPanel }));

/** What the scenario in sight comes to. */
export function Result({ isIssuer }: { readonly isIssuer: boolean }) {
  const waiting = <div className="min-h-72 rounded-card border border-line bg-surface" />;
  return (
    <>
      <ResultStrip />
      {isIssuer && (
        <Suspense fallback={waiting}>
          <IssuerPanel />
        </Suspense>
      )}
      <div className="grid items-start gap-3.5 min-[1760px]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <LeverPanel />
        <CumulativePanel />
        <Suspense fallback={waiting}>
          <TornadoPanel />
        </Suspense>
        <div className="flex min-w-0 flex-col gap-3.5">
          <Suspense fallback={waiting}>
            <UncertaintyPanel />
          </Suspense>
          <Suspense fallback={waiting}>
            <SupplierPanel />
          </Suspense>
        </div>
      </div>
    </>
  );
}
