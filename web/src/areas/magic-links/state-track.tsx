import type { MagicLinkRow } from "@paygauge/api-types/entities/magic-links";
import { useTranslations } from "../../state/formats.ts";
import { StateIcon } from "./state-icon.tsx";

const steps = [0, 1, 2, 3] as const;

/** How far a link came of created, sent, opened and used; grey once it ended unused. */
export function StateTrack({ row }: { readonly row: Pick<MagicLinkRow, "state" | "step"> }) {
  const words = useTranslations("magicLinks");
  const hasEnded = row.state === "Expired" || row.state === "Revoked";
  const filled = hasEnded ? "bg-text-3 border-text-3" : "bg-success border-success";
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex items-center">
        {steps.map((step) => (
          <span key={step} className="flex items-center">
            {step > 0 && <span className={`h-0.5 w-4 ${step <= row.step ? filled : "bg-line"}`} />}
            <span className={`size-2 rounded-full border ${step <= row.step ? filled : "border-control bg-surface"}`} />
          </span>
        ))}
      </span>
      <StateIcon state={row.state} />
      {words(`states.${row.state}`)}
    </span>
  );
}
