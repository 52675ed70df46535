import { useState } from "react";

/** The same choices, whatever their order. */
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each));

/** What a person has chosen and not saved yet; follows what the system says until then. */
export function useChoice(saved: readonly string[]): {
  readonly chosen: readonly string[];
  readonly dirty: boolean;
  readonly choose: (next: readonly string[]) => void;
  readonly discard: () => void;
} {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const chosen = draft ?? saved;
  return {
    chosen,
    dirty: !isSame(chosen, saved),
    choose: setDraft,
    discard: () => setDraft(null),
  };
}
