import { useState } from "react";
import type { RulesetBody } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetItem } from "@paygauge/api-types/entities/rulesets";
import type { Outcome } from "../../data/use-action.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { Draft } from "./use-ruleset-draft.ts";

interface SaveInput<B extends RulesetBody> {
  readonly params: { readonly versionNumber: string };
  readonly body: { readonly version: number; readonly note: string; readonly body: B };
}
type Saved = Outcome<{ readonly item: RulesetItem; readonly message: string }>;

/** A version as last saved, and the way to save it. */
export function useSavedItem<B extends RulesetBody>(
  draft: Draft<B>,
  loaded: RulesetItem,
  run: (input: SaveInput<B>) => Promise<Saved | null>,
): { readonly item: RulesetItem; readonly save: () => Promise<void> } {
  const [item, setItem] = useState(loaded);
  const save = async () => {
    const { note, body } = draft;
    const outcome = await run({
      params: { versionNumber: String(item.versionNumber) },
      body: { version: item.version, note, body },
    });
    if (outcome?.ok !== true) return;
    draft.stored();
    setItem(outcome.answer.item);
    notifyDone(outcome.answer.message);
  };
  return { item, save };
}
