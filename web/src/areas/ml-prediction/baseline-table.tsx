import { PlainTable } from "@paygauge/ui";
import type { ModelFigures } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";
import { useFigures } from "./use-figures.ts";

/** Figures of a coin. */
const coin = { auc: 0.5, brier: 0.25, topFifth: 0.2 } as const;

/** The model next to what needs none: the rate of acceptance of a supplier's industry, and a coin. */
export function BaselineTable({ figures }: { readonly figures: ModelFigures }) {
  const words = useTranslations("mlPrediction.baselines");
  const { score, share } = useFigures();
  const rows = [
    { key: "model", name: words("model"), ...figures },
    { key: "time", name: words("time"), auc: figures.timeAuc, brier: null, topFifth: null },
    { key: "industry", name: words("industry"), ...figures.industry },
    { key: "coin", name: words("coin"), ...coin },
  ];
  return (
    <PlainTable
      framed
      stacked="labelled"
      label={words("label")}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: "name", title: words("what"), namesRow: true, render: ({ name }) => name },
        {
          key: "auc",
          title: words("auc"),
          atEnd: true,
          render: ({ auc }) => (auc === null ? words("oneTime") : score(auc)),
        },
        {
          key: "brier",
          title: words("brier"),
          atEnd: true,
          render: ({ brier }) => (brier === null ? "" : score(brier)),
        },
        {
          key: "top",
          title: words("topFifth"),
          atEnd: true,
          render: ({ topFifth }) => (topFifth === null ? "" : share(topFifth)),
        },
      ]}
    />
  );
}
