/** Languages that an issuer's reports may be written in (BCP 47). */
export const issuerLanguages = ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL", "pt-PT"] as const;

export function isIssuerLanguage(word: string): boolean {
  return issuerLanguages.some((each) => each === word);
}
