import { useState } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { ConfirmDialog } from "../components/dialog/dialog.tsx";
import { SelectField } from "../components/field/select-field.tsx";
import type { Option } from "../components/field/select-field.tsx";
import { TextField } from "../components/field/text-field.tsx";

/** Name of a view and who sees it; `sharedWith` is a key of the options, undefined keeps it private. */
export interface ViewDraft {
  readonly name: string;
  readonly sharedWith: string | undefined;
}

export interface ViewDialogProps {
  readonly title: string;
  readonly start: ViewDraft;
  /** With whom it can be shared. */
  readonly options: readonly Option[];
  readonly submitting: boolean;
  /** What the system said against the last attempt. */
  readonly problem: string | undefined;
  readonly onSubmit: (draft: ViewDraft) => void;
  readonly onClose: () => void;
}

/** Asks for a view's name and its readers. */
export function ViewDialog({ title, start, options, submitting, problem, onSubmit, onClose }: ViewDialogProps) {
  const texts = useTexts();
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const name = draft.name.trim();
  const submit = () => {
    setTried(true);
    if (name !== "" && !submitting) onSubmit({ ...draft, name });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      submitting={submitting}
      confirmLabel={texts.views.saveView}
      cancelLabel={texts.cancel}
      onConfirm={submit}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={texts.views.name}
          value={draft.name}
          maxLength={80}
          error={tried && name === "" ? texts.views.nameNeeded : problem}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <SelectField
          label={texts.views.readers}
          value={draft.sharedWith ?? ""}
          options={[{ value: "", label: texts.views.onlyMe }, ...options]}
          onChange={(event) =>
            setDraft({ ...draft, sharedWith: event.target.value === "" ? undefined : event.target.value })
          }
        />
      </form>
    </ConfirmDialog>
  );
}
