import type { SubmitOutcome } from "@paygauge/ui";
import type { Outcome } from "../data/use-action.ts";

/** What a writing call came to, as a form shows it: messages at the fields it has, the sentence where it has none. */
export function outcomeOf(outcome: Outcome<unknown> | null, fields: readonly string[]): SubmitOutcome {
  if (outcome === null) return { ok: false };
  if (outcome.ok) return { ok: true };
  const placed = Object.entries(outcome.problem.fields).filter(([name]) => fields.includes(name));
  if (placed.length === 0) return { ok: false, message: outcome.problem.message };
  return { ok: false, errors: Object.fromEntries(placed) };
}
