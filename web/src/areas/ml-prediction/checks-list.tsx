import { Check, X } from "lucide-react";
import type { PromotionCheck } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";

/** The checks of a promotion, each passed or failed. */
export function ChecksList({ checks }: { readonly checks: readonly PromotionCheck[] }) {
  const words = useTranslations("mlPrediction.checks");
  return (
    <ul aria-label={words("label")} className="grid gap-x-4 gap-y-1 text-data sm:grid-cols-2">
      {checks.map(({ check, isPassed }) => {
        const Mark = isPassed ? Check : X;
        return (
          <li key={check} className="flex items-baseline gap-1.5">
            <Mark
              aria-hidden
              size={14}
              strokeWidth={2}
              className={`shrink-0 self-center ${isPassed ? "text-success" : "text-danger"}`}
            />
            <span className="sr-only">{words(isPassed ? "passed" : "failed")}</span>
            {words(check)}
          </li>
        );
      })}
    </ul>
  );
}
