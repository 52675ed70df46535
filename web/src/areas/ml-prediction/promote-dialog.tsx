import { Button, Dialog, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { mlLimits, type MlModel } from "@paygauge/api-types/entities/ml-prediction";
import type { ApiProblem } from "../../data/api-problem.ts";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { ChecksList } from "./checks-list.tsx";

interface PromoteDialogProps {
  readonly model: MlModel;
  /** The champion that it takes the place of; null: there is none. */
  readonly from: number | null;
  readonly onClose: () => void;
  readonly onPromoted: () => void;
}

/** The promotion as it is entered. */
function usePromotion({ model: { number }, from, onClose, onPromoted }: PromoteDialogProps) {
  const words = useTranslations("mlPrediction.promote");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("promoteMlModel", { operation: words("operation"), quiet: true });
  const promote = async () => {
    setProblem(null);
    const outcome = await run({ params: { modelNumber: String(number) }, body: { from, note } });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.problem);
    notifyDone(outcome.answer.message);
    onPromoted();
    onClose();
  };
  return { note, setNote, problem, pending, promote };
}

/** Moves the label of the champion to a model; one that failed a check needs a note, and a second user. */
export function PromoteDialog(props: PromoteDialogProps) {
  const words = useTranslations("mlPrediction.promote");
  const { note, setNote, problem, pending, promote } = usePromotion(props);
  const { model, from, onClose } = props;
  const { number, state, forced } = model;
  const isForced = state === "Refused";
  const isWaiting = forced?.isOwn === true;
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("title", { number })}
      description={from === null ? words("first") : words("replaces", { from })}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={isWaiting || (isForced && note.trim() === "")}
            onClick={() => void promote()}
          >
            {words(isForced && forced === null ? "ask" : "confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <ChecksList checks={model.checks} />
        {isForced && <p className="text-data font-medium text-danger">{words("failed")}</p>}
        {forced !== null && (
          <p className="text-data">
            {isWaiting ? words("waits") : words("askedBy", { name: forced.byName, note: forced.note })}
          </p>
        )}
        <TextAreaField
          label={words("note")}
          required={isForced}
          rows={2}
          maxLength={mlLimits.note}
          value={note}
          error={problem?.fields["note"]}
          onChange={({ target }) => setNote(target.value)}
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
