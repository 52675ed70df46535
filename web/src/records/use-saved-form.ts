import type { FieldName, FormState, FormStateOptions, FormValues } from "@paygauge/ui";
import type { DraftPlace } from "../data/drafts/use-draft.ts";
import { useKeptForm } from "../data/drafts/use-kept-form.ts";
import type { Outcome } from "../data/use-action.ts";
import { notifyDone } from "../state/notifications.ts";
import { outcomeOf } from "./form-outcome.ts";

interface SavedFormOptions<Values extends FormValues, Body, Answer extends { readonly message: string }> extends Pick<
  FormStateOptions<Values, Body>,
  "initial" | "schema"
> {
  /** Fields of the form; what the system says of any other is above them. */
  readonly names: readonly FieldName<Values>[];
  /** The one call that saves it. */
  readonly save: (body: Body) => Promise<Outcome<Answer> | null>;
  readonly onSaved: (answer: Answer) => void;
}

/** A form that one call saves: what was done is said, what is refused is at its field. */
export function useSavedForm<Values extends FormValues, Body, Answer extends { readonly message: string }>(
  place: DraftPlace,
  { initial, schema, names, save, onSaved }: SavedFormOptions<Values, Body, Answer>,
): FormState<Values> {
  return useKeptForm<Values, Body>(place, {
    initial,
    schema,
    submit: async (body) => {
      const outcome = await save(body);
      if (outcome?.ok) {
        notifyDone(outcome.answer.message);
        onSaved(outcome.answer);
      }
      return outcomeOf(outcome, names);
    },
  });
}
