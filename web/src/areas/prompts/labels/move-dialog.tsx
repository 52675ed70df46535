import { Button, Dialog, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import type { PromptDetail, PromptVersion } from "@paygauge/api-types/entities/prompts";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { FormProblem } from "../form-problem.tsx";
import type { Doubt } from "./doubtful.ts";
import { newLabel, useMove } from "./use-move.ts";

interface MoveDialogProps {
  readonly prompt: PromptDetail;
  readonly version: PromptVersion;
  /** The label that moves; null: the user chooses. */
  readonly label: string | null;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves a label to a version: shows where it is, and for production which samples fail. */
export function MoveDialog({ prompt, version, label: fixed, onClose, onMoved }: MoveDialogProps) {
  const words = useTranslations("prompts.labels");
  useEntityLock("prompt", prompt.id, true);
  const mayChange = useMayChange();
  const move = useMove(prompt, version, fixed, () => {
    onMoved();
    onClose();
  });
  const { fields, label, from, doubts, problem, pending } = move;
  const isDoubtful = doubts.length > 0;
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("dialogTitle", { number: version.number })}
      description={words("seen")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={!move.canMove || !mayChange}
            onClick={() => void move.move()}
          >
            {words("move")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <LabelChoice move={move} isFixed={fixed !== null} />
        {label !== "" && (
          <p className="text-data">{from === null ? words("isNew", { label }) : words("isNow", { label, from })}</p>
        )}
        {move.isProduction && <Doubts doubts={doubts} number={version.number} />}
        {move.isOwn && <p className="text-data font-medium text-danger">{words("own")}</p>}
        <TextAreaField
          label={words("note")}
          hint={words(isDoubtful ? "noteNeeded" : "noteOptional")}
          required={isDoubtful}
          rows={2}
          maxLength={500}
          value={fields.note}
          error={problem?.fields["note"]}
          onChange={({ target }) => fields.setNote(target.value)}
        />
        <FormProblem problem={problem} />
      </div>
    </Dialog>
  );
}

interface LabelChoiceProps {
  readonly move: ReturnType<typeof useMove>;
  readonly isFixed: boolean;
}

/** Which label moves: a known one, or a new one by its name. */
function LabelChoice({ move: { choices, fields, problem }, isFixed }: LabelChoiceProps) {
  const words = useTranslations("prompts.labels");
  return (
    <>
      {!isFixed && (
        <SelectField
          label={words("label")}
          value={fields.chosen}
          onChange={({ target }) => fields.setChosen(target.value)}
          options={[
            ...choices.map((value) => ({ value, label: value })),
            { value: newLabel, label: words("newLabel") },
          ]}
        />
      )}
      {fields.chosen === newLabel && (
        <TextField
          label={words("labelName")}
          hint={words("labelHint")}
          required
          value={fields.typed}
          error={problem?.fields["label"]}
          onChange={({ target }) => fields.setTyped(target.value)}
        />
      )}
    </>
  );
}

/** Samples that fail a check or were not tested. */
function Doubts({ doubts, number }: { readonly doubts: readonly Doubt[]; readonly number: number }) {
  const words = useTranslations("prompts");
  if (doubts.length === 0) return <p className="text-data text-success">{words("labels.failingAll")}</p>;
  const linesOf = ({ checks }: Doubt): string =>
    checks.length === 0
      ? words("test.notRun")
      : checks
          .map(({ check, passed, of }) => words("test.checkOf", { check: words(`checks.${check}`), passed, of }))
          .join(", ");
  return (
    <div className="rounded-control border border-warning-line bg-warning-bg px-3 py-2 text-data">
      <p className="font-medium">{words("labels.failing", { number })}</p>
      <ul className="mt-1 list-disc ps-5">
        {doubts.map((doubt) => (
          <li key={doubt.sample}>{words("labels.failingLine", { sample: doubt.sample, checks: linesOf(doubt) })}</li>
        ))}
      </ul>
    </div>
  );
}
