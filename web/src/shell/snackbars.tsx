import { SnackbarStack } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { dismissNotification, notificationsAtom } from "../state/notifications.ts";
import { useMay } from "../state/permissions.ts";
import { useSnackOf } from "./use-snack-of.ts";

/** Messages at the foot of the screen; several errors at once only with MultipleErrorNotifications_VIEW. */
export function Snackbars() {
  const seesAll = useMay("MultipleErrorNotifications_VIEW");
  const snackOf = useSnackOf();
  const items = useAtomValue(notificationsAtom);
  const lastError = items.findLast((item) => item.kind === "error");
  const shown = items.filter((item) => seesAll || item.kind !== "error" || item === lastError);
  return <SnackbarStack snacks={shown.map(snackOf)} onClose={dismissNotification} />;
}
