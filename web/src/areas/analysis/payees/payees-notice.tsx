import { Suspense } from "react";
import { callParts } from "../../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";

const PayeesWaiting = lazyWithTexts(
  async () => ({ default: (await import("./payees-waiting.tsx")).PayeesWaiting }),
  areaTexts.analysis,
  callParts.decisions,
);

/** Reports next to totals how many payees wait for a class, and their spend. Loaded after the page. */
export function PayeesNotice({ jobId }: { readonly jobId: string }) {
  return (
    <Suspense fallback={null}>
      <PayeesWaiting jobId={jobId} />
    </Suspense>
  );
}
