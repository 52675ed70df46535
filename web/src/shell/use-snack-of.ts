import type { Snack } from "@paygauge/ui";
import { useBoot } from "../state/boot.ts";
import { useFormats, useTranslations } from "../state/formats.ts";
import { useMessages } from "../state/language.ts";
import { truncated, type Notification } from "../state/notifications.ts";
import { useMay } from "../state/permissions.ts";
import { errorSentence } from "./error-sentence.ts";

/**
 * A message as the user may read it: errors are worded for them (docs/specification.md section 8), the original text
 * only with MultipleErrorNotifications_VIEW.
 */
export function useSnackOf(): (item: Notification) => Snack {
  const words = useTranslations("shell");
  const messages = useMessages();
  const { locale } = useFormats();
  const { me } = useBoot();
  const seesAll = useMay("MultipleErrorNotifications_VIEW");
  const details = (item: Notification): readonly string[] => [
    words("details.message", { text: seesAll ? truncated(item.message) : messages.errorForOrdinaryUsers }),
    words("details.user", { id: me.id }),
    words("details.url", { url: item.url }),
    words("details.date", { date: item.at.toLocaleString(locale) }),
    words("details.device", { device: navigator.userAgent }),
    ...(item.correlationId === undefined ? [] : [words("details.correlation", { id: item.correlationId })]),
  ];
  return (item) => {
    if (item.kind !== "error") return { id: item.id, tone: item.kind, message: item.message, action: item.action };
    const message = errorSentence(item, seesAll, words("defaultError"), messages);
    return { id: item.id, tone: "error", message, details: details(item) };
  };
}
