/** Terms of an offer, which the pitch and the letter share. */

/** A value that is unknown. A word in place of a number: an empty value never reaches a model. */
export const notStated = "not stated";

export const sampleTerms = {
  en: { "terms.fee": "1.85% to 2.45% (ask your acquirer)", "terms.newDay": "24" },
  de: { "terms.fee": "1,85 % bis 1,9 % (fragen Sie Ihren Acquirer)", "terms.newDay": "15" },
  fr: { "terms.fee": "1,85 % à 2,45 % (demandez à votre acquéreur)", "terms.newDay": "30" },
} as const;

/** One supplier's own days. */
export const sampleDays = {
  en: { "terms.currentDay": "45", "terms.daysSooner": "21" },
  de: { "terms.currentDay": "60", "terms.daysSooner": "45" },
} as const;
