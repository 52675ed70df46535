import { Panel } from "@paygauge/ui";
import type { ModelFigures } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";
import { useFigures } from "./use-figures.ts";

type Row = ModelFigures["importance"][number];

/** What the AUC loses where a feature's values are shuffled, with the spread over the shuffles. */
export function ImportanceList({ importance }: { readonly importance: readonly Row[] }) {
  const words = useTranslations("mlPrediction.importance");
  const most = Math.max(1e-6, ...importance.map(({ loss, spread }) => loss + spread));
  return (
    <Panel title={words("title")} facts={words("facts")}>
      <ul className="flex flex-col gap-2">
        {importance.map((row) => (
          <Feature key={row.feature} row={row} most={most} />
        ))}
      </ul>
    </Panel>
  );
}

function Feature({ row: { feature, loss, spread }, most }: { readonly row: Row; readonly most: number }) {
  const features = useTranslations("mlPrediction.features");
  const words = useTranslations("mlPrediction.importance");
  const { score } = useFigures();
  const part = (value: number) => `${(Math.max(0, Math.min(1, value / most)) * 100).toFixed(1)}%`;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-data">
      <span>{features(feature)}</span>
      <span className="tabular-nums">
        <span className="font-medium">{score(loss)}</span>{" "}
        <span className="text-label text-text-2">{words("spread", { spread: score(spread) })}</span>
      </span>
      <span aria-hidden className="relative col-span-2 h-2.5">
        <span className="absolute inset-y-0 start-0 bg-accent" style={{ width: part(loss) }} />
        <span
          className="absolute top-1/2 h-px bg-text"
          style={{ insetInlineStart: part(loss - spread), width: part(Math.min(2 * spread, loss + spread)) }}
        />
      </span>
    </li>
  );
}
