import type { CampaignTone } from "../entities/campaigns.ts";
import type { Language } from "../languages.ts";
import { letterWords } from "../pitch/letter-words.ts";
import type { LetterKind } from "./letter-kinds.ts";
import type { MailTemplate } from "./mail-template.ts";

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
