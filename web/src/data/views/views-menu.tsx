import { ViewButton } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import type { GridViews } from "./use-grid-views.ts";

const SavedViewsMenu = lazy(async () => ({ default: (await import("./saved-views-menu.tsx")).SavedViewsMenu }));

/** The views of a list. The list does not wait for their menu; its button is there meanwhile, so that nothing moves. */
export function ViewsMenu({ views }: { readonly views: GridViews }) {
  return (
    <Suspense fallback={<ViewButton disabled name={views.current?.name} changed={views.changed} />}>
      <SavedViewsMenu views={views} />
    </Suspense>
  );
}
