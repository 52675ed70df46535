import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import type { Verdict } from "@paygauge/api-types/entities/addresses";
import { useTranslations } from "../../../state/formats.ts";

const icons = { accept: CircleCheck, confirm: CircleHelp, fix: CircleX } as const;
const tones = { accept: "text-success", confirm: "text-warning", fix: "text-danger" } as const;

/** What to do with an address: a sign and a word. */
export function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  const words = useTranslations("tools.addresses.verdicts");
  const Icon = icons[verdict];
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <Icon aria-hidden size={14} strokeWidth={1.6} className={tones[verdict]} />
      {words(verdict)}
    </span>
  );
}
