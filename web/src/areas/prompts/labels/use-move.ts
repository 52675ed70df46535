import { useState } from "react";
import {
  productionLabel,
  usualLabels,
  type PromptDetail,
  type PromptVersion,
} from "@paygauge/api-types/entities/prompts";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { doubtsOf } from "./doubtful.ts";
import { labelledNumber } from "./use-restore.ts";

/** The choice of a label that doesn't exist yet. */
export const newLabel = "";

/** A label's move to a version, as it is being entered. `fixed`: the label that moves; null: the user chooses. */
export function useMove(prompt: PromptDetail, version: PromptVersion, fixed: string | null, onMoved: () => void) {
  const operation = useTranslations("prompts.labels")("operation");
  const known = [...new Set([...usualLabels, ...prompt.versions.flatMap(({ labels }) => labels)])];
  const choices = known.filter((each) => !version.labels.includes(each));
  const [chosen, setChosen] = useState(fixed ?? choices.find((each) => each !== productionLabel) ?? newLabel);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("movePromptLabel", { operation, quiet: true });
  const label = chosen === newLabel ? typed.trim() : chosen;
  const from = labelledNumber(prompt, label);
  const isProduction = label === productionLabel;
  const doubts = isProduction ? doubtsOf(prompt, version.number) : [];
  /** The setting asks for another user than the author. */
  const isOwn = isProduction && prompt.needsSecondUser && version.isOwn;
  const move = async () => {
    setProblem(null);
    const outcome = await run({ params: { promptId: prompt.id }, body: { label, from, to: version.number, note } });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.problem);
    notifyDone(outcome.answer.message);
    onMoved();
  };
  const canMove = label !== "" && !isOwn && (doubts.length === 0 || note.trim() !== "");
  return {
    choices,
    fields: { chosen, setChosen, typed, setTyped, note, setNote },
    label,
    from,
    isProduction,
    doubts,
    isOwn,
    problem,
    pending,
    canMove,
    move,
  };
}
