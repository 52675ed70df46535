import { memo, useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useLocale, useTranslate, useTexts } from "../context/ui-context.tsx";
import { NotificationBar } from "../components/bars/notification-bar.tsx";
import { Button } from "../components/button/button.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { focusField } from "./focus-field.ts";
import { groupedFields } from "./field-spec.ts";
import type { FieldGroup, FieldSpec } from "./field-spec.ts";
import type { FormFieldProps } from "./form-field.tsx";
import { InheritedField } from "./inherited-field.tsx";
import { savedText } from "./form-values.ts";
import type { FieldErrors, FieldName, FieldValue, FormValues } from "./form-values.ts";
import type { FormState } from "./use-form-state.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface FormShellProps<Values extends FormValues = FormValues> {
  readonly label: string;
  readonly fields: readonly FieldSpec<FieldName<Values>>[];
  readonly form: FormState<Values>;
  readonly submitLabel: string;
  /** Nothing can be changed: read-only mode, or another user holds the lock. */
  readonly readOnly?: boolean;
  /** Other buttons of the bar. */
  readonly actions?: ReactNode;
  /** Given, a changed field of a record names the former value, and restores it: "was Ireland", "Undo". */
  readonly changes?: ChangeWords;
}

interface ChangeWords {
  readonly was: (value: string) => string;
  readonly undo: string;
}

/** Fields with their messages, a summary that leads to what is wrong, and a bar about unsaved changes. */
export function FormShell<Values extends FormValues>(props: FormShellProps<Values>) {
  const { label, fields, form, submitLabel, readOnly = false } = props;
  const kept = useKeptFocus<HTMLFormElement>(form.submitting);
  const element = kept.ref;
  const focus = (name: string) => focusField(element.current, name);
  const [wrong, setWrong] = useState<string>();
  // Fields are closed while a submission runs, and get the focus only once they are open again.
  useEffect(() => {
    if (wrong !== undefined && !form.submitting) focusField(element.current, wrong);
  }, [wrong, form.submitting, element]);
  const submit = async () => {
    setWrong(undefined);
    const names = await form.submit();
    setWrong(fields.find(({ name }) => names.includes(name))?.name);
  };
  return (
    // What has the focus is only watched.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...kept}
      noValidate
      aria-label={label}
      aria-busy={form.submitting || undefined}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
        event.preventDefault();
        if (!readOnly) void submit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex max-w-220 flex-col gap-5 outline-none"
    >
      {form.draft !== undefined && !readOnly && <DraftBar draft={form.draft} />}
      {form.message !== undefined && <NotificationBar tone="danger">{form.message}</NotificationBar>}
      <Summary fields={fields} errors={form.errors} onFocus={focus} />
      {groupedFields(fields).map((run) => (
        <FieldRun
          key={run[0]?.name}
          run={run}
          form={form}
          changes={readOnly ? undefined : props.changes}
          disabled={readOnly || form.submitting}
        />
      ))}
      <FormBar {...{ form, submitLabel, readOnly }} actions={props.actions} />
    </form>
  );
}

interface SummaryProps {
  readonly fields: readonly FieldSpec[];
  readonly errors: FieldErrors;
  readonly onFocus: (name: string) => void;
}

