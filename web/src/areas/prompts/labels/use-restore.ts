import type { PromptDetail } from "@paygauge/api-types/entities/prompts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

/** The version that a label is on now; null for none. */
export const labelledNumber = ({ versions }: Pick<PromptDetail, "versions">, label: string): number | null =>
  versions.find(({ labels }) => labels.includes(label))?.number ?? null;

/** The version that a label was on before its last move; null without one. */
function formerNumber({ moves }: Pick<PromptDetail, "moves">, label: string): number | null {
  return moves.find((each) => each.label === label)?.from ?? null;
}

/** Puts a label back on its former version, in one press. */
export function useRestore(prompt: PromptDetail, label: string, onChanged: () => void) {
  const words = useTranslations("prompts.versions");
  const former = formerNumber(prompt, label);
  const operation = useTranslations("prompts.labels")("operation");
  const { run, pending } = useAction("movePromptLabel", { operation });
  const restore = async () => {
    if (former === null) return;
    const body = {
      label,
      from: labelledNumber(prompt, label),
      to: former,
      note: words("restoreNote", { number: former }),
    };
    const outcome = await run({ params: { promptId: prompt.id }, body });
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
    onChanged();
  };
  return { former, restore, pending };
}
