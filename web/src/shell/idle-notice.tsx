import { Button, Dialog } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { idleSecondsLeft, reportActivity } from "../data/activity.ts";
import { leaveForSignIn } from "../data/session.ts";
import { useTranslations } from "../state/formats.ts";
import { useMessages } from "../state/language.ts";

/** Seconds to the idle end while its notice stands, looked at once a second in every tab, hidden ones too. */
function useSecondsLeft(): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(idleSecondsLeft(Date.now()));
    const timer = setInterval(look, 1000);
    // Another tab reported input, or its user stayed.
    addEventListener("storage", look);
    return () => {
      clearInterval(timer);
      removeEventListener("storage", look);
    };
  }, []);
  return left;
}

/**
 * Warns a minute before the session ends by idleness, then signs out; one clock for all tabs (docs/specification.md
 * section 4).
 */
export function IdleNotice() {
  const words = useTranslations("notices.idle");
  const messages = useMessages();
  const left = useSecondsLeft();
  useEffect(() => {
    if (left === 0) leaveForSignIn();
  }, [left]);
  if (left === null) return null;
  const stay = () => void reportActivity({ always: true });
  return (
    <Dialog
      open
      role="alertdialog"
      title={words("title")}
      description={messages.idleNotice}
      onOpenChange={stay}
      footer={
        <Button variant="primary" data-first-focus onClick={stay}>
          {messages.stayLoggedIn}
        </Button>
      }
    >
      <p className="text-data text-text-2 tabular-nums" aria-hidden>
        {words("left", { seconds: String(left) })}
      </p>
    </Dialog>
  );
}