function Summary({ fields, errors, onFocus }: SummaryProps) {
  const texts = useTexts();
  const translate = useTranslate();
  const wrong = fields.filter((field) => errors[field.name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <section aria-label={texts.form.summary} className="rounded-card border border-danger-line bg-danger-bg p-3">
      <ul className="flex flex-col gap-1 text-data">
        {wrong.map(({ name, label: field }) => (
          <li key={name}>
            <button type="button" className="min-h-6 text-start underline" onClick={() => onFocus(name)}>
              {texts.labelled(field, translate(errors[name] ?? ""))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FieldRunProps<Values extends FormValues> extends Pick<FormShellProps<Values>, "form"> {
  readonly run: FormShellProps<Values>["fields"];
  readonly changes: ChangeWords | undefined;
  readonly disabled: boolean;
}

/** One field, or those of a group side by side under its words. */
function FieldRun<Values extends FormValues>({ run, form, changes, disabled }: FieldRunProps<Values>) {
  const cells = run.map((field) => (
    <FieldCell
      key={field.name}
      control={form.control}
      field={field}
      error={form.errors[field.name] ?? field.problem}
      disabled={disabled || field.disabled === true}
      // A control gives the kind of value that its field holds.
      set={form.set as FormState["set"]}
      changes={form.changed.includes(field.name) ? changes : undefined}
      saved={form.saved[field.name]}
    />
  ));
  const group = run[0]?.group;
  if (group === undefined) return cells;
  const pair = <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2">{cells}</div>;
  if (group.label === undefined) return pair;
  if (group.isSection === true) return <FieldSection group={group}>{pair}</FieldSection>;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-label font-medium">{group.label}</legend>
      {group.hint !== undefined && <p className="mb-1 text-label text-text-3">{group.hint}</p>}
      {pair}
    </fieldset>
  );
}

/** Fields of a record that belong together, their words next to them. */
function FieldSection({ group, children }: { readonly group: FieldGroup; readonly children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-6 gap-y-3 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div>
        <p id={id} className="text-body font-semibold">
          {group.label}
        </p>
        {group.hint !== undefined && <p className="mt-0.5 text-label text-text-2">{group.hint}</p>}
      </div>
      {children}
    </fieldset>
  );
}

interface FieldCellProps extends Omit<FormFieldProps, "onChange" | "value"> {
  readonly control: FormState["control"];
  readonly set: FormState["set"];
  /** Of a field that was changed. */
  readonly changes: ChangeWords | undefined;
  readonly saved: FieldValue | undefined;
}

/** A field and what is next to it; drawn again only when something of it changed. */
const FieldCell = memo(function FieldCell({ control, set, changes, saved, ...props }: FieldCellProps) {
  const { grid } = useTexts();
  const { field } = props;
  const { name } = field;
  return (
    <div
      data-field={field.name}
      className={`flex flex-wrap items-start gap-2 ${field.isWide === true ? "sm:col-span-2" : ""} ${changes === undefined ? "" : "-ms-3 border-s-2 border-accent ps-2.5"}`}
    >
      <div className="min-w-[min(15rem,100%)] grow basis-0">
        <Controller
          control={control}
          name={name}
          render={({ field: { value } }) => (
            <InheritedField {...props} value={value} onChange={(next) => set(name, next)} />
          )}
        />
      </div>
      {changes !== undefined && saved !== undefined && (
        <p className="order-last w-full text-label text-text-2">
          {typeof saved === "boolean" ? "" : `${changes.was(savedText(field, saved) || grid.blank)} `}
          <button
            type="button"
            disabled={props.disabled}
            className="min-h-6 font-semibold text-accent-text hover:underline pointer-coarse:min-h-11"
            onClick={() => set(name, saved)}
          >
            {changes.undo}
            <span className="sr-only"> {field.label}</span>
          </button>
        </p>
      )}
      {field.beside !== undefined && (
        // Next to the control, below its label and hint, whether or not a message is under it.
        <div className={field.hint === undefined ? "sm:mt-5" : "sm:mt-10"}>{field.beside}</div>
      )}
    </div>
  );
});

type Bar = Pick<FormState, "changed" | "submitting" | "discard">;

function FormBar(props: Pick<FormShellProps, "submitLabel" | "readOnly" | "actions"> & { readonly form: Bar }) {
  const { form, submitLabel, readOnly = false } = props;
  const texts = useTexts();
  const locale = useLocale();
  const count = form.changed.length;
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-[var(--ground,var(--canvas))] py-3"
    >
      <Button type="submit" variant="primary" pending={form.submitting} disabled={readOnly}>
        {submitLabel}
      </Button>
      {count > 0 && (
        <Button disabled={form.submitting} onClick={form.discard}>
          {texts.form.discard}
        </Button>
      )}
      {props.actions}
      <output className="text-label text-text-2">
        {count === 0 ? "" : texts.form.changes(new Intl.NumberFormat(locale).format(count), count)}
      </output>
    </div>
  );
}
