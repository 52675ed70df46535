import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types";
import { useAction } from "../../../data/use-action.ts";
import { useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { AskingButton } from "../shared/asking-button.tsx";

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
  const { run } = useAction(call, { operation: words("button") });
  const remove = async () => {
    const outcome = await run({ params: { id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo(list));
  };
  return (
    <AskingButton
      variant="danger"
      label={words("button")}
      disabled={inUse}
      hint={inUse ? words("inUse") : undefined}
      title={words("title", { name })}
      description={words("text")}
      act={remove}
    />
  );
}
