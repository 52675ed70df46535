import { Button, ConfirmDialog, NotificationBar } from "@paygauge/ui";
import { useState } from "react";
import { useTranslations } from "../../state/formats.ts";

interface DamagedNoticeProps {
  readonly ids: readonly string[];
  /** Their names where they are in the list all the same: their own pages delete them. */
  readonly names?: readonly string[] | undefined;
  /** Deletes one of them; absent where the user may not. */
  readonly onDelete?: ((id: string) => Promise<unknown>) | undefined;
}

/** Says that entries of a list are stored damaged, and deletes them. */
export function DamagedNotice({ ids, names, onDelete }: DamagedNoticeProps) {
  const words = useTranslations("lists.damaged");
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const count = ids.length;
  const remove = async () => {
    setPending(true);
    for (const id of ids) await onDelete?.(id);
    setPending(false);
    setAsks(false);
  };
  return (
    <>
      <NotificationBar
        tone="warning"
        actions={onDelete && <Button onClick={() => setAsks(true)}>{words("delete", { count })}</Button>}
      >
        {names === undefined ? words("notice", { count }) : words("open", { count, names: names.join(", ") })}
      </NotificationBar>
      {asks && (
        <ConfirmDialog
          open
          danger
          title={words("title", { count })}
          description={words("intro")}
          confirmLabel={words("delete", { count })}
          cancelLabel={words("cancel")}
          submitting={pending}
          onOpenChange={setAsks}
          onConfirm={() => void remove()}
        >
          {null}
        </ConfirmDialog>
      )}
    </>
  );
}
