import { lazy, Suspense, type ReactNode } from "react";
import { CumulativePanel } from "./cumulative-panel.tsx";
import { LeverPanel } from "./lever-panel.tsx";
import { ResultStrip } from "./result-strip.tsx";

// Below the first view.
const TornadoPanel = lazy(async () => ({ default: (await import("./tornado-panel.tsx")).TornadoPanel }));
const SupplierPanel = lazy(async () => ({ default: (await import("./supplier-panel.tsx")).SupplierPanel }));
const UncertaintyPanel = lazy(async () => ({ default: (await import("./uncertainty-panel.tsx")).UncertaintyPanel }));
const IssuerPanel = lazy(async () => ({ default: (await import("./issuer-panel.tsx")).IssuerPanel }));

interface ResultProps {
  readonly isIssuer: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** What the scenario in sight comes to. */
export function Result({ isIssuer, action, children }: ResultProps) {
  const waiting = <div className="min-h-72 rounded-card border border-line bg-surface" />;
  return (
    <>
      <ResultStrip action={action}>{children}</ResultStrip>
      {isIssuer && (
        <Suspense fallback={waiting}>
          <IssuerPanel />
        </Suspense>
      )}
      <div className="grid items-start gap-3.5 min-[1760px]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <CumulativePanel />
        <LeverPanel />
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
