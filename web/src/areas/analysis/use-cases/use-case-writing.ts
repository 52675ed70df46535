import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

/** What a user may change of a use case without touching its set. */
export type UseCaseChange = Partial<Pick<UseCase, "name" | "method" | "criteria" | "typed" | "pitches">>;

/** Writes changes of a use case; what was changed can be undone from its message. */
export function useCaseWriting(jobId: string, found: UseCase, onSaved: () => void) {
  const words = useTranslations("useCases.page");
  const { run, pending } = useAction("updateUseCase", { operation: words("operation") });
  const said = ({ name, method, criteria, typed, pitches }: UseCase) => ({ name, method, criteria, typed, pitches });
  const write = async (change: UseCaseChange): Promise<boolean> => {
    const params = { jobId, useCaseId: found.useCaseId };
    const outcome = await run({ params, body: { ...said(found), ...change, version: found.version } });
    if (outcome?.ok !== true) return false;
    const undo = async () => {
      const back = await run({ params, body: { ...said(found), version: found.version + 1 } });
      if (back?.ok === true) onSaved();
    };
    notifyDone(outcome.answer.message, { label: words("undo"), onSelect: () => void undo() });
    onSaved();
    return true;
  };
  return { write, pending };
}
