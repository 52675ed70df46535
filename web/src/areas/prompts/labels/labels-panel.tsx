import { Button, ConfirmDialog, Panel, PlainTable, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { productionLabel, type PromptDetail, type PromptLabelMove } from "@paygauge/api-types/entities/prompts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { LabelBadge } from "./label-badge.tsx";
import { useRestore } from "./use-restore.ts";

interface LabelsPanelProps {
  readonly prompt: PromptDetail;
  readonly onChanged: () => void;
}

/** Where each label is, and every move of one: from, to, who, when and why. */
export function LabelsPanel({ prompt, onChanged }: LabelsPanelProps) {
  const words = useTranslations("prompts.labels");
  const formats = useFormats();
  const labels = prompt.versions.flatMap(({ number, labels: own }) => own.map((label) => ({ label, number })));
  const nameOf = (number: number | null) => (number === null ? words("nothing") : number);
  const isLast = (move: PromptLabelMove) => prompt.moves.find(({ label }) => label === move.label) === move;
  return (
    <Panel title={words("title")}>
      {labels.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-2">
          {labels.map(({ label, number }) => (
            <li key={label} className="flex items-center gap-1.5 text-data">
              <LabelBadge label={label} />
              {number}
              <RemoveButton prompt={prompt} label={label} number={number} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      <h3 className="mb-1 text-label font-semibold">{words("moves")}</h3>
      {prompt.moves.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <PlainTable
          long
          label={words("movesTable")}
          rows={prompt.moves}
          rowKey={({ on, label }, at) => `${on} ${label} ${at}`}
          columns={[
            {
              key: "label",
              title: words("label"),
              namesRow: true,
              render: ({ label }) => <LabelBadge label={label} />,
            },
            { key: "from", title: words("from"), atEnd: true, render: ({ from }) => nameOf(from) },
            { key: "to", title: words("to"), atEnd: true, render: ({ to }) => nameOf(to) },
            { key: "by", title: words("by"), render: ({ by }) => by },
            { key: "on", title: words("on"), className: "whitespace-nowrap", render: ({ on }) => formats.day(on) },
            { key: "note", title: words("note"), className: "min-w-32 wrap-anywhere", render: ({ note }) => note },
            {
              key: "restore",
              title: words("restore", { number: "" }),
              titleHidden: true,
              atEnd: true,
              render: (move) =>
                isLast(move) &&
                move.from !== null && <RestoreButton prompt={prompt} label={move.label} onChanged={onChanged} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

interface LabelButtonProps extends LabelsPanelProps {
  readonly label: string;
}

function RestoreButton({ prompt, label, onChanged }: LabelButtonProps) {
  const words = useTranslations("prompts.labels");
  const mayChange = useMayChange();
  const { former, restore, pending } = useRestore(prompt, label, onChanged);
  if (former === null) return null;
  return (
    <Button
      size="sm"
      pending={pending}
      disabled={!mayChange}
      aria-label={words("restoreOf", { label, number: former })}
      onClick={() => void restore()}
    >
      {words("restore", { number: former })}
    </Button>
  );
}

/** Takes a label away; for production a note is required. */
function RemoveButton({ prompt, label, number, onChanged }: LabelButtonProps & { readonly number: number }) {
  const words = useTranslations("prompts.labels");
  const mayChange = useMayChange();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const { run, pending } = useAction("movePromptLabel", { operation: words("operation") });
  const remove = async () => {
    const outcome = await run({ params: { promptId: prompt.id }, body: { label, from: number, to: null, note } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button size="sm" disabled={!mayChange} aria-label={words("removeOf", { label })} onClick={() => setOpen(true)}>
        {words("remove")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        danger
        submitting={pending}
        title={words("removeTitle", { label })}
        description={words("removeText", { number })}
        confirmLabel={words("remove")}
        cancelLabel={words("cancel")}
        canConfirm={label !== productionLabel || note.trim() !== ""}
        onConfirm={() => void remove()}
      >
        <TextAreaField
          label={words("note")}
          required={label === productionLabel}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
