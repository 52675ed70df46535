import { Badge, Button, PlainTable, type BadgeProps } from "@paygauge/ui";
import type { MlModel, ModelState } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";
import { useFigures } from "./use-figures.ts";

const tones: Readonly<Record<ModelState, NonNullable<BadgeProps["tone"]>>> = {
  Challenger: "info",
  Champion: "success",
  Retired: "neutral",
  Refused: "danger",
};

interface ModelsTableProps {
  readonly models: readonly MlModel[];
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

/** Every model with its state and its figures; one press shows its proof. */
export function ModelsTable({ models, shown, onShow }: ModelsTableProps) {
  const words = useTranslations("mlPrediction.models");
  const figures = useFigures();
  return (
    <PlainTable
      framed
      stacked="labelled"
      label={words("label")}
      rows={models}
      rowKey={({ number }) => String(number)}
      columns={[
        {
          key: "number",
          title: words("model"),
          namesRow: true,
          render: ({ number }) => (
            <Button size="sm" aria-pressed={number === shown} onClick={() => onShow(number)}>
              {words("number", { number })}
            </Button>
          ),
        },
        { key: "state", title: words("state"), render: (model) => <State model={model} /> },
        {
          key: "kind",
          title: words("kind"),
          render: ({ features, columns }) => words("logistic", { features: features.length, columns }),
        },
        {
          key: "seen",
          title: words("seen"),
          render: ({ firstMonth, lastMonth }) =>
            words("months", { from: figures.month(firstMonth), to: figures.month(lastMonth) }),
        },
        { key: "labels", title: words("labels"), atEnd: true, render: (row) => figures.count(row.figures.labels) },
        { key: "auc", title: words("auc"), atEnd: true, render: (row) => figures.score(row.figures.auc) },
        { key: "brier", title: words("brier"), atEnd: true, render: (row) => figures.score(row.figures.brier) },
        {
          key: "calibration",
          title: words("calibration"),
          atEnd: true,
          render: (row) => figures.score(row.figures.calibrationError),
        },
        {
          key: "trained",
          title: words("trained"),
          render: ({ byName, on }) => words("by", { name: byName, day: figures.day(on) }),
        },
      ]}
    />
  );
}

/** The state of a model, and which check refused it. */
function State({ model: { state, checks, forced } }: { readonly model: MlModel }) {
  const words = useTranslations("mlPrediction");
  const failed = state === "Refused" ? checks.filter(({ isPassed }) => !isPassed) : [];
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={tones[state]}>{words(`states.${state}`)}</Badge>
      {failed.map(({ check }) => (
        <span key={check} className="text-label text-text-2">
          {words(`checks.${check}`)}
        </span>
      ))}
      {forced !== null && <Badge tone="warning">{words("states.asked")}</Badge>}
    </span>
  );
}
