import { Suspense } from "react";
import { useMay } from "../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { NarrowContext } from "./narrow.ts";
import { QueueQuickView } from "./queue-quick-view.tsx";

const ActiveUsers = lazyWithTexts(() => import("./active-users-quick-view.tsx"), areaTexts.locks);

/** What the foot of the rail shows of the system's work, each view for those who may see it. */
export function QuickViews({ narrow }: { readonly narrow: boolean }) {
  const mayQueue = useMay("QuickView_ProQ_VIEW");
  const mayUsers = useMay("ActiveUsers_VIEW");
  return (
    <NarrowContext value={narrow}>
      {mayQueue && <QueueQuickView narrow={narrow} />}
      <Suspense>{mayUsers && <ActiveUsers />}</Suspense>
    </NarrowContext>
  );
}
