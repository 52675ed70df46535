import type { messages } from "@paygauge/api-types/messages";
import { truncated } from "../state/notifications.ts";

/** The sentence of an error snackbar, in its two wordings (docs/specification.md section 8). */
export function errorSentence(
  item: { readonly operation?: string; readonly message: string },
  seesAll: boolean,
  defaultText: string,
  spoken: Readonly<Record<keyof typeof messages, string>>,
): string {
  if (!seesAll) return `${spoken.errorForOrdinaryUsers} ${defaultText}`;
  // Functions as replacements: a "$&" in a message is text, not a pattern.
  return spoken.errorForStaff
    .replace("{operation}", () => item.operation ?? "")
    .replace("{message}", () => truncated(item.message));
}
