import { Button, DraftBar, TextAreaField, useKeptFocus } from "@paygauge/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { limits } from "@paygauge/api-types/limits";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { systemMessageAtom } from "../../state/system.ts";

const place = { entityType: "systemMessage", entityId: "all" };

/** What the notification bar says to every user: shown, changed and taken away. */
export function MessagePart() {
  const words = useTranslations("devops.system");
  const setShown = useSetAtom(systemMessageAtom);
  const { data, mutate } = useCall("systemMessage", {});
  const { run, pending } = useAction("setSystemMessage", { operation: words("setMessage"), quiet: true });
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const stands = data?.systemMessage ?? null;
  const text = typed ?? stands ?? "";
  const focus = useKeptFocus<HTMLFormElement>(pending);
  const changed = typed !== null && typed.trim() !== (stands ?? "");
  const { offered, clear } = useDraft(place, changed ? { systemMessage: text } : null, ({ systemMessage }) =>
    setTyped(String(systemMessage)),
  );
  const set = async (systemMessage: string | null) => {
    const outcome = await run({ body: { systemMessage } });
    if (outcome === null) return;
    setError(outcome.ok ? undefined : (outcome.problem.fields["systemMessage"] ?? outcome.problem.message));
    if (!outcome.ok) return;
    clear();
    setTyped(null);
    setShown(systemMessage);
    void mutate({ systemMessage }, { revalidate: false });
    notifyDone(outcome.answer.message);
  };
  return (
    // What has the focus is only watched.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...focus}
      className="flex flex-col gap-2 outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        void set(text.trim());
      }}
    >
      {offered !== undefined && <DraftBar draft={offered} />}
      <TextAreaField
        label={words("message")}
        hint={words("messageHint", { most: limits.maxSystemMessage })}
        error={error}
        rows={2}
        maxLength={limits.maxSystemMessage}
        disabled={data === undefined || pending}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} disabled={!changed || text.trim() === ""}>
          {words("setMessage")}
        </Button>
        {stands !== null && (
          <Button variant="quiet" disabled={pending} onClick={() => void set(null)}>
            {words("clearMessage")}
          </Button>
        )}
      </div>
    </form>
  );
}
