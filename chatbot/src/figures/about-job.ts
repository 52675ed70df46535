import type { Language } from "@paygauge/api-types/languages";

interface Marks {
  /** What a job has. */
  readonly things: RegExp;
  /** Words that ask for figures, names or thresholds. */
  readonly asks: RegExp;
  /** Questions about how something works, which documents answer. */
  readonly general: RegExp;
}

const marks: Readonly<Record<Language, Marks>> = {
  en: {
    things:
      /\b(?:suppliers|vendors|payees|spend|payments|invoices|purchase orders|levels|savings|npv|payback|rebate|revenue|campaigns?)\b/i,
    asks: /\b(?:how (?:many|much)|which|who|list|show|count|total|sum|average|median|share|percentage|top \d+|largest|biggest|smallest|lowest|highest|more than|less than|fewer than|at least|at most|above|below|over|under|between|per (?:month|quarter|year|country|supplier)|by (?:month|quarter|year))\b/i,
    general:
      /^(?:why|when|where|how (?:do|does|can|is|are|should|long)|what (?:does|do|is an?|are)|can|does|do|is|are|should|must)\b|\b(?:does|do|can|should|must|may) (?:an?|the|each|every|suppliers|vendors|we|i|you)\b/i,
  },
  de: {
    things:
      /(?:lieferanten|ausgaben|zahlungen|rechnungen|bestellungen|stufen|ersparnis\w*|kapitalwert|rückvergütung|umsatz|kampagnen?)/i,
    asks: /(?:wie ?viele?|welche[rsn]?|wer\b|liste|zeig\w*|summe|insgesamt|durchschnitt\w*|anteil|prozentsatz|größte\w*|kleinste\w*|höchste\w*|niedrigste\w*|mehr als|weniger als|mindestens|höchstens|zwischen|pro (?:monat|quartal|jahr|land)|je (?:monat|land))/i,
    general:
      /^(?:warum|wann|wo|wie (?:wird|werden|kann|funktioniert|lange)|was (?:ist|sind|bedeutet|heißt)|kann|können|muss|müssen|darf|ist|sind)\b|\b(?:kann|können|muss|müssen|darf|dürfen|soll|sollen) (?:ein|eine|der|die|das|jeder|lieferanten|wir|ich|man)\b/i,
  },
  fr: {
    things:
      /(?:fournisseurs|dépenses?|paiements|factures|commandes|niveaux|économies|van\b|ristourne|revenus?|campagnes?)/i,
    asks: /(?:combien|quels?|quelles?|\bqui\b|liste|montre\w*|total|somme|moyenne|part\b|pourcentage|plus (?:grands?|gros|petits?)|plus de|moins de|au moins|au plus|entre|par (?:mois|trimestre|an|pays))/i,
    general:
      /^(?:pourquoi|quand|où|comment|qu'est-ce|que (?:signifie|veut)|est-ce|peut|peuvent|doit|doivent|faut)\b|\b(?:peut|peuvent|doit|doivent|faut-il)\b/i,
  },
};

/** Whether a question asks for figures or names of a job, in words that no declared pattern reads. */
export function isAboutJob(question: string, language: Language): boolean {
  const text = question.trim().replaceAll(/[’‘]/g, "'");
  const { things, asks, general } = marks[language];
  return things.test(text) && asks.test(text) && !general.test(text);
}
