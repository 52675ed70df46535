import { useCallback, useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { OfferedDraft } from "./draft-bar.tsx";
import { checkOptions, formResolver, messagesNow, messagesOf } from "./form-resolver.ts";
import { changedFields, namedFlatly, withKept } from "./form-values.ts";
import type { FieldErrors, FieldValue, FormValues, KeptValues } from "./form-values.ts";

/** What a submission came to: done, or messages by field and a sentence for what belongs to none. */
export type SubmitOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly errors?: FieldErrors; readonly message?: string };

export interface FormStateOptions<Values extends FormValues, Body> {
  readonly initial: Values;
  /** From what the form holds to what is sent; its messages stand at the fields that they are about. */
  readonly schema: GenericSchema<unknown, Body>;
  /** Gets what the schema made of the values: nothing unchecked is sent. */
  readonly submit: (body: Body) => Promise<SubmitOutcome>;
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

/** Type of a message that the system gave, which no schema knows. */
const refused = "refused";

/**
 * Values, messages and submission of one form, kept by react-hook-form. After a success what was sent counts as saved.
 * What is changed is our own to say (`changedFields`): the library's `isDirty` counts spaces and the order of a list.
 */
export function useFormState<Values extends FormValues, Body>(
  options: FormStateOptions<Values, Body>,
): FormState<Values> {
  const resolver = formResolver(options.schema);
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: namedFlatly(options.initial),
    resolver,
    criteriaMode: checkOptions.criteriaMode,
    shouldFocusError: false,
  });
  const check = useRef(resolver);
  useEffect(() => {
    check.current = resolver;
  });
  // The form holds the values of `initial` and what takes their place, so they are of its type.
  const values = useWatch({ control: form.control }) as Values;
  const { errors, defaultValues } = form.formState;
  // The library's `isSubmitting` begins before the check: fields closed for that moment would lose the focus.
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  /** Takes values; after the first try all is checked again, and what the system said of the other fields holds. */
  const take = useCallback(
    (next: (now: FormValues) => FormValues, taken: readonly string[] = []) => {
      // Nobody asks what was touched: with it the values are taken as they are, uncompared and as one change.
      form.setValues(next, { shouldTouch: true });
      if (!form.formState.isSubmitted) return;
      const held = messagesOf(form.getErrors(), refused);
      const names = [...Object.keys(form.getValues()), "root"].filter(
        (name) => taken.includes(name) || !(name in held),
      );
      void messagesNow(check.current, form.getValues()).then((found) => {
        const shown = messagesOf(form.getErrors());
        // Most keys change no message: then nothing is drawn a second time.
        return names.some((name) => found[name] !== shown[name]) && form.trigger(names);
      });
    },
    [form],
  );
  const refuse = (messages: FieldErrors) => {
    for (const [name, message] of Object.entries(messages)) form.setError(name, { type: refused, message });
  };
  const send = async (body: Body): Promise<readonly string[]> => {
    setSubmitting(true);
    try {
      const sent = form.getValues();
      const outcome = await options.submit(body);
      if (outcome.ok) {
        form.reset(sent, { keepValues: true });
        return [];
      }
      refuse({ ...outcome.errors, ...(outcome.message === undefined ? {} : { root: outcome.message }) });
      return Object.keys(outcome.errors ?? {});
    } finally {
      setSubmitting(false);
    }
  };
  const submit = async (): Promise<readonly string[]> => {
    if (busy.current) return [];
    busy.current = true;
    const said = messagesOf(form.getErrors(), refused);
    let wrong: readonly string[] = [];
    try {
      await form.handleSubmit(
        async (body) => {
          wrong = await send(body);
        },
        (found) => {
          wrong = Object.keys(found);
          // Nothing was sent: what the system said last still holds.
          refuse(Object.fromEntries(Object.entries(said).filter(([name]) => !wrong.includes(name))));
        },
      )();
    } finally {
      busy.current = false;
    }
    return wrong;
  };
  const { root, ...atFields } = errors;
  return {
    values,
    set: useCallback((name, value) => take((now) => ({ ...now, [name]: value }), [name]), [take]),
    errors: messagesOf(atFields),
    message: root?.message,
    changed: changedFields(defaultValues as FormValues, values),
    submitting,
    submit,
    restore: (kept) => take((now) => withKept(now, kept)),
    discard: () => form.reset(),
  };
}
