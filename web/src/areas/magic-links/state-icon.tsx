import { Ban, CircleCheck, CircleDashed, Clock, MailOpen, Send, type LucideIcon } from "lucide-react";
import type { MagicLinkState } from "@paygauge/api-types/states";

const icons: Readonly<Record<MagicLinkState, { readonly icon: LucideIcon; readonly colour: string }>> = {
  Created: { icon: CircleDashed, colour: "text-text-2" },
  Sent: { icon: Send, colour: "text-info" },
  Opened: { icon: MailOpen, colour: "text-info" },
  Used: { icon: CircleCheck, colour: "text-success" },
  Expired: { icon: Clock, colour: "text-text-2" },
  Revoked: { icon: Ban, colour: "text-danger" },
};

/** The icon of a state, next to its word. */
export function StateIcon({ state }: { readonly state: MagicLinkState }) {
  const { icon: Icon, colour } = icons[state];
  return <Icon aria-hidden size={14} strokeWidth={1.6} className={`shrink-0 ${colour}`} />;
}
