import { keptValues, useFormState, type FormState, type FormStateOptions, type FormValues } from "@paygauge/ui";
import { useDraft, type DraftPlace } from "./use-draft.ts";

/**
 * The state of a form whose words are guarded and kept while they are not saved. Every form of the application is one:
 * `tests/contract/rooms.test.ts` lets no screen use the bare state.
 */
export function useKeptForm<Values extends FormValues, Body>(
  place: DraftPlace,
  options: FormStateOptions<Values, Body>,
): FormState<Values> {
  const form = useFormState<Values, Body>({
    ...options,
    submit: async (body) => {
      const outcome = await options.submit(body);
      // A form that leads elsewhere is gone by now; its draft goes all the same.
      if (outcome.ok) clear();
      return outcome;
    },
  });
  const { offered, clear } = useDraft(
    place,
    form.changed.length === 0 ? null : keptValues(form.values, form.changed),
    form.restore,
  );
  return { ...form, draft: offered };
}
