import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import { reasonSentence, type ReasonContext, type ReasonKind } from "@paygauge/api-types/reason-words/reason-sentence";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** Words for the reasons of a supplier. */
export function useReasonWords(of: ReasonContext): (reason: ScoreReason, kind: ReasonKind) => string {
  const words = useTranslations("reasons");
  const formats = useFormats();
  return (reason, kind) => {
    const sentence = reasonSentence(reason, of, words, formats);
    return kind === "points" ? sentence : words(kind, { sentence });
  };
}
