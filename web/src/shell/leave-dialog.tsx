import { ConfirmDialog } from "@paygauge/ui";
import { useAtom } from "jotai";
import { heldNavigationAtom, releaseNavigation } from "../state/unsaved.ts";
import { useTranslations } from "../state/formats.ts";

/** Asks before unsaved words are left behind. */
export function LeaveDialog() {
  const words = useTranslations("shell.leave");
  const [held, setHeld] = useAtom(heldNavigationAtom);
  return (
    <ConfirmDialog
      open={held !== null}
      onOpenChange={(open) => (open ? undefined : setHeld(null))}
      title={words("title")}
      description={words("text")}
      onConfirm={releaseNavigation}
    />
  );
}
