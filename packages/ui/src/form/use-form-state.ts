import { useCallback, useRef, useState } from "react";
import { useForm, useWatch, type Control } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { OfferedDraft } from "./draft-bar.tsx";
import { formResolver, messagesOf } from "./form-resolver.ts";
import { changedFields, namedFlatly, withKept } from "./form-values.ts";
import type { FieldErrors, FieldName, FormValues, KeptValues } from "./form-values.ts";

/** What a submission came to: done, or messages by field and a message for what belongs to none. */
export type SubmitOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly errors?: FieldErrors; readonly message?: string };

export interface FormStateOptions<Values extends FormValues, Body> {
  readonly initial: Values;
  /** From the form's values to the body sent; its messages are at the fields that they are about. */
  readonly schema: GenericSchema<unknown, Body>;
  /** Gets what the schema made of the values: nothing unchecked is sent. */
  readonly submit: (body: Body) => Promise<SubmitOutcome>;
}

export interface FormState<Values extends FormValues = FormValues> {
  /** Where the fields of `FormShell` have their values. */
  readonly control: Control<FormValues, unknown, unknown>;
  readonly values: Values;
  readonly set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void;
  /** Messages to show: none before the first try. */
  readonly errors: FieldErrors;
  readonly message: string | undefined;
  readonly changed: readonly FieldName<Values>[];
  /** The first value, or was saved since. */
  readonly saved: Values;
  readonly submitting: boolean;
  /** Checks and submits; resolves to the names that are wrong. Repeats are ignored while it runs. */
  readonly submit: () => Promise<readonly string[]>;
  readonly discard: () => void;
  /** Takes the values of a draft; they count as changed. */
  readonly restore: (kept: KeptValues) => void;
  /** What was typed before and not saved, where a user keeps it. */
  readonly draft?: OfferedDraft | undefined;
}

function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _changed, ...others } = errors;
  return others;
}

/**
 * Values, messages and submission of one form, kept by react-hook-form. After a success the body sent counts as saved.
 * What the system refused is at its field until that field changes. What is changed is our own to say
 * (`changedFields`): the library's `isDirty` counts spaces and the order of a list.
 */
export function useFormState<Values extends FormValues, Body>(
  options: FormStateOptions<Values, Body>,
): FormState<Values> {
  // The library types names as paths into the values; ours are plain words, and `FormState` types them.
  const form = useForm<FormValues, unknown, Body>({
    defaultValues: namedFlatly(options.initial),
    resolver: formResolver(options.schema),
    // Every check of a field runs, and those between fields too, though only the first message of each is shown.
    criteriaMode: "all",
    shouldFocusError: false,
  });
  // The form holds the values of `initial` and what takes their place, so they are of its type.
  const values = useWatch({ control: form.control }) as Values;
  const { errors: found, defaultValues, isSubmitted } = form.formState;
  const [refused, setRefused] = useState<FieldErrors>({});
  // The library's `isSubmitting` begins before the check: fields closed for that moment would lose the focus.
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  const set = useCallback<FormState<Values>["set"]>(
    (name, value) => {
      form.setValue<string>(name, value);
      setRefused((now) => (now[name] === undefined ? now : withoutField(now, name)));
      // A check may be about two fields: after the first try each change asks all of them.
      if (isSubmitted) void form.trigger();
    },
    [form, isSubmitted],
  );
  const send = async (body: Body): Promise<readonly string[]> => {
    setSubmitting(true);
    try {
      const sent = form.getValues();
      const outcome = await options.submit(body);
      if (outcome.ok) form.reset(sent, { keepValues: true });
      const errors = outcome.ok ? {} : (outcome.errors ?? {});
      setRefused({ ...errors, ...(outcome.ok || outcome.message === undefined ? {} : { root: outcome.message }) });
      return Object.keys(errors);
    } finally {
      setSubmitting(false);
    }
  };
  const submit = async (): Promise<readonly string[]> => {
    if (busy.current) return [];
    busy.current = true;
    let wrong: readonly string[] = [];
    const onInvalid = (errors: object) => {
      wrong = Object.keys(errors);
    };
    try {
      await form.handleSubmit(async (body) => {
        wrong = await send(body);
      }, onInvalid)();
    } finally {
      busy.current = false;
    }
    return wrong;
  };
  const { root, ...errors } = { ...refused, ...messagesOf(found) };
  return {
    control: form.control,
    values,
    set,
    errors,
    message: root,
    saved: defaultValues as Values,
    changed: changedFields(defaultValues as Values, values),
    submitting,
    submit,
    restore: (kept) => form.reset(withKept(form.getValues(), kept), { keepDefaultValues: true }),
    discard: () => {
      form.reset();
      setRefused({});
    },
  };
}
