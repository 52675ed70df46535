import { Suspense } from "react";
import { areaCalls } from "../../../data/call-table.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";

const PayeesWaiting = lazyWithTexts(
  async () => ({ default: (await import("./payees-waiting.tsx")).PayeesWaiting }),
  areaTexts.analysis,
  areaCalls.decisions,
);

/** Beside totals: how many payees may be no suppliers, and their spend. Loaded after the page; nothing where none waits. */
export function PayeesNotice({ jobId }: { readonly jobId: string }) {
  return (
    <Suspense fallback={null}>
      <PayeesWaiting jobId={jobId} />
    </Suspense>
  );
}
