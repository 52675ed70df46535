import type { GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { predictionColumn, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { reasonsOf, type PredictionReason } from "./prediction-reasons.ts";

type Column = GridColumn<SupplierRow>;

/**
 * How likely suppliers are to accept cards, with what speaks for and against it; none where no model predicts the run.
 * `model`: its number.
 */
export function usePredictionColumn(model: number | null): readonly Column[] {
  const words = useTranslations("suppliers.grid");
  return useMemo(() => {
    if (model === null) return [];
    const said = ({ isFor, feature }: PredictionReason) =>
      `${isFor ? "+" : "\u2212"} ${words(`prediction.features.${feature}`)}`;
    const reasons = (row: SupplierRow) => reasonsOf(row).map(said).join(", ");
    return [
      {
        key: predictionColumn,
        title: words("columns.prediction"),
        unit: words("prediction.model", { number: model }),
        definition: words("prediction.means"),
        type: "number",
        width: 280,
        value: (row) => row.prediction ?? null,
        render: (row) => <Prediction percent={row.prediction ?? null} reasons={reasons(row)} />,
        copy: (row) => [row.prediction ?? "", reasons(row)].join(" ").trim(),
      },
    ];
  }, [words, model]);
}

interface PredictionProps {
  readonly percent: number | null;
  readonly reasons: string;
}

function Prediction({ percent, reasons }: PredictionProps) {
  if (percent === null) return null;
  return (
    <span className="flex min-w-0 items-baseline justify-end gap-2">
      <span title={reasons} className="min-w-0 truncate text-label text-text-2">
        {reasons}
      </span>
      <span className="w-8 shrink-0 text-end tabular-nums">{percent}</span>
    </span>
  );
}
