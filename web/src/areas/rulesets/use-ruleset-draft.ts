import { useTranslate, type OfferedDraft } from "@paygauge/ui";
import { useMemo, useState } from "react";
import type { DraftValues } from "@paygauge/api-types/entities/drafts";
import type { RulesetBody, RulesetProblems } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetItem, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { useUndo } from "./use-undo.ts";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";
import { useDraft } from "../../data/drafts/use-draft.ts";

/** What is wrong with a body, by path: messages as fields take them. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface Draft<B extends RulesetBody> {
  readonly body: B;
  readonly note: string;
  readonly dirty: boolean;
  /** By path, as fields take them. */
  readonly problems: FieldProblems;
  readonly setBody: (next: B) => void;
  readonly setNote: (next: string) => void;
  /** Takes the last change of the rules back, or makes it again; absent where there is none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** What is here was stored: it is no longer unsaved. */
  readonly stored: () => void;
  /** What was edited before and not saved. */
  readonly offered: OfferedDraft | undefined;
}

interface Loaded<B extends RulesetBody> {
  readonly kind: RulesetKind;
  readonly item: RulesetItem;
  readonly body: B;
  /** What is wrong with a body; a body in which nothing can be read at all is refused whole. */
  readonly check: (body: unknown) => RulesetProblems;
}

/** The rules as they are edited; while they are not saved the address is held and they are kept as a draft. */
export function useRulesetDraft<B extends RulesetBody>({ kind, item, body: first, check }: Loaded<B>): Draft<B> {
  const { body, setBody, undo, redo } = useUndo(first);
  const translate = useTranslate();
  // Until it is edited, a note of the product's own follows the reader's language.
  const [edited, setNote] = useState<string | null>(null);
  const note = edited ?? translate(item.note);
  const [last, setLast] = useState<{ body: B; note: string | null }>({ body: first, note: null });
  const dirty = body !== last.body || edited !== last.note;
  const restore = (values: DraftValues) => {
    const { body: rules, note: words } = values;
    if (typeof words === "string") setNote(words);
    // Only this editor writes here, under the kind and number of this version.
    if (typeof rules === "string") setBody(JSON.parse(rules) as B);
  };
  const kept = useDraft(
    { entityType: `${kind}Ruleset`, entityId: String(item.versionNumber) },
    dirty ? { body: JSON.stringify(body), note } : null,
    restore,
  );
  const problems = useMemo(() => {
    const found = Object.entries(check(body));
    return Object.fromEntries(found.map(([path, problem]) => [path, encodeMessage(problem)]));
  }, [check, body]);
  const stored = () => {
    setLast({ body, note: edited });
    kept.clear();
  };
  return { body, note, dirty, problems, setBody, setNote, undo, redo, stored, offered: kept.offered };
}
