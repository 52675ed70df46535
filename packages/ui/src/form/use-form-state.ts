import { useRef, useState } from "react";
import { changedFields, withKept } from "./form-values.ts";
import type { OfferedDraft } from "./draft-bar.tsx";
import type { FieldErrors, FieldValue, FormValues, KeptValues } from "./form-values.ts";

/** What a submission came to: done, or messages by field and a sentence for what belongs to none. */
export type SubmitOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly errors?: FieldErrors; readonly message?: string };

export interface FormStateOptions<Values extends FormValues> {
  readonly initial: Values;
  /** The schema: messages by field, empty when all is well. */
  readonly check: (values: Values) => FieldErrors;
  readonly submit: (values: Values) => Promise<SubmitOutcome>;
}

export interface FormState<Values extends FormValues = FormValues> {
  readonly values: Values;
  readonly set: (name: string, value: FieldValue) => void;
  /** Messages to show: none before the first try. */
  readonly errors: FieldErrors;
  readonly message: string | undefined;
  readonly changed: readonly string[];
  readonly submitting: boolean;
  /** Checks and submits; resolves to the names that are wrong. Repeats are ignored while it runs. */
  readonly submit: () => Promise<readonly string[]>;
  readonly discard: () => void;
  /** Takes the values of a draft; they count as changed. */
  readonly restore: (kept: KeptValues) => void;
  /** What was typed before and not saved, where somebody keeps it. */
  readonly draft?: OfferedDraft | undefined;
}

/** Values, messages and submission of one form. After a success what was sent counts as saved. */
export function useFormState<Values extends FormValues>(options: FormStateOptions<Values>): FormState<Values> {
  const { initial, check } = options;
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ readonly errors: FieldErrors; readonly message: string | undefined }>({
    errors: {},
    message: undefined,
  });
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);
  const submit = async (): Promise<readonly string[]> => {
    if (busy.current) return [];
    setTried(true);
    const wrong = check(values);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong);
    busy.current = true;
    setSubmitting(true);
    try {
      const outcome = await options.submit(values);
      const errors = outcome.ok ? {} : (outcome.errors ?? {});
      setRefused({ errors, message: outcome.ok ? undefined : outcome.message });
      if (outcome.ok) {
        setSaved(values);
        setTried(false);
      }
      return Object.keys(errors);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  return {
    values,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      // What the system said of a field holds until the field is changed.
      setRefused(({ errors: { [name]: _answered, ...errors }, message }) => ({ errors, message }));
    },
    errors: tried ? { ...refused.errors, ...check(values) } : refused.errors,
    message: refused.message,
    changed: changedFields(saved, values),
    submitting,
    submit,
    restore: (kept) => setValues((before) => withKept(before, kept)),
    discard: () => {
      setValues(saved);
      setTried(false);
      setRefused({ errors: {}, message: undefined });
    },
  };
}
