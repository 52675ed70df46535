/** Sentences of letters, their follow-ups and mails in the languages of suppliers. */
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import type { Language } from "@paygauge/api-types/languages";

interface LetterWords {
  readonly subject: (buyer: string, reference: string) => string;
  readonly greeting: (name: string) => string;
  /** What one supplier gains by its own payments. */
  readonly earlier: (days: string, next: string, now: string, isOne: boolean) => string;
  /** What one supplier gains by its stated terms. */
  readonly earlierThanTerms: (terms: string, next: string) => string;
  /** "31 to 45 days"; `to` is "" for "more than 90 days". */
  readonly terms: (from: string, to: string) => string;
  /** `spend` "": not known. */
  readonly payments: (buyer: string, spend: string, count: string, isOne: boolean) => string;
  readonly tones: Readonly<Record<CampaignTone, (buyer: string) => string>>;
  /** Who takes the answer: a contact by name, never an unread address. */
  readonly answer: (buyer: string, accounts: string, mail: string) => string;
  /** How a supplier can tell that the text is genuine. */
  readonly trust: (buyer: string, reference: string) => string;
  readonly signature: (accounts: string, buyer: string, issuer: string) => string;
  /** What a letter says in place of a contact that is missing. */
  readonly noAccounts: string;
  readonly followUp: {
    readonly subject: (buyer: string, reference: string) => string;
    /** `day` "": not known. */
    readonly before: (buyer: string, method: string, reference: string, day: string) => string;
    readonly tones: Readonly<Record<CampaignTone, (buyer: string) => string>>;
  };
}

const en: LetterWords = {
  subject: (buyer, reference) => `How ${buyer} pays you (reference ${reference})`,
  greeting: (name) => `Dear ${name},`,
  earlier: (days, next, now, isOne) =>
    `You could be paid ${days} ${isOne ? "day" : "days"} earlier: on day ${next} after the invoice instead of day ${now}, the average of our payments to you.`,
  earlierThanTerms: (terms, next) =>
    `You could be paid on day ${next} after the invoice. Our records give your terms as ${terms}.`,
  terms: (from, to) => (to === "" ? `more than ${from} days` : `${from} to ${to} days`),
  payments: (buyer, spend, count, isOne) =>
    spend === ""
      ? `${buyer} makes about ${count} ${isOne ? "payment" : "payments"} to you a year.`
      : `${buyer} pays you about ${spend} a year, in about ${count} ${isOne ? "payment" : "payments"}.`,
  tones: {
    offer: () => "The choice is yours. If you don’t answer, nothing changes.",
    encourage: (buyer) => `${buyer} would prefer this method and hopes for your answer.`,
    mandate: (buyer) => `${buyer} plans to pay its suppliers this way. Tell us if you can’t accept it.`,
  },
  answer: (buyer, accounts, mail) =>
    `${accounts} in the accounts department of ${buyer} takes your answer and your questions: ${mail}. If you agree, the change starts with your next invoice, and we settle the rest with the contact that we already have at your company.`,
  trust: (buyer, reference) =>
    `To check that this is genuine, call the number that you already have for ${buyer} and give the reference ${reference}. We never ask for bank, card or payment details by email, by letter or by phone; please don’t send any.`,
  signature: (accounts, buyer, issuer) => `${accounts}\nAccounts department, ${buyer}, with ${issuer}`,
  noAccounts: "[contact in accounts]",
  followUp: {
    subject: (buyer, reference) => `Reminder: how ${buyer} pays you (reference ${reference})`,
    before: (buyer, method, reference, day) =>
      `${day === "" ? "We wrote" : `On ${day} we wrote`} to you that ${buyer} would like to pay you ${method}. Our reference is ${reference}; what it means for you is in that letter.`,
    tones: {
      offer: () => "Would this suit you? A yes or a no is enough.",
      encourage: (buyer) => `Can ${buyer} pay you this way from your next invoice on?`,
      mandate: () => "Is there anything that keeps you from accepting it?",
    },
  },
};

