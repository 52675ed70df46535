/** The letter to one supplier of a campaign, composed from the same figures as the pitch. */
import type { CampaignTone } from "../entities/campaigns.ts";
import { localeOf, type Language } from "../languages.ts";
import { pitchSentences, type PitchFacts } from "./compose-pitch.ts";
import { letterWords } from "./letter-words.ts";

interface LetterFacts extends PitchFacts {
  readonly issuer: string;
  readonly supplier: string;
  /** "" without a contact. */
  readonly contact: string;
  readonly tone: CampaignTone;
  /** Payments of a year. */
  readonly payments: number;
}

/** A subject, a blank line and the letter. */
export function composeLetter(language: Language, facts: LetterFacts): string {
  const words = letterWords[language];
  const { buyer, issuer, contact, supplier, tone } = facts;
  const payments = new Intl.NumberFormat(localeOf(language, [])).format(facts.payments);
  return [
    words.subject(buyer),
    words.greeting(contact === "" ? supplier : contact),
    facts.payments > 0 ? words.payments(buyer, payments, facts.payments === 1) : "",
    pitchSentences(language, facts).join(" "),
    words.tones[tone](buyer),
    words.reply,
    words.signature(buyer, issuer),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
