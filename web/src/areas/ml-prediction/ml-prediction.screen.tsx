import { Button, EmptyState, ErrorState, PageHeader } from "@paygauge/ui";
import { BrainCircuit, Trophy } from "lucide-react";
import { useState } from "react";
import type { MlModel, MlModels } from "@paygauge/api-types/entities/ml-prediction";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { OwnShape } from "../../state/own-shape.tsx";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";
import { ModelProof } from "./model-proof.tsx";
import { ModelsTable } from "./models-table.tsx";
import { MovesPanel } from "./moves-panel.tsx";
import { PromoteDialog } from "./promote-dialog.tsx";
import { TrainDialog } from "./train-dialog.tsx";
import { isTraining, TrainingPanel } from "./training-panel.tsx";

/** How often a training that is in progress is asked for, ms. */
const pollMs = 1500;

/** Models that predict who accepts cards: their proof, their states, and the training of the next one. */
export default function MlPredictionScreen() {
  const title = usePageNames().title("mlPrediction");
  const words = useTranslations("mlPrediction");
  const call = useCall("mlModels", {}, { pollMs: (known) => (isTraining(known?.training ?? null) ? pollMs : 0) });
  if (call.data === undefined && call.problem === undefined) return <OwnShape />;
  if (call.data === undefined)
    return (
      <>
        <PageHeader title={title} facts={words("question")} />
        {call.problem !== undefined && (
          <ErrorState {...problemView(call.problem)} onRetry={call.reload} retrying={call.refreshing} />
        )}
      </>
    );
  return <MlPrediction title={title} data={call.data} reload={call.reload} />;
}

/** Which model is shown first: the one to decide about, else the one in use, else the newest. */
const firstOf = (models: readonly MlModel[]): MlModel | undefined =>
  models.find(({ state }) => state === "Challenger") ?? models.find(({ state }) => state === "Champion") ?? models[0];

interface LoadedProps {
  readonly title: string;
  readonly data: MlModels;
  readonly reload: () => void;
}

function MlPrediction({ title, data, reload }: LoadedProps) {
  const words = useTranslations("mlPrediction");
  const [mayChange, mayEdit] = [useMayChange(), useMay("MlPrediction_CRUD")];
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setAsking] = useState<"train" | "promote" | null>(null);
  const { models, training, moves } = data;
  const shown = models.find(({ number }) => number === chosen) ?? firstOf(models);
  const champion = models.find(({ state }) => state === "Champion");
  const close = () => setAsking(null);
  return (
    <>
      <PageHeader
        title={title}
        facts={words("question")}
        actions={
          mayEdit && (
            <>
              <Button disabled={!mayChange || isTraining(training)} onClick={() => setAsking("train")}>
                <BrainCircuit aria-hidden size={16} strokeWidth={1.6} />
                {words("train.action")}
              </Button>
              {shown !== undefined && shown.state !== "Champion" && (
                <Button variant="primary" disabled={!mayChange} onClick={() => setAsking("promote")}>
                  <Trophy aria-hidden size={16} strokeWidth={1.6} />
                  {words(shown.state === "Retired" ? "promote.back" : "promote.action", { number: shown.number })}
                </Button>
              )}
            </>
          )
        }
      />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {training !== null && <TrainingPanel training={training} onChanged={reload} />}
        {shown === undefined ? (
          <EmptyState title={words("empty")}>{words("emptyText", data.sharing)}</EmptyState>
        ) : (
          <>
            <ModelProof model={shown} champion={champion} />
            <ModelsTable models={models} shown={shown.number} onShow={setChosen} />
          </>
        )}
        {moves.length > 0 && <MovesPanel moves={moves} />}
      </div>
      {isAsking === "train" && <TrainDialog onClose={close} onStarted={reload} />}
      {isAsking === "promote" && shown !== undefined && (
        <PromoteDialog model={shown} from={champion?.number ?? null} onClose={close} onPromoted={reload} />
      )}
    </>
  );
}
