import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import type { Language } from "@paygauge/api-types/languages";
import { letterWords } from "./letter-words.ts";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import type { MailTemplate } from "@paygauge/api-types/mail/mail-template";

/** The template of a kind, tone and language until a user saves another; letters on paper are composed of it as well. */
export function standardTemplate(kind: LetterKind, tone: CampaignTone, language: Language): MailTemplate {
  const words = letterWords[language];
  const { followUp } = words;
  const isFirst = kind === "first";
  const body = isFirst
    ? ["{offer}", "{payments}", words.tones[tone]("{buyer}")]
    : ["{before}", followUp.tones[tone]("{buyer}")];
  return {
    subject: (isFirst ? words.subject : followUp.subject)("{buyer}", "{reference}"),
    text: [
      words.greeting("{contact}"),
      ...body,
      words.answer("{buyer}", "{accountsContact}", "{accountsMail}"),
      words.trust("{buyer}", "{reference}"),
      words.signature("{accountsContact}", "{buyer}", "{issuer}"),
    ].join("\n\n"),
  };
}
