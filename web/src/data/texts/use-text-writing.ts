import { notifyDone } from "../../state/notifications.ts";
import type { Outcome } from "../use-action.ts";

type Answered = Outcome<{ readonly message: string }> | null;

/** Shows what a save answered. @returns whether it was saved */
export function shownSave(outcome: Answered, onSaved: () => void): boolean {
  if (outcome?.ok !== true) return false;
  notifyDone(outcome.answer.message);
  onSaved();
  return true;
}

/** Shows what a draft answered. @returns the draft; null: there is none */
export function shownDraft(
  outcome: Outcome<{ readonly message: string; readonly draft: string | null }> | null,
): string | null {
  if (outcome?.ok !== true) return null;
  notifyDone(outcome.answer.message);
  return outcome.answer.draft;
}
