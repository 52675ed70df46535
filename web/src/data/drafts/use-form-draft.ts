import { keptValues, type FormState, type OfferedDraft } from "@paygauge/ui";
import { useEffect, useMemo, useState } from "react";
import type { Draft } from "@paygauge/api-types";
import { callApi } from "../call-api.ts";
import { draftKeeper } from "./draft-keeper.ts";

/** What a form is of: the draft belongs to the person and to this. */
export interface DraftPlace {
  readonly entityType: string;
  readonly entityId: string;
}

export interface FormDraft {
  /** What was typed before, while it waits for the person's answer. */
  readonly offered: OfferedDraft | undefined;
  /** The form was saved: its draft goes. */
  readonly clear: () => void;
}

/**
 * Keeps what is typed into a form at the origin, so that a reload, another device, the end of a session or a new version
 * loses nothing; offers it when the form is opened again. Discarding the changes discards the draft.
 */
export function useFormDraft(form: FormState, { entityType, entityId }: DraftPlace): FormDraft {
  const [found, setFound] = useState<Draft | null>(null);
  const keeper = useMemo(() => {
    const params = { entityType, entityId };
    return draftKeeper({
      keep: async (values) => void (await callApi("keepDraft", { params, body: { values } })),
      drop: async () => void (await callApi("deleteDraft", { params })),
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
  const dirty = form.changed.length > 0;
  const { values } = form;
  useEffect(() => keeper.note(dirty ? keptValues(values) : null), [keeper, dirty, values]);
  const answer = (restored: boolean) => {
    if (restored && found !== null) form.restore(found.values);
    if (!restored) keeper.dropNow();
    setFound(null);
  };
  const offered =
    found === null
      ? undefined
      : {
          savedOn: found.savedOn,
          onRestore: () => answer(true),
          onDrop: () => answer(false),
        };
  return { offered, clear: keeper.dropNow };
}
