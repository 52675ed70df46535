import { KpiStrip, Panel, TextLink, type Kpi } from "@paygauge/ui";
import type { MlModel } from "@paygauge/api-types/entities/ml-prediction";
import { callHref } from "../../data/call-api.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";
import { BaselineTable } from "./baseline-table.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { ChecksList } from "./checks-list.tsx";
import { ImportanceList } from "./importance-list.tsx";
import { IssuersList } from "./issuers-list.tsx";
import { useFigures } from "./use-figures.ts";

interface ModelProofProps {
  readonly model: MlModel;
  /** The model that is in use; undefined: none is. */
  readonly champion: MlModel | undefined;
}

/** Figures of a model, each with the champion's. */
function useKpis(model: MlModel, champion: MlModel | undefined): readonly Kpi[] {
  const words = useTranslations("mlPrediction.figures");
  const figures = useFigures();
  const beside = champion === undefined || champion.number === model.number ? undefined : champion.figures;
  const note = (
    of: "auc" | "brier" | "calibrationError" | "coverage" | "topFifth",
    format: (value: number) => string,
  ) =>
    beside === undefined
      ? {}
      : {
          note: words("champion", {
            value: format(beside[of]),
            change: figures.change(model.figures[of] - beside[of]),
          }),
        };
  const { auc, brier, calibrationError, coverage, topFifth } = model.figures;
  return [
    { key: "auc", label: words("auc"), figure: figures.score(auc), ...note("auc", figures.score) },
    { key: "brier", label: words("brier"), figure: figures.score(brier), ...note("brier", figures.score) },
    {
      key: "calibration",
      label: words("calibrationError"),
      figure: figures.score(calibrationError),
      ...note("calibrationError", figures.score),
    },
    { key: "coverage", label: words("coverage"), figure: figures.share(coverage), ...note("coverage", figures.share) },
    { key: "top", label: words("topFifth"), figure: figures.share(topFifth), ...note("topFifth", figures.share) },
  ];
}

/** The proof of one model: what it said of suppliers that it never saw, and what happened. */
export function ModelProof({ model, champion }: ModelProofProps) {
  const words = useTranslations("mlPrediction");
  const figures = useFigures();
  const items = useKpis(model, champion);
  const seesAll = useMay("AllJobs_VIEW");
  const { number, digest, firstMonth, lastMonth } = model;
  return (
    <>
      <KpiStrip label={words("figures.label", { number })} items={items} />
      <Panel
        title={words("proof.title", { number })}
        facts={words("proof.facts", {
          labels: model.figures.labels,
          accepting: model.figures.accepting,
          from: figures.month(firstMonth),
          to: figures.month(lastMonth),
        })}
        actions={
          seesAll && (
            <TextLink href={callHref("mlModelPredictions", { params: { modelNumber: String(number) } })} download>
              {words("proof.download")}
            </TextLink>
          )
        }
      >
        <div className="flex flex-col gap-3">
          <ChecksList checks={model.checks} />
          <BaselineTable figures={model.figures} />
          <p className="text-label text-text-2 wrap-anywhere">{words("proof.digest", { digest })}</p>
        </div>
      </Panel>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3.5">
        <CalibrationPlot model={model} champion={champion?.number === number ? undefined : champion} />
        <ImportanceList importance={model.figures.importance} />
        <IssuersList model={model} champion={champion?.number === number ? undefined : champion} />
      </div>
    </>
  );
}
