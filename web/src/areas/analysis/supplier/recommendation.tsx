import { useTexts } from "@paygauge/ui";
import type { SupplierDetail, SupplierWorth } from "@paygauge/api-types";
import { leaveAsIs } from "@paygauge/api-types/entities/analysis";
import { Term } from "../../../glossary/term.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useMoney, type MoneyWords } from "../job-money.ts";

interface RecommendationProps {
  readonly detail: SupplierDetail;
  /** Stands in a frame of its own, without the line before it. */
  readonly isBare?: boolean;
}

/** The method to propose, what it is worth in a year, and what that adds up from. */
export function Recommendation({ detail, isBare = false }: RecommendationProps) {
  const words = useTranslations("suppliers.page");
  const texts = useTexts();
  const money = useMoney(detail);
  const parts = usePartWords();
  const { worth, row } = detail;
  // Added up of what is shown, so that it is its sum to the last digit.
  const net = worth === null ? 0 : worth.rebateMinor + worth.workingCapitalMinor + worth.processMinor - worth.feeMinor;
  return (
    <div className={`min-w-0 ${isBare ? "" : "lg:border-s lg:border-line lg:ps-6"}`}>
      <p className="text-label text-text-2">
        <Term id="recommendedMethod">{words("recommended")}</Term>
      </p>
      {row.recommendedMethod === null ? (
        <p className="text-data">{words("recommendedNone")}</p>
      ) : row.recommendedMethod === leaveAsIs ? (
        <>
          <p className="text-section font-semibold">{words("leaveAsIs")}</p>
          <p className="text-label text-text-2">{words("leaveAsIsWhy")}</p>
        </>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2 text-section font-semibold">
            {texts.capabilityNames[row.recommendedMethod]}
            {worth !== null && (
              <span className={net < 0 ? "text-danger" : "text-success"}>
                {words("worth", { money: money.exact(net) })}
              </span>
            )}
          </p>
          <p className="text-label text-text-2">
            {worth === null ? words("recommendedWhy") : words("worthParts", { parts: parts(worth, money) })}
          </p>
        </>
      )}
    </div>
  );
}

/** "rebate £2,144.00, working capital £2,044.00": the parts that are not nothing. */
function usePartWords(): (worth: SupplierWorth, money: MoneyWords) => string {
  const words = useTranslations("suppliers.page");
  return ({ rebateMinor, workingCapitalMinor, processMinor, feeMinor }, money) => {
    const of = (minor: number) => ({ money: money.exact(minor) });
    return [
      rebateMinor !== 0 && words("worthPart.rebate", of(rebateMinor)),
      workingCapitalMinor !== 0 && words("worthPart.workingCapital", of(workingCapitalMinor)),
      processMinor !== 0 && words("worthPart.process", of(processMinor)),
      feeMinor !== 0 && words("worthPart.fee", of(-feeMinor)),
    ]
      .filter((part) => part !== false)
      .join(", ");
  };
}
