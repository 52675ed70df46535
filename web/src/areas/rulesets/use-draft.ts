import { useMemo, useState } from "react";
import type { RulesetBody, RulesetItem, RulesetProblems } from "@paygauge/api-types";
import { useUnsaved } from "../../state/unsaved.ts";

export interface Draft<B extends RulesetBody> {
  readonly body: B;
  readonly note: string;
  readonly dirty: boolean;
  readonly problems: RulesetProblems;
  readonly setBody: (next: B) => void;
  readonly setNote: (next: string) => void;
  /** What is here was stored: it is no longer unsaved. */
  readonly stored: () => void;
}

/** The rules as they are edited; the address is held while they are not saved. */
export function useDraft<B extends RulesetBody>(
  loaded: { readonly item: RulesetItem; readonly body: B },
  check: (body: unknown) => RulesetProblems,
): Draft<B> {
  const [body, setBody] = useState(loaded.body);
  const [note, setNote] = useState(loaded.item.note);
  const [last, setLast] = useState({ body: loaded.body, note: loaded.item.note });
  const dirty = body !== last.body || note !== last.note;
  useUnsaved(dirty);
  const problems = useMemo(() => check(body), [check, body]);
  return { body, note, dirty, problems, setBody, setNote, stored: () => setLast({ body, note }) };
}
