import { useMay } from "../../state/permissions.ts";
import { QueueQuickView } from "./queue-quick-view.tsx";

/** What the foot of the rail shows of the system's work, each view for those who may see it. */
export function QuickViews({ narrow }: { readonly narrow: boolean }) {
  const mayQueue = useMay("QuickView_ProQ_VIEW");
  return mayQueue ? <QueueQuickView narrow={narrow} /> : null;
}
