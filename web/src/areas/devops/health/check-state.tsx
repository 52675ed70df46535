import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";
import type { CheckResult } from "@paygauge/api-types/entities/system-health";

const looks: Readonly<Record<CheckResult["state"], { readonly icon: LucideIcon; readonly colour: string }>> = {
  healthy: { icon: CircleCheck, colour: "text-success" },
  warning: { icon: TriangleAlert, colour: "text-warning" },
  failed: { icon: CircleX, colour: "text-danger" },
  notChecked: { icon: CircleDashed, colour: "text-text-2" },
};

/** The glyph of a state; its word is next to it. */
export function StateGlyph({ state }: { readonly state: CheckResult["state"] }) {
  const { icon: Icon, colour } = looks[state];
  return <Icon aria-hidden size={14} strokeWidth={1.6} className={`mt-0.5 shrink-0 ${colour}`} />;
}
