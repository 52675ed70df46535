import { Button, CheckList, Dialog, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { predictionFeatures } from "@paygauge/api-types/entities/ml-features";
import { penalties } from "@paygauge/api-types/entities/ml-prediction";
import type { ApiProblem } from "../../data/api-problem.ts";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

interface TrainDialogProps {
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

/** The training as it is entered. */
function useTraining({ onClose, onStarted }: TrainDialogProps) {
  const words = useTranslations("mlPrediction.train");
  const [chosen, setChosen] = useState<readonly string[]>(predictionFeatures);
  const [penalty, setPenalty] = useState<string>("1");
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("trainMlModel", { operation: words("action"), quiet: true });
  const start = async () => {
    setProblem(null);
    const body = {
      features: predictionFeatures.filter((each) => chosen.includes(each)),
      penalty: penalties.find((each) => each === penalty) ?? "1",
    };
    const outcome = await run({ body });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.problem);
    notifyDone(outcome.answer.message);
    onStarted();
    onClose();
  };
  return { chosen, setChosen, penalty, setPenalty, problem, pending, start };
}

/** What a training learns from, and how strong its penalty is. */
export function TrainDialog(props: TrainDialogProps) {
  const words = useTranslations("mlPrediction.train");
  const features = useTranslations("mlPrediction.features");
  const strengths = useTranslations("mlPrediction.train.penalties");
  const { chosen, setChosen, penalty, setPenalty, problem, pending, start } = useTraining(props);
  const { onClose } = props;
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("action")}
      description={words("learns")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void start()}>
            {words("start")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CheckList
          label={words("features")}
          hint={words("featuresHint")}
          options={predictionFeatures.map((value) => ({ value, label: features(value) }))}
          value={chosen}
          error={problem?.fields["features"]}
          onChange={setChosen}
        />
        <SelectField
          label={words("penalty")}
          hint={words("penaltyHint")}
          value={penalty}
          options={[
            { value: "0.01", label: strengths("strongest") },
            { value: "0.1", label: strengths("strong") },
            { value: "1", label: strengths("usual") },
            { value: "10", label: strengths("weak") },
          ]}
          onChange={({ target }) => setPenalty(target.value)}
        />
        {problem !== null && Object.keys(problem.fields).length === 0 && (
          <p role="alert" className="text-data text-danger">
            {problem.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}
