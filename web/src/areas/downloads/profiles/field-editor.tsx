import { NumberField, Panel, RadioGroup, SelectField, TextField } from "@paygauge/ui";
import type { ReactNode } from "react";
import { datapointOf, filtersOf, fitting } from "@paygauge/api-types/datapoints/datapoints";
import { labelOf, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { languages } from "@paygauge/api-types/languages";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import { fieldProblems } from "./use-profile-draft.ts";

interface FieldEditorProps {
  readonly field: ProfileField;
  readonly readOnly: boolean;
  /** A value of the previewed job beyond a bound. */
  readonly warning: ReactNode;
  readonly onChange: (part: Partial<ProfileField>) => void;
}

/** One column: its labels, its format, its filter with bounds. */
export function FieldEditor({ field, readOnly, warning, onChange }: FieldEditorProps) {
  const words = useTranslations("downloads.profile");
  const formats = useTranslations("downloads.formats");
  const filters = useTranslations("downloads.filters");
  const notes = useTranslations("downloads.filterNotes");
  const [language] = useLanguage();
  const problems = fieldProblems(field);
  const { needs, type } = datapointOf(field.key);
  return (
    <Panel title={labelOf(field, language)} facts={<span className="font-mono">{field.key}</span>}>
      <div className="flex flex-col gap-3">
        {needs !== undefined && <p className="text-label text-text-2">{words("needs", { permission: needs })}</p>}
        <Labels {...{ field, readOnly, problems, onChange }} />
        <SelectField
          label={words("format")}
          disabled={readOnly}
          value={field.format}
          options={fitting[type].formats.map((value) => ({ value, label: formats(value) }))}
          onChange={({ target }) => {
            const format = fitting[type].formats.find((each) => each === target.value);
            if (format !== undefined) onChange({ format });
          }}
        />
        <RadioGroup
          label={words("filter")}
          disabled={readOnly}
          value={field.filter}
          options={filtersOf(field.key).map((value) => ({
            value,
            label: notes(value) === "" ? filters(value) : `${filters(value)}, ${notes(value)}`,
          }))}
          onChange={(filter) => onChange({ filter, ...(filter === "number" ? {} : { min: null, max: null }) })}
        />
        {field.filter === "number" && (
          <div className="grid grid-cols-2 gap-3">
            {(["min", "max"] as const).map((bound) => (
              <NumberField
                key={bound}
                label={words(bound)}
                disabled={readOnly}
                value={field[bound] ?? ""}
                error={problems[bound]}
                onChange={(text) => onChange({ [bound]: text })}
              />
            ))}
            <p className="col-span-2 text-label text-text-2">{words("boundsHint")}</p>
            {warning !== null && <div className="col-span-2 text-label text-warning">{warning}</div>}
          </div>
        )}
      </div>
    </Panel>
  );
}

interface LabelsProps extends Pick<FieldEditorProps, "field" | "readOnly" | "onChange"> {
  readonly problems: Readonly<Record<string, string>>;
}

function Labels({ field, readOnly, problems, onChange }: LabelsProps) {
  const words = useTranslations("downloads.profile");
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-label font-semibold">{words("labels")}</legend>
      {languages.map((each) => (
        <TextField
          key={each}
          label={words(each)}
          lang={each}
          required
          disabled={readOnly}
          value={field.labels[each]}
          error={problems[`labels.${each}`]}
          onChange={({ target }) => onChange({ labels: { ...field.labels, [each]: target.value } })}
        />
      ))}
    </fieldset>
  );
}
