import { Button, Dialog, MessageText, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import type { Message } from "@paygauge/api-types/catalogue/message";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { useTranslations } from "../../state/formats.ts";
import { ownerOptions, type Documents } from "./owner-options.ts";
import { useWritten } from "./use-written.ts";

export type Asked = Pick<AnswerOf<"chatConversations">["questions"][number], "question" | "times" | "issuer_id">;

interface AnswerDialogProps {
  readonly data: Documents;
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Writes a Markdown document with the question as its title. */
export function AnswerDialog({ data, asked, onClose, onSaved }: AnswerDialogProps) {
  const words = useTranslations("chatDocuments.unanswered");
  const all = useTranslations("chatDocuments");
  const options = ownerOptions(data, all("everyone"));
  // The answer is for the issuer that asked; staff may choose every issuer.
  const owner = options.find(({ value }) => value === asked.issuer_id) ?? options[0];
  const { fields, setFields, save, pending, canSave, refused } = useWritten(asked.question, owner?.value ?? "", () => {
    onSaved();
    onClose();
  });
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("dialog")}
      description={words("dialogText")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!canSave} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={words("question")}
          required
          maxLength={chatLimits.questionLength}
          value={fields.title}
          onChange={({ target }) => setFields({ ...fields, title: target.value })}
        />
        <TextAreaField
          label={words("text")}
          required
          rows={6}
          maxLength={20_000}
          value={fields.text}
          onChange={({ target }) => setFields({ ...fields, text: target.value })}
        />
        <SelectField
          label={all("list.visible")}
          value={fields.owner}
          options={options}
          onChange={({ target }) => setFields({ ...fields, owner: target.value })}
        />
        {refused !== null && <Refused message={refused} />}
      </div>
    </Dialog>
  );
}

const Refused = ({ message }: { readonly message: Message }) => (
  <p role="alert" className="text-data text-danger">
    <MessageText message={message} />
  </p>
);
