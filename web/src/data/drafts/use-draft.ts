import type { OfferedDraft } from "@paygauge/ui";
import { useEffect, useMemo, useState } from "react";
import type { Draft, DraftValues } from "@paygauge/api-types/entities/drafts";
import { draftsCalls } from "@paygauge/api-types/endpoints/drafts";
import { useUnsaved } from "../../state/unsaved.ts";
import { callApi } from "../call-api.ts";
import { registerCalls } from "../call-table.ts";
import { draftKeeper } from "./draft-keeper.ts";

// Forms alone ask for drafts: the calls come with the first of them.
registerCalls(draftsCalls);

/** What a form is of: the draft belongs to the user and to this. `entityId` is "new" for what is not there yet. */
export interface DraftPlace {
  readonly entityType: string;
  readonly entityId: string;
}

export interface Kept {
  /** What was typed before, while it waits for the user's answer. */
  readonly offered: OfferedDraft | undefined;
  /** It was saved: the draft goes. */
  readonly clear: () => void;
}

/**
 * Guards what is not saved (links, Back, closing, role switch, version) and keeps it at the origin, so that a reload,
 * another device, the end of a session or a new version loses nothing; offers it when the place is opened again.
 * `held` is what differs from what is saved, null when nothing does: discarding the changes discards the draft.
 */
export function useDraft(
  { entityType, entityId }: DraftPlace,
  held: DraftValues | null,
  restore: (values: DraftValues) => void,
): Kept {
  useUnsaved(held !== null);
  const [found, setFound] = useState<Draft | null>(null);
  const keeper = useMemo(() => {
    const params = { entityType, entityId };
    return draftKeeper({
      // A page that closes ends its calls, unless they are to outlive it.
      keep: async (values) => void (await callApi("keepDraft", { params, body: { values } }, { keepalive: true })),
      drop: async () => void (await callApi("deleteDraft", { params }, { keepalive: true })),
    });
  }, [entityType, entityId]);
  useEffect(() => {
    let left = false;
    callApi("draft", { params: { entityType, entityId } }).then(
      (draft) => left || setFound(draft),
      // Without an answer there is nothing to offer; the form itself works.
      () => undefined,
    );
    const onHide = () => keeper.flush();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", onHide);
      keeper.flush();
    };
  }, [keeper, entityType, entityId]);
  // The same words again aren't news.
  const words = held === null ? null : JSON.stringify(held);
  useEffect(() => keeper.note(words === null ? null : (JSON.parse(words) as DraftValues)), [keeper, words]);
  const answer = (restored: boolean) => {
    if (restored && found !== null) {
      keeper.adopt();
      restore(found.values);
    }
    if (!restored) {
      keeper.dropNow();
      // What was typed since is no part of what was thrown away.
      if (words !== null) keeper.note(JSON.parse(words) as DraftValues);
    }
    setFound(null);
  };
  const offered =
    found === null ? undefined : { savedOn: found.savedOn, onRestore: () => answer(true), onDrop: () => answer(false) };
  return { offered, clear: keeper.dropNow };
}
