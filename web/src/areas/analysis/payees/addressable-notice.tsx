import { Suspense } from "react";
import { callParts } from "../../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";

const AddressableWithout = lazyWithTexts(
  async () => ({ default: (await import("./payees-waiting.tsx")).AddressableWithout }),
  areaTexts.analysis,
  callParts.decisions,
);

/** Reports below the addressable spend what the payees that wait would take from it. Loaded after the page. */
export function AddressableNotice({ jobId }: { readonly jobId: string }) {
  return (
    <Suspense fallback={null}>
      <AddressableWithout jobId={jobId} />
    </Suspense>
  );
}
