import { CircleCheck, CircleSlash, CircleX, Clock, PhoneCall, type LucideIcon } from "lucide-react";
import type { MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";

const marks: Readonly<Record<MemberStatus, readonly [LucideIcon, string]>> = {
  Pending: [Clock, "text-text-2"],
  Active: [PhoneCall, "text-info"],
  Abandoned: [CircleSlash, "text-text-2"],
  Failed: [CircleX, "text-danger"],
  Succeeded: [CircleCheck, "text-success"],
};

/** The sign of a status; its word is next to it. */
export function StatusMark({ status, size = 14 }: { readonly status: MemberStatus; readonly size?: number }) {
  const [Icon, colour] = marks[status];
  return <Icon aria-hidden size={size} strokeWidth={1.6} className={`shrink-0 ${colour}`} />;
}

/** Tones of a status's badge. */
export const statusTones = {
  Pending: "neutral",
  Active: "info",
  Abandoned: "neutral",
  Failed: "danger",
  Succeeded: "success",
} as const satisfies Record<MemberStatus, string>;
