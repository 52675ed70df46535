import { Panel } from "@paygauge/ui";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { FactsList } from "../facts-list.tsx";
import { reasonsOf } from "../suppliers/prediction-reasons.ts";

/** How likely the supplier is to accept cards, and why; nothing where no model predicts it. */
export function PredictionPanel({ row }: { readonly row: SupplierRow }) {
  const words = useTranslations("suppliers.page.prediction");
  const features = useTranslations("suppliers.grid.prediction.features");
  const formats = useFormats();
  const { prediction = null, predictionModel } = row;
  if (predictionModel === undefined) return null;
  const reasons = reasonsOf(row);
  const said = (isFor: boolean): string =>
    reasons
      .filter((reason) => reason.isFor === isFor)
      .map(({ feature }) => features(feature))
      .join(", ") || words("nothing");
  const why = [
    { key: "for", label: words("for"), value: said(true) },
    { key: "against", label: words("against"), value: said(false) },
  ];
  const chance = prediction === null ? words("unknown") : words("percent", { percent: prediction });
  return (
    <Panel title={words("title")} facts={words("facts")}>
      <FactsList
        facts={[
          { key: "chance", label: words("chance"), value: chance, note: words("note") },
          ...(prediction === null ? [] : why),
          { key: "model", label: words("model"), value: formats.count(predictionModel) },
        ]}
      />
    </Panel>
  );
}
