import { Button, ConfirmDialog } from "@paygauge/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types";
import { useAction } from "../../../data/use-action.ts";
import { useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";

interface DeleteRecordProps {
  readonly call: "deleteIssuer" | "deleteBuyer";
  readonly id: string;
  readonly name: string;
  /** Something stands on it: it cannot go, and the button says so. */
  readonly inUse: boolean;
  readonly list: "issuerManager" | "buyerManager";
}

/** Deletes an issuer or a buyer that nothing stands on, after asking. */
export function DeleteRecord({ call, id, name, inUse, list }: DeleteRecordProps) {
  const words = useWords("tenants.delete");
  const [, navigate] = useLocation();
  const mayChange = useMayChange();
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction(call, { operation: words("button") });
  const remove = async () => {
    const outcome = await run({ params: { id } });
    if (outcome === null) return;
    setAsking(false);
    if (!outcome.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo(list));
  };
  return (
    <>
      <Button
        variant="danger"
        disabled={inUse || !mayChange}
        title={inUse ? words("inUse") : undefined}
        onClick={() => setAsking(true)}
      >
        {words("button")}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          danger
          submitting={pending}
          onOpenChange={setAsking}
          title={words("title", { name })}
          description={words("text")}
          onConfirm={() => void remove()}
        />
      )}
    </>
  );
}
