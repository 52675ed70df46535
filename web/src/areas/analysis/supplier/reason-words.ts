import type { ScoreLevel, ScoreReason } from "@paygauge/api-types";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { reasonSentence, type ReasonContext } from "./reason-sentence.ts";

/** What a line of the trace is: points given or taken, a gate that closed, or a cap on the level. */
type ReasonKind = "points" | "gate" | "cap";

/** A gate ends the scoring, so it stands alone and the level is None; anything else without points is a cap. */
export function kindOf(reason: ScoreReason, level: ScoreLevel, all: readonly ScoreReason[]): ReasonKind {
  if (reason.points !== 0) return "points";
  return all.length === 1 && level === "None" ? "gate" : "cap";
}

/** Words for the reasons of a supplier. */
export function useReasonWords(of: ReasonContext): (reason: ScoreReason, kind: ReasonKind) => string {
  const words = useTranslations("reasons");
  const formats = useFormats();
  return (reason, kind) => {
    const sentence = reasonSentence(reason, of, words, formats);
    return kind === "points" ? sentence : words(kind, { sentence });
  };
}
