import { listOf } from "@paygauge/ui";
import { useState } from "react";
import type { DraftPlace } from "../../../data/drafts/use-draft.ts";
import type { KeptChoice } from "./choice-panel.tsx";

/** The same choices, whatever their order. */
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each));

/** What a user has chosen and not saved yet; follows what the system says until then. */
export function useChoice(saved: readonly string[]): {
  readonly chosen: readonly string[];
  readonly dirty: boolean;
  readonly choose: (next: readonly string[]) => void;
  readonly discard: () => void;
  /** How its panel keeps it while it is not saved. */
  readonly keptAt: (place: DraftPlace) => KeptChoice;
} {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const chosen = draft ?? saved;
  return {
    chosen,
    dirty: !isSame(chosen, saved),
    choose: setDraft,
    discard: () => setDraft(null),
    keptAt: (place) => ({
      place,
      values: { chosen: [...chosen] },
      onRestore: (values) => setDraft(listOf(values["chosen"])),
    }),
  };
}
