import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { NotificationBar } from "../components/bars/notification-bar.tsx";
import { Button } from "../components/button/button.tsx";
import { FormField } from "./form-field.tsx";
import type { FieldSpec } from "./form-field.tsx";
import type { FormState } from "./use-form-state.ts";

export interface FormShellProps {
  readonly label: string;
  readonly fields: readonly FieldSpec[];
  readonly form: FormState;
  readonly submitLabel: string;
  /** Nothing can be changed: read-only mode, or somebody else holds the lock. */
  readonly readOnly?: boolean;
  /** Told when something becomes unsaved and when nothing is any more: the application's guard listens. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Other buttons of the bar. */
  readonly actions?: ReactNode;
}

/** Fields with their messages, a summary that leads to what is wrong, and a bar that tells what is not saved. */
export function FormShell(props: FormShellProps) {
  const { label, fields, form, submitLabel, readOnly = false, onDirtyChange } = props;
  const texts = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const dirty = form.changed.length > 0;
  useEffect(() => {
    onDirtyChange?.(dirty);
  }, [dirty, onDirtyChange]);
  const focus = (name: string) => focusField(element.current, name);
  const wrong = fields.filter((field) => form.errors[field.name] !== undefined);
  const submit = async () => {
    const names = await form.submit();
    const first = fields.find((field) => names.includes(field.name));
    if (first !== undefined) focus(first.name);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={form.submitting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex max-w-220 flex-col gap-5"
    >
      {form.message !== undefined && <NotificationBar tone="danger">{form.message}</NotificationBar>}
      {wrong.length > 0 && (
        <section aria-label={texts.form.summary} className="rounded-card border border-danger-line bg-danger-bg p-3">
          <ul className="flex flex-col gap-1 text-data">
            {wrong.map(({ name, label: field }) => (
              <li key={name}>
                <button type="button" className="min-h-6 text-left underline" onClick={() => focus(name)}>
                  {`${field}: ${form.errors[name] ?? ""}`}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {fields.map((field) => (
        <div key={field.name} data-field={field.name}>
          <FormField
            field={field}
            value={form.values[field.name]}
            error={form.errors[field.name]}
            disabled={readOnly || form.submitting}
            onChange={(value) => form.set(field.name, value)}
          />
        </div>
      ))}
      <FormBar {...{ form, submitLabel, readOnly }} actions={props.actions} />
    </form>
  );
}

function FormBar(props: Pick<FormShellProps, "form" | "submitLabel" | "readOnly" | "actions">) {
  const { form, submitLabel, readOnly = false } = props;
  const texts = useTexts();
  const locale = useLocale();
  const count = form.changed.length;
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-surface py-3">
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

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, select, textarea, button)`)?.focus();
}
