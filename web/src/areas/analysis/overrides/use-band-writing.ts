import type { SetBandBody } from "@paygauge/api-types/entities/overrides";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

/** Writes a band that a user sets or takes back; what was just set can be undone from its message. */
export function useBandWriting(jobId: string, supplierKey: string, onSaved: () => void) {
  const words = useTranslations("overrides");
  const { run, pending } = useAction("setBand", { operation: words("operation") });
  // How many decisions wait is next to the match.
  const decisions = useCall("supplierDecisions", { params: { jobId, supplierKey } });
  const write = async (body: SetBandBody): Promise<boolean> => {
    const outcome = await run({ params: { jobId, supplierKey }, body });
    if (outcome?.ok !== true) return false;
    const undo = () => void write({ kind: "takeBack", capability: body.capability });
    notifyDone(outcome.answer.message, body.kind === "set" ? { label: words("undo"), onSelect: undo } : undefined);
    onSaved();
    decisions.reload();
    return true;
  };
  return { write, pending };
}
