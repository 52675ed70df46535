import type { CampaignTone } from "../entities/campaigns.ts";
import type { Language } from "../languages.ts";
import { letterWords } from "../pitch/letter-words.ts";
import type { MailTemplate } from "./mail-template.ts";

/** The template of a tone and language until a user saves another: the letter's own sentences. */
export function firstTemplate(tone: CampaignTone, language: Language): MailTemplate {
  const words = letterWords[language];
  return {
    subject: words.subject("{buyer}"),
    text: [
      words.greeting("{contact}"),
      "{payments}",
      "{offer}",
      words.tones[tone]("{buyer}"),
      words.reply,
      `{sender}\n${words.signature("{buyer}", "{issuer}")}`,
    ].join("\n\n"),
  };
}
