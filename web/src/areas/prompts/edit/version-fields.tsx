import { NumberField, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import { useRef } from "react";
import type { DraftValues } from "@paygauge/api-types/entities/drafts";
import type { PromptConfig, PromptDetail } from "@paygauge/api-types/entities/prompts";
import { useTranslations } from "../../../state/formats.ts";
import { usedVariables } from "../diff/version-diff.ts";

/** A version as it is written; numbers are plain decimal text. */
interface VersionDraft {
  readonly template: string;
  readonly model: string;
  readonly temperature: string;
  readonly maxTokens: string;
  readonly note: string;
}

export const draftOf = (template: string, config: PromptConfig): VersionDraft => ({
  template,
  model: config.model,
  temperature: String(config.temperature),
  maxTokens: String(config.maxTokens),
  note: "",
});

/** The fields of a stored draft, which only these forms write. */
export const textsOf = (values: DraftValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** The body of a call. The schema refuses text that isn't a number. */
export const versionBody = ({ template, model, temperature, maxTokens, note }: VersionDraft) => ({
  template,
  config: { model, temperature: Number(temperature), maxTokens: Number(maxTokens) },
  note,
});

interface VersionFieldsProps {
  readonly draft: VersionDraft;
  readonly onChange: (draft: VersionDraft) => void;
  readonly variables: readonly string[];
  readonly model: PromptDetail["model"];
  /** Errors of a refused save, by field. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly isNoteRequired: boolean;
}

/** Variables of a draft that the contract doesn't have. */
export const unknownIn = ({ template }: VersionDraft, variables: readonly string[]): string[] =>
  usedVariables(template).filter((name) => !variables.includes(name));

/** Template with its variables, settings of the model, and the note. */
export function VersionFields({ draft, onChange, variables, model, errors, isNoteRequired }: VersionFieldsProps) {
  const words = useTranslations("prompts.edit");
  const area = useRef<HTMLTextAreaElement>(null);
  const set = (change: Partial<VersionDraft>) => onChange({ ...draft, ...change });
  const insert = (name: string) => {
    const { selectionStart = draft.template.length, selectionEnd = draft.template.length } = area.current ?? {};
    const text = `{{${name}}}`;
    set({ template: draft.template.slice(0, selectionStart) + text + draft.template.slice(selectionEnd) });
    area.current?.focus();
  };
  const unknown = unknownIn(draft, variables).map((name) => `{{${name}}}`);
  return (
    <>
      <TextAreaField
        ref={area}
        label={words("template")}
        hint={words("templateHint")}
        required
        rows={18}
        spellCheck={false}
        style={{ fontFamily: "var(--font-mono, monospace)", minHeight: "20rem" }}
        value={draft.template}
        error={unknown.length > 0 ? words("unknown", { names: unknown.join(", ") }) : errors["template"]}
        onChange={({ target }) => set({ template: target.value })}
      />
      <VariableButtons variables={variables} onInsert={insert} />
      <SettingFields draft={draft} aliases={model.aliases} errors={errors} onChange={set} />
      <TextField
        label={words("note")}
        hint={words("noteHint")}
        required={isNoteRequired}
        maxLength={500}
        value={draft.note}
        error={errors["note"]}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  );
}

interface VariableButtonsProps {
  readonly variables: readonly string[];
  readonly onInsert: (name: string) => void;
}

/** Each variable as a button that inserts it where the cursor is. */
function VariableButtons({ variables, onInsert }: VariableButtonsProps) {
  const words = useTranslations("prompts.variables");
  if (variables.length === 0) return null;
  return (
    <ul aria-label={words("title")} className="flex flex-wrap gap-1.5">
      {variables.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={words("insert", { name })}
            onClick={() => onInsert(name)}
            className="rounded-chip border border-line-2 px-1.5 py-0.5 font-mono text-mono hover:bg-hover pointer-coarse:min-h-11"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SettingFieldsProps extends Pick<VersionFieldsProps, "draft" | "errors"> {
  readonly aliases: readonly string[];
  readonly onChange: (change: Partial<VersionDraft>) => void;
}

/** Model, temperature and the most tokens of an answer. */
function SettingFields({ draft, aliases, errors, onChange }: SettingFieldsProps) {
  const words = useTranslations("prompts.edit");
  const models = [...new Set([...aliases, draft.model])];
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label={words("model")}
        value={draft.model}
        error={errors["config.model"]}
        onChange={({ target }) => onChange({ model: target.value })}
        options={models.map((value) => ({ value, label: value }))}
      />
      <NumberField
        label={words("temperature")}
        hint={words("temperatureHint")}
        value={draft.temperature}
        error={errors["config.temperature"]}
        onChange={(temperature) => onChange({ temperature })}
      />
      <NumberField
        label={words("maxTokens")}
        value={draft.maxTokens}
        error={errors["config.maxTokens"]}
        onChange={(maxTokens) => onChange({ maxTokens })}
      />
    </div>
  );
}
