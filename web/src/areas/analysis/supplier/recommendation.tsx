import { useTexts } from "@paygauge/ui";
import type { SupplierDetail, SupplierWorth } from "@paygauge/api-types/entities/suppliers";
import { leaveAsIs } from "@paygauge/api-types/entities/capabilities";
import { Term } from "../../../glossary/term.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { majorOf } from "../job-money.ts";

interface RecommendationProps {
  readonly detail: SupplierDetail;
  /** Stands in a frame of its own, without the line before it. */
  readonly isBare?: boolean;
}

/** The method to propose, what it is worth in a year, and what that adds up from. */
export function Recommendation({ detail, isBare = false }: RecommendationProps) {
  const words = useTranslations("suppliers.page");
  const texts = useTexts();
  const money = useCaseMoney(detail);
  const partsOf = usePartWords();
  const { worth, row } = detail;
  const shown = wholeParts(worth, detail.minorDigits);
  // The sum of the rounded parts, so that they add up.
  const net = shown.rebate + shown.workingCapital + shown.process - shown.fee;
  const partWords = partsOf(shown, money.whole);
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
                {words("worth", { money: money.whole(net) })}
              </span>
            )}
          </p>
          <p className="text-label text-text-2">
            {detail.addressableFactor === 0
              ? words("worthOneOff")
              : partWords === ""
                ? words("recommendedWhy")
                : words("worthParts", { parts: partWords })}
          </p>
        </>
      )}
    </div>
  );
}

interface Parts {
  readonly rebate: number;
  readonly workingCapital: number;
  readonly process: number;
  readonly fee: number;
}

/** In whole units of the currency: what is estimated has no decimals. */
function wholeParts(worth: SupplierWorth | null, minorDigits: number): Parts {
  const whole = (minor = 0) => Math.round(majorOf(minor, minorDigits));
  return {
    rebate: whole(worth?.rebateMinor),
    workingCapital: whole(worth?.workingCapitalMinor),
    process: whole(worth?.processMinor),
    fee: whole(worth?.feeMinor),
  };
}

/** "rebate £2,144, working capital £2,044": the parts that are not nothing. */
function usePartWords(): (parts: Parts, money: (major: number) => string) => string {
  const words = useTranslations("suppliers.page");
  return ({ rebate, workingCapital, process, fee }, money) =>
    [
      rebate !== 0 && words("worthPart.rebate", { money: money(rebate) }),
      workingCapital !== 0 && words("worthPart.workingCapital", { money: money(workingCapital) }),
      process !== 0 && words("worthPart.process", { money: money(process) }),
      fee !== 0 && words("worthPart.fee", { money: money(-fee) }),
    ]
      .filter((part) => part !== false)
      .join(", ");
}
