import type { OfferedDraft } from "@paygauge/ui";
import { useMemo, useState } from "react";
import type { DraftValues, RulesetBody, RulesetItem, RulesetKind, RulesetProblems } from "@paygauge/api-types";
import { useKept } from "../../data/drafts/use-kept.ts";

export interface Draft<B extends RulesetBody> {
  readonly body: B;
  readonly note: string;
  readonly dirty: boolean;
  readonly problems: RulesetProblems;
  readonly setBody: (next: B) => void;
  readonly setNote: (next: string) => void;
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
export function useDraft<B extends RulesetBody>({ kind, item, body: first, check }: Loaded<B>): Draft<B> {
  const [body, setBody] = useState(first);
  const [note, setNote] = useState(item.note);
  const [last, setLast] = useState({ body: first, note: item.note });
  const dirty = body !== last.body || note !== last.note;
  const restore = (values: DraftValues) => {
    const { body: rules, note: words } = values;
    if (typeof words === "string") setNote(words);
    // Only this editor writes here, under the kind and number of this version.
    if (typeof rules === "string") setBody(JSON.parse(rules) as B);
  };
  const kept = useKept(
    { entityType: `${kind}Ruleset`, entityId: String(item.versionNumber) },
    dirty ? { body: JSON.stringify(body), note } : null,
    restore,
  );
  const problems = useMemo(() => check(body), [check, body]);
  const stored = () => {
    setLast({ body, note });
    kept.clear();
  };
  return { body, note, dirty, problems, setBody, setNote, stored, offered: kept.offered };
}
