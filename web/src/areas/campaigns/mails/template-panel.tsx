import { Button, DropdownMenu, Panel, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import { Braces } from "lucide-react";
import { useRef, useState, type RefObject } from "react";
import { languageNames, languages, type Language } from "@paygauge/api-types/languages";
import { letterKinds, type LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { mailVariables, type MailVariable } from "@paygauge/api-types/mail/mail-template";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMailView } from "./mail-view.ts";

/** A template that is being edited. */
export interface MailDraft {
  readonly letter: LetterKind;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

interface TemplatePanelProps {
  readonly letter: LetterKind;
  readonly chooseLetter: (letter: string) => void;
  readonly language: Language;
  readonly choose: (language: string) => void;
  readonly draft: MailDraft | null;
  readonly onDraft: (draft: MailDraft | null) => void;
}

const noErrors: Readonly<Record<string, string>> = {};

/** Saves a template; refusals of a field are returned by its name. */
function useSaveTemplate(onSaved: () => void) {
  const words = useTranslations("campaigns.mails");
  const { params, reload } = useMailView();
  const [errors, setErrors] = useState(noErrors);
  const { run, pending } = useAction("saveMailTemplate", { operation: words("saveOperation"), quiet: true });
  const save = async (draft: MailDraft, version: number) => {
    const outcome = await run({ params, body: { ...draft, version } });
    if (outcome === null) return;
    if (!outcome.ok) {
      const { fields, message } = outcome.problem;
      setErrors("subject" in fields || "text" in fields ? fields : { text: message });
      return;
    }
    setErrors(noErrors);
    notifyDone(outcome.answer.message);
    reload();
    onSaved();
  };
  return { save, pending, errors, clear: () => setErrors(noErrors) };
}

/** The subject and text of the letter or its follow-up in one language, with variables in braces. Saving makes a version. */
export function TemplatePanel({ letter, chooseLetter, language, choose, draft, onDraft }: TemplatePanelProps) {
  const words = useTranslations("campaigns.mails");
  const formats = useFormats();
  const { mails, mayWork } = useMailView();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useSaveTemplate(() => onDraft(null));
  const saved = mails.templates.find((each) => each.letter === letter && each.language === language);
  if (saved === undefined) return null;
  const shown = draft?.language === language ? draft : { letter, language, subject: saved.subject, text: saved.text };
  const isDrafted = draft?.language === language;
  const change = (part: Partial<MailDraft>) => {
    form.clear();
    onDraft({ ...shown, ...part });
  };
  const insert = (name: MailVariable) => {
    const at = field.current?.selectionStart ?? shown.text.length;
    change({ text: `${shown.text.slice(0, at)}{${name}}${shown.text.slice(at)}` });
  };
  const facts =
    saved.savedOn === null
      ? words("firstVersion")
      : words("version", { version: saved.version, name: saved.savedBy, day: formats.day(saved.savedOn) });
  return (
    <Panel title={words("template")} facts={facts}>
      <div className="flex flex-col gap-3">
        <Choices {...{ letter, chooseLetter, language, choose, onDraft }} />
        <Fields {...{ shown, field, errors: form.errors, change }} />
        {mayWork && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <InsertMenu onInsert={insert} />
            {isDrafted && (
              <>
                <Button size="sm" disabled={form.pending} onClick={() => onDraft(null)}>
                  {words("discard")}
                </Button>
                <Button
                  size="sm"
                  variant="primary"
                  pending={form.pending}
                  onClick={() => void form.save(shown, saved.version)}
                >
                  {words("save", { version: saved.version + 1 })}
                </Button>
              </>
            )}
          </div>
        )}
        {isDrafted && <output className="text-label text-warning">{words("unsaved")}</output>}
      </div>
    </Panel>
  );
}

/** Which text is edited; choosing another one drops what was typed. */
function Choices({ letter, chooseLetter, language, choose, onDraft }: Omit<TemplatePanelProps, "draft">) {
  const words = useTranslations("campaigns.mails");
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={words("letter")}
        value={letter}
        options={letterKinds.map((each) => ({ value: each, label: words(`letters.${each}`) }))}
        onChange={({ target }) => {
          onDraft(null);
          chooseLetter(target.value);
        }}
      />
      <SelectField
        label={words("language")}
        value={language}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        onChange={({ target }) => {
          onDraft(null);
          choose(target.value);
        }}
      />
    </div>
  );
}

interface FieldsProps {
  readonly shown: MailDraft;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (part: Partial<MailDraft>) => void;
}

function Fields({ shown, field, errors, change }: FieldsProps) {
  const words = useTranslations("campaigns.mails");
  const { mayWork } = useMailView();
  return (
    <>
      <TextField
        label={words("subject")}
        lang={shown.language}
        readOnly={!mayWork}
        maxLength={mailLimits.subject}
        value={shown.subject}
        error={errors["subject"]}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextAreaField
        ref={field}
        label={words("text")}
        lang={shown.language}
        rows={14}
        readOnly={!mayWork}
        maxLength={mailLimits.text}
        value={shown.text}
        error={errors["text"]}
        onChange={({ target }) => change({ text: target.value })}
      />
    </>
  );
}

function InsertMenu({ onInsert }: { readonly onInsert: (name: MailVariable) => void }) {
  const words = useTranslations("campaigns.mails");
  const items = mailVariables.map((name) => ({
    key: name,
    label: words(`variables.${name}`),
    onSelect: () => onInsert(name),
  }));
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" icon={<Braces aria-hidden size={14} strokeWidth={1.6} />}>
          {words("insert")}
        </Button>
      }
      groups={[{ key: "variables", items }]}
    />
  );
}
