import { CircleCheck, CircleSlash, TriangleAlert } from "lucide-react";
import type { CompanyHit } from "@paygauge/api-types/entities/companies";
import { useTranslations } from "../../../state/formats.ts";

type CompanyStateProps = Pick<CompanyHit, "status" | "isToBeStruckOff">;

/** Whether a company exists, in a word and a sign. */
export function CompanyState({ status, isToBeStruckOff }: CompanyStateProps) {
  const words = useTranslations("tools.companies.status");
  const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;
  const isGone = status === "dissolved" || status === "removed" || status === "closed" || status === "converted-closed";
  const isWell = status === "active" && !isToBeStruckOff;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {isWell ? (
        <CircleCheck {...icon} className="text-success" />
      ) : isGone ? (
        <CircleSlash {...icon} />
      ) : (
        <TriangleAlert {...icon} className="text-warning" />
      )}
      {isToBeStruckOff ? words("strikeOff") : words(status ?? "unknown")}
    </span>
  );
}
