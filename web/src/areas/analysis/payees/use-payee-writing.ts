import type { PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

export interface PayeeWriting {
  /** Decides a class for each of the payees: of equal classes in one call. */
  readonly decide: (payees: readonly Pick<PayeeItem, "supplierKey" | "payeeClass">[]) => Promise<void>;
  readonly undo: (decisionIds: readonly number[]) => Promise<void>;
  readonly pending: boolean;
}

/** Decides and undoes payee classes of a job; `onSaved` after each. */
export function usePayeeWriting(jobId: string, onSaved: () => void): PayeeWriting {
  const words = useTranslations("decisions.payees");
  const deciding = useAction("decidePayees", { operation: words("operation") });
  const undoing = useAction("undoPayees", { operation: words("undoOperation") });
  const undo = async (decisionIds: readonly number[]) => {
    const outcome = await undoing.run({ params: { jobId }, body: { decisionIds: [...decisionIds] } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onSaved();
  };
  const decide: PayeeWriting["decide"] = async (payees) => {
    const made: number[] = [];
    let said = "";
    for (const [payeeClass, group] of Map.groupBy(payees, (each) => each.payeeClass)) {
      const supplierKeys = group.map((each) => each.supplierKey);
      const outcome = await deciding.run({ params: { jobId }, body: { supplierKeys, payeeClass } });
      if (outcome?.ok !== true) break;
      made.push(...outcome.answer.decisionIds);
      said = outcome.answer.message;
    }
    if (made.length > 0) notifyDone(said, { label: words("undo"), onSelect: () => void undo(made) });
    onSaved();
  };
  return { decide, undo, pending: deciding.pending || undoing.pending };
}
