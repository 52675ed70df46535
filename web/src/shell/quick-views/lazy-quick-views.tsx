import { lazy, memo, Suspense } from "react";
import { callParts } from "../../data/call-parts.derived.ts";

// What a first paint does not show comes after it.
const Views = lazy(async () => {
  const [module] = await Promise.all([import("./quick-views.tsx"), callParts.proq()]);
  return { default: module.QuickViews };
});

/** Queue commands and active users at the foot of the navigation, once they are there. */
export const QuickViews = memo(function QuickViews({ narrow }: { readonly narrow: boolean }) {
  return (
    <Suspense>
      <Views narrow={narrow} />
    </Suspense>
  );
});