const de: LetterWords = {
  subject: (buyer, reference) => `Wie ${buyer} Sie bezahlt (Referenz ${reference})`,
  greeting: (name) => `Guten Tag ${name},`,
  earlier: (days, next, now, isOne) =>
    `Sie könnten Ihr Geld ${days} ${isOne ? "Tag" : "Tage"} früher haben: an Tag ${next} nach Rechnungsdatum statt an Tag ${now}, dem Mittel unserer Zahlungen an Sie.`,
  earlierThanTerms: (terms, next) =>
    `Sie könnten Ihr Geld an Tag ${next} nach Rechnungsdatum haben. Ihr Zahlungsziel beträgt nach unseren Unterlagen ${terms}.`,
  terms: (from, to) => (to === "" ? `mehr als ${from} Tage` : `${from} bis ${to} Tage`),
  payments: (buyer, spend, count, isOne) =>
    spend === ""
      ? `${buyer} leistet Ihnen im Jahr etwa ${count} ${isOne ? "Zahlung" : "Zahlungen"}.`
      : `${buyer} zahlt Ihnen im Jahr etwa ${spend}, in etwa ${count} ${isOne ? "Zahlung" : "Zahlungen"}.`,
  tones: {
    offer: () => "Sie entscheiden. Wenn Sie nicht antworten, ändert sich nichts.",
    encourage: (buyer) => `${buyer} würde gern so bezahlen und hofft auf Ihre Antwort.`,
    mandate: (buyer) =>
      `${buyer} will seine Lieferanten künftig so bezahlen. Sagen Sie uns, wenn Sie das nicht annehmen können.`,
  },
  answer: (buyer, accounts, mail) =>
    `Ihre Antwort und Ihre Fragen nimmt ${accounts} in der Buchhaltung von ${buyer} entgegen: ${mail}. Wenn Sie einverstanden sind, beginnt die Umstellung mit Ihrer nächsten Rechnung; alles Weitere klären wir mit dem Kontakt, den wir in Ihrem Haus bereits haben.`,
  trust: (buyer, reference) =>
    `Um die Echtheit zu prüfen, rufen Sie die Nummer an, die Sie von ${buyer} bereits haben, und nennen Sie die Referenz ${reference}. Wir fragen nie nach Bank-, Karten- oder Zahlungsdaten, weder per E-Mail noch per Brief oder Telefon; bitte senden Sie keine.`,
  signature: (accounts, buyer, issuer) => `${accounts}\nBuchhaltung, ${buyer}, mit ${issuer}`,
  noAccounts: "[Kontakt in der Buchhaltung]",
  followUp: {
    subject: (buyer, reference) => `Erinnerung: wie ${buyer} Sie bezahlt (Referenz ${reference})`,
    before: (buyer, method, reference, day) =>
      `${day === "" ? "Wir haben" : `Am ${day} haben wir`} Ihnen geschrieben, dass ${buyer} Sie künftig ${method} bezahlen möchte. Unsere Referenz ist ${reference}; was das für Sie bedeutet, steht in jenem Schreiben.`,
    tones: {
      offer: () => "Passt das für Sie? Ein Ja oder Nein genügt.",
      encourage: (buyer) => `Kann ${buyer} Sie ab Ihrer nächsten Rechnung so bezahlen?`,
      mandate: () => "Spricht auf Ihrer Seite etwas dagegen?",
    },
  },
};

const fr: LetterWords = {
  subject: (buyer, reference) => `Comment ${buyer} vous paie (référence ${reference})`,
  greeting: (name) => `Bonjour ${name},`,
  earlier: (days, next, now, isOne) =>
    `Vous pourriez être payé ${days} ${isOne ? "jour" : "jours"} plus tôt : à J+${next} après la facture au lieu de J+${now}, moyenne de nos paiements à votre égard.`,
  earlierThanTerms: (terms, next) =>
    `Vous pourriez être payé à J+${next} après la facture. Selon nos données, votre délai de paiement est de ${terms}.`,
  terms: (from, to) => (to === "" ? `plus de ${from} jours` : `${from} à ${to} jours`),
  payments: (buyer, spend, count, isOne) =>
    spend === ""
      ? `${buyer} vous fait environ ${count} ${isOne ? "paiement" : "paiements"} par an.`
      : `${buyer} vous paie environ ${spend} par an, en ${count} ${isOne ? "paiement" : "paiements"} environ.`,
  tones: {
    offer: () => "Le choix vous appartient. Sans réponse de votre part, rien ne change.",
    encourage: (buyer) => `${buyer} préférerait ce mode de paiement et espère votre réponse.`,
    mandate: (buyer) =>
      `${buyer} prévoit de payer ainsi ses fournisseurs. Dites-nous si vous ne pouvez pas l’accepter.`,
  },
  answer: (buyer, accounts, mail) =>
    `${accounts}, au service comptable de ${buyer}, attend votre réponse et vos questions : ${mail}. Si vous êtes d’accord, le changement commence avec votre prochaine facture, et nous réglons la suite avec le contact que nous avons déjà chez vous.`,
  trust: (buyer, reference) =>
    `Pour vérifier l’authenticité de ce message, appelez le numéro que vous avez déjà pour ${buyer} et donnez la référence ${reference}. Nous ne demandons jamais de coordonnées bancaires, de données de carte ou de paiement, ni par e-mail, ni par courrier, ni par téléphone ; n’en envoyez pas.`,
  signature: (accounts, buyer, issuer) => `${accounts}\nService comptable, ${buyer}, avec ${issuer}`,
  noAccounts: "[contact à la comptabilité]",
  followUp: {
    subject: (buyer, reference) => `Rappel : comment ${buyer} vous paie (référence ${reference})`,
    before: (buyer, method, reference, day) =>
      `${day === "" ? "Nous" : `Le ${day}, nous`} vous avons écrit que ${buyer} souhaite vous payer ${method}. Notre référence est ${reference} ; ce que cela change pour vous figure dans cette lettre.`,
    tones: {
      offer: () => "Cela vous conviendrait-il ? Un oui ou un non suffit.",
      encourage: (buyer) => `${buyer} peut-il vous payer ainsi dès votre prochaine facture ?`,
      mandate: () => "Quelque chose vous empêche-t-il de l’accepter ?",
    },
  },
};

/** Sentences by language. */
export const letterWords: Readonly<Record<Language, LetterWords>> = { en, de, fr };
