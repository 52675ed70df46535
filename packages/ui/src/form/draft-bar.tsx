import { useLocale, useTexts } from "../context/ui-context.tsx";
import { NotificationBar } from "../components/bars/notification-bar.tsx";
import { Button } from "../components/button/button.tsx";

/** What was typed before and not saved, offered to go on with. */
export interface OfferedDraft {
  /** ISO 8601 in UTC; told in the reader's own time. */
  readonly savedOn: string;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** Offers what was typed before: to go on with it, or to throw it away. */
export function DraftBar({ draft }: { readonly draft: OfferedDraft }) {
  const texts = useTexts();
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short" });
  return (
    <NotificationBar
      tone="info"
      actions={
        <>
          <Button onClick={draft.onRestore}>{texts.form.restoreDraft}</Button>
          <Button onClick={draft.onDrop}>{texts.form.dropDraft}</Button>
        </>
      }
    >
      {texts.form.draftOffered(when.format(new Date(draft.savedOn)))}
    </NotificationBar>
  );
}
