import { Button, MessageText, Panel, ProgressBar } from "@paygauge/ui";
import type { MlTraining } from "@paygauge/api-types/entities/ml-prediction";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";
import { useFigures } from "./use-figures.ts";

/** Whether a training is not over yet. */
export const isTraining = (training: MlTraining | null): boolean =>
  training?.state === "waiting" || training?.state === "running";

interface TrainingPanelProps {
  readonly training: MlTraining;
  readonly onChanged: () => void;
}

/** The training in progress, or why the last one ended without a model. */
export function TrainingPanel({ training, onChanged }: TrainingPanelProps) {
  const words = useTranslations("mlPrediction.training");
  const figures = useFigures();
  const [mayChange, mayEdit] = [useMayChange(), useMay("MlPrediction_CRUD")];
  const cancel = useAction("cancelMlTraining", { operation: words("cancel") });
  const { id, state, byName, on, done, total, message } = training;
  const stop = async () => {
    await cancel.run({ params: { trainingId: id } });
    onChanged();
  };
  return (
    <Panel title={words(`states.${state}`)} facts={words("by", { name: byName, day: figures.day(on) })}>
      <div className="flex flex-col items-start gap-3">
        {isTraining(training) && (
          <div className="w-full">
            <ProgressBar
              label={words("progress")}
              value={done}
              max={Math.max(1, total)}
              amount={words("parts", { done, total })}
            />
          </div>
        )}
        {state === "failed" && message !== null && (
          <p role="alert" className="max-w-3xl text-data text-danger">
            <MessageText message={message} />
          </p>
        )}
        {isTraining(training) && mayEdit && (
          <Button pending={cancel.pending} disabled={!mayChange} onClick={() => void stop()}>
            {words("cancel")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
