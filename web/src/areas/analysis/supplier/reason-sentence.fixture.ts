/** Sentences of reasons as tests hear them, without a screen. */
import { createTranslator } from "use-intl/core";
import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import { formatsOf } from "../../../state/formats.ts";
import { reasonsTexts as german } from "../../../texts/de/reasons.ts";
import { reasonsTexts as english } from "../../../texts/en/reasons.ts";
import { reasonsTexts as french } from "../../../texts/fr/reasons.ts";
import { reasonSentence, type ReasonContext } from "@paygauge/api-types/reason-words/reason-sentence";

const texts = { "en-GB": english, "de-DE": german, "fr-FR": french };
export type SpokenLocale = keyof typeof texts;

const translators = new Map<SpokenLocale, Parameters<typeof reasonSentence>[2]>();

/** The sentence with ordinary spaces. Errors: whatever the catalogue lacks. */
export function spokenReason(reason: ScoreReason, of: ReasonContext, locale: SpokenLocale): string {
  const onError = (error: Error): never => {
    throw error;
  };
  const words =
    translators.get(locale) ?? createTranslator({ locale, messages: texts[locale] as typeof english, onError });
  translators.set(locale, words);
  return reasonSentence(reason, of, words, formatsOf(locale)).replaceAll(/[\u00a0\u202f]/g, " ");
}
