/** Sentences of the composed letter in the languages of suppliers. */
import type { CampaignTone } from "../entities/campaigns.ts";
import type { Language } from "../languages.ts";

interface LetterWords {
  readonly subject: (buyer: string) => string;
  readonly greeting: (name: string) => string;
  readonly payments: (buyer: string, count: string, isOne: boolean) => string;
  readonly tones: Readonly<Record<CampaignTone, (buyer: string) => string>>;
  readonly reply: string;
  readonly signature: (buyer: string, issuer: string) => string;
}

const en: LetterWords = {
  subject: (buyer) => `How ${buyer} pays you`,
  greeting: (name) => `Dear ${name},`,
  payments: (buyer, count, isOne) => `${buyer} makes about ${count} ${isOne ? "payment" : "payments"} to you a year.`,
  tones: {
    offer: () => "The choice is yours. If you don’t reply, nothing changes.",
    encourage: (buyer) => `${buyer} would prefer this method and hopes for your answer.`,
    mandate: (buyer) => `${buyer} plans to pay its suppliers this way. Tell us if you can’t accept it.`,
  },
  reply: "If you agree, reply with the email address for payment details. The change starts with your next invoice.",
  signature: (buyer, issuer) => `${buyer}, with ${issuer}`,
};

const de: LetterWords = {
  subject: (buyer) => `Wie ${buyer} Sie bezahlt`,
  greeting: (name) => `Guten Tag ${name},`,
  payments: (buyer, count, isOne) => `${buyer} leistet Ihnen im Jahr etwa ${count} ${isOne ? "Zahlung" : "Zahlungen"}.`,
  tones: {
    offer: () => "Sie entscheiden. Wenn Sie nicht antworten, ändert sich nichts.",
    encourage: (buyer) => `${buyer} würde gern so bezahlen und hofft auf Ihre Antwort.`,
    mandate: (buyer) =>
      `${buyer} will seine Lieferanten künftig so bezahlen. Sagen Sie uns, wenn Sie das nicht annehmen können.`,
  },
  reply:
    "Wenn Sie einverstanden sind, antworten Sie mit der E-Mail-Adresse für die Zahlungsdaten. Die Umstellung beginnt mit Ihrer nächsten Rechnung.",
  signature: (buyer, issuer) => `${buyer}, mit ${issuer}`,
};

const fr: LetterWords = {
  subject: (buyer) => `Comment ${buyer} vous paie`,
  greeting: (name) => `Bonjour ${name},`,
  payments: (buyer, count, isOne) => `${buyer} vous fait environ ${count} ${isOne ? "paiement" : "paiements"} par an.`,
  tones: {
    offer: () => "Le choix vous appartient. Sans réponse de votre part, rien ne change.",
    encourage: (buyer) => `${buyer} préférerait ce mode de paiement et espère votre réponse.`,
    mandate: (buyer) =>
      `${buyer} prévoit de payer ainsi ses fournisseurs. Dites-nous si vous ne pouvez pas l’accepter.`,
  },
  reply:
    "Si vous êtes d’accord, répondez avec l’adresse e-mail qui doit recevoir les données de paiement. Le changement commence avec votre prochaine facture.",
  signature: (buyer, issuer) => `${buyer}, avec ${issuer}`,
};

/** Sentences by language. */
export const letterWords: Readonly<Record<Language, LetterWords>> = { en, de, fr };
