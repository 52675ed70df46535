import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types";
import type { resources } from "@paygauge/api-types/endpoints/resources";
import type { records, RecordType } from "@paygauge/api-types/sitemap/records";
import { useAction } from "../data/use-action.ts";
import { useTranslations } from "../state/formats.ts";
import { notifyDone } from "../state/notifications.ts";
import { ConfirmButton } from "./confirm-button.tsx";

interface DeleteRecordProps {
  readonly call: "deleteIssuer" | (typeof resources)[RecordType]["names"]["remove"];
  readonly id: string;
  readonly name: string;
  /** Something stands on it: it cannot go, and the button says so. */
  readonly inUse: boolean;
  readonly list: "issuerManager" | (typeof records)[RecordType]["ids"]["list"];
}

/** Deletes a record that nothing needs, after asking. */
export function DeleteRecord({ call, id, name, inUse, list }: DeleteRecordProps) {
  const words = useTranslations("records.delete");
  const [, navigate] = useLocation();
  const { run } = useAction(call, { operation: words("button") });
  const remove = async () => {
    const outcome = await run({ params: { id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo(list));
  };
  return (
    <ConfirmButton
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
