import { CircleCheck, CircleHelp, CircleMinus, TriangleAlert, type LucideIcon } from "lucide-react";
import type { VendorRow } from "@paygauge/api-types/entities/vendors";
import { useTranslations } from "../../../state/formats.ts";

type Accepts = VendorRow["accepts"];

const marks: Readonly<Record<Accepts, readonly [LucideIcon, string]>> = {
  Unknown: [CircleHelp, "text-text-2"],
  No: [CircleMinus, "text-text-2"],
  Card: [CircleCheck, "text-success"],
  VirtualCard: [CircleCheck, "text-success"],
  Conflicting: [TriangleAlert, "text-warning"],
};

/** How a vendor takes cards, as an icon and a word. */
export function AcceptsMark({ accepts }: { readonly accepts: Accepts }) {
  const words = useTranslations("vendors.words.accepts");
  const [Icon, colour] = marks[accepts];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={14} strokeWidth={1.6} className={`shrink-0 ${colour}`} />
      {words(accepts)}
    </span>
  );
}
