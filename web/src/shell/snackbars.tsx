import { SnackbarStack, type Snack } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { messages } from "@paygauge/api-types";
import { useBoot } from "../state/boot.ts";
import { useFormats, useWords } from "../state/formats.ts";
import { dismissNotification, notificationsAtom, truncated, type Notification } from "../state/notifications.ts";
import { useMay } from "../state/permissions.ts";
import { errorSentence } from "./error-sentence.ts";

/**
 * Messages at the foot of the screen. Errors are worded for the person (specification section 8): the original text
 * and several at once only with MultipleErrorNotifications_VIEW.
 */
export function Snackbars() {
  const words = useWords("shell");
  const { locale } = useFormats();
  const { me } = useBoot();
  const seesAll = useMay("MultipleErrorNotifications_VIEW");
  const items = useAtomValue(notificationsAtom);
  const lastError = items.findLast((item) => item.kind === "error");
  const shown = items.filter((item) => seesAll || item.kind === "success" || item === lastError);
  const details = (item: Notification): readonly string[] => [
    words("details.message", { text: seesAll ? truncated(item.message) : messages.errorForOrdinaryUsers }),
    words("details.user", { id: me.id }),
    words("details.url", { url: item.url }),
    words("details.date", { date: item.at.toLocaleString(locale) }),
    words("details.device", { device: navigator.userAgent }),
    ...(item.correlationId === undefined ? [] : [words("details.correlation", { id: item.correlationId })]),
  ];
  const snacks = shown.map((item): Snack => {
    if (item.kind === "success") return { id: item.id, tone: "success", message: item.message };
    const message = errorSentence(item, seesAll, words("defaultError"));
    return { id: item.id, tone: "error", message, details: details(item) };
  });
  return <SnackbarStack snacks={snacks} onClose={dismissNotification} />;
}
