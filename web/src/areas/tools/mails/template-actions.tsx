import { Button, ConfirmDialog, TextField } from "@paygauge/ui";
import { useState } from "react";
import { toolMailLimits, type SavedToolTemplate } from "@paygauge/api-types/entities/tool-mails";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { WrittenMail } from "./use-mail.ts";

interface TemplateActionsProps {
  readonly mail: WrittenMail;
  readonly saved: readonly SavedToolTemplate[];
  readonly onSaved: () => void;
}

/** Saves subject and text as a template of the brand, or in the chosen one's place, and deletes one. */
export function TemplateActions({ mail, saved, onSaved }: TemplateActionsProps) {
  const words = useTranslations("tools.mails");
  const mayChange = useMayChange();
  const [asking, setAsking] = useState<"save" | "delete" | null>(null);
  const update = useAction("updateToolTemplate", { operation: words("saveTemplate") });
  const { fields, isWritten } = mail;
  const chosen = saved.find(({ id }) => id === fields.template);
  const save = async ({ id, name, version }: SavedToolTemplate) => {
    const { brandId, language, subject, text } = fields;
    const outcome = await update.run({
      params: { templateId: id },
      body: { brandId, language, subject, text, name, version },
    });
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
    onSaved();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {chosen !== undefined && (
        <>
          <Button
            size="sm"
            pending={update.pending}
            disabled={!isWritten || !mayChange}
            onClick={() => void save(chosen)}
          >
            {words("saveTemplate")}
          </Button>
          <Button size="sm" disabled={!mayChange} onClick={() => setAsking("delete")}>
            {words("deleteTemplate")}
          </Button>
        </>
      )}
      {saved.length < toolMailLimits.templates && (
        <Button size="sm" disabled={!isWritten || !mayChange} onClick={() => setAsking("save")}>
          {words("newTemplate")}
        </Button>
      )}
      {asking === "save" && <NameTemplate mail={mail} onSaved={onSaved} onClose={() => setAsking(null)} />}
      {asking === "delete" && chosen !== undefined && (
        <DeleteTemplate mail={mail} template={chosen} onSaved={onSaved} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

interface AskingProps {
  readonly mail: WrittenMail;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function NameTemplate({ mail: { fields, set }, onSaved, onClose }: AskingProps) {
  const words = useTranslations("tools.mails");
  const [name, setName] = useState(fields.subject.slice(0, toolMailLimits.name));
  const { run, pending } = useAction("createToolTemplate", { operation: words("newTemplate") });
  const save = async () => {
    const { brandId, language, subject, text } = fields;
    const outcome = await run({ body: { brandId, language, subject, text, name } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    set({ template: outcome.answer.id });
    onSaved();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      size="sm"
      submitting={pending}
      title={words("newTemplate")}
      description={words("newTemplateText")}
      confirmLabel={words("saveTemplate")}
      canConfirm={name.trim() !== ""}
      onConfirm={() => void save()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <TextField
        label={words("templateName")}
        maxLength={toolMailLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </ConfirmDialog>
  );
}

function DeleteTemplate({ mail, template, onSaved, onClose }: AskingProps & { readonly template: SavedToolTemplate }) {
  const words = useTranslations("tools.mails");
  const { run, pending } = useAction("deleteToolTemplate", { operation: words("deleteTemplate") });
  const remove = async () => {
    const params = { templateId: template.id };
    const outcome = await run({ params, query: { brandId: mail.fields.brandId } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    // The text stays as it is written.
    mail.set({ template: "plain" });
    onSaved();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      size="sm"
      submitting={pending}
      title={words("deleteAsk", { name: template.name })}
      description={words("deleteText")}
      confirmLabel={words("deleteTemplate")}
      onConfirm={() => void remove()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
