import type { BusinessCaseStart } from "@paygauge/api-types/entities/business-case";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";

/** "Sum of the use cases X, without overlap Y": it opens how it came about. */
export function OverlapNote({ overlap }: { readonly overlap: BusinessCaseStart["overlap"] }) {
  const words = useTranslations("businessCase.source");
  const { job } = useCaseView();
  const money = useCaseMoney(job);
  if (overlap === null) return null;
  const [sum, distinct] = [overlap.sum.expectedMinor, overlap.distinct.expectedMinor];
  const scale = 10 ** job.minorDigits;
  return (
    <p className="text-data text-text-2">
      <Figure of={{ kind: "overlap", sum: sum / scale, distinct: distinct / scale }} name={words("overlapName")}>
        {words("overlap", {
          sum: money.exact(sum),
          distinct: money.exact(distinct),
          twice: overlap.sum.suppliers - overlap.distinct.suppliers,
        })}
      </Figure>
    </p>
  );
}
