import { notifyDone } from "../../state/notifications.ts";
import type { Drafted } from "./written-text-panel.tsx";
import type { Outcome } from "../use-action.ts";

type Answered = Outcome<{ readonly message: string }> | null;

/** Shows what a save answered. @returns whether it was saved */
export function shownSave(outcome: Answered, onSaved: () => void): boolean {
  if (outcome?.ok !== true) return false;
  notifyDone(outcome.answer.message);
  onSaved();
  return true;
}

/** What a draft call answered; null after a failure. */
export const draftedBy = (outcome: Outcome<Drafted> | null): Drafted | null =>
  outcome?.ok === true ? outcome.answer : null;
