import type { Language } from "../languages.ts";
import { ownValue } from "../own-value.ts";

interface FooterFacts {
  readonly sender: string;
  readonly postalAddress: string;
  readonly buyer: string;
  /** Where the receiver stops these mails. */
  readonly stopLink: string;
}

const words: Readonly<Record<Language, (facts: FooterFacts) => readonly string[]>> = {
  en: ({ sender, postalAddress, buyer, stopLink }) => [
    `${sender}, ${postalAddress}`,
    `You receive this email because ${buyer} pays you.`,
    `Stop these emails: ${stopLink}`,
  ],
  de: ({ sender, postalAddress, buyer, stopLink }) => [
    `${sender}, ${postalAddress}`,
    `Sie erhalten diese E-Mail, weil ${buyer} Sie bezahlt.`,
    `Diese E-Mails abbestellen: ${stopLink}`,
  ],
  fr: ({ sender, postalAddress, buyer, stopLink }) => [
    `${sender}, ${postalAddress}`,
    `Vous recevez cet e-mail parce que ${buyer} vous paie.`,
    `Ne plus recevoir ces e-mails : ${stopLink}`,
  ],
};

/** Who writes, from where, why, and how to stop it: below every mail, after a dash line as mail programs know it. */
export const mailFooter = (language: Language, facts: FooterFacts): string =>
  ["-- ", ...words[language](facts)].join("\n");

/** The footer of an email by hand: who writes, and how to stop it. */
export const stopFooter = (language: Language, sender: string, stopLink: string): string => {
  const [, , stop = ""] = words[language]({ sender, postalAddress: "", buyer: "", stopLink });
  return ["-- ", sender, stop].join("\n");
};

/** Countries (ISO 3166-1 alpha-3) whose suppliers are written to in German or French; of Switzerland, German. */
const spoken: Readonly<Record<string, Language>> = {
  DEU: "de",
  AUT: "de",
  CHE: "de",
  LIE: "de",
  FRA: "fr",
  LUX: "fr",
  MCO: "fr",
};

/** The language of a supplier's country; English elsewhere. */
export const languageOfCountry = (country: string): Language => ownValue(spoken, country) ?? "en";
