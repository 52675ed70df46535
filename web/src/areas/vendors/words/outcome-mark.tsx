import { CircleCheck, CircleSlash, CircleX, type LucideIcon } from "lucide-react";
import type { VendorOutcome } from "@paygauge/api-types/entities/vendors";
import { useTranslations } from "../../../state/formats.ts";

const marks: Readonly<Record<VendorOutcome["status"], readonly [LucideIcon, string]>> = {
  Succeeded: [CircleCheck, "text-success"],
  Failed: [CircleX, "text-danger"],
  Abandoned: [CircleSlash, "text-text-2"],
};

/** How a campaign ended, as an icon and a word. */
export function OutcomeMark({ status }: Pick<VendorOutcome, "status">) {
  const words = useTranslations("vendors.words.status");
  const [Icon, colour] = marks[status];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Icon aria-hidden size={14} strokeWidth={1.6} className={`shrink-0 ${colour}`} />
      {words(status)}
    </span>
  );
}
