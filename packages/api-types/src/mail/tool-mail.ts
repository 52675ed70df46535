/** Emails that a user writes by hand in a brand's name: templates, recipients and the text as it is sent. */
import type { Language } from "../languages.ts";
import { stopFooter } from "./mail-footer.ts";
import { headerLine } from "./mail-template.ts";
import { isMailAddress, mailAddressKey } from "./mail-sender.ts";

export interface Recipient {
  readonly name: string;
  readonly address: string;
}

export const toolTemplates = ["plain", "dataRequest", "reminder"] as const;
export type ToolTemplate = (typeof toolTemplates)[number];

interface Written {
  readonly subject: string;
  readonly text: string;
}

/** "{name}" is the recipient, "{brand}" the brand, "{sender}" the user. */
export const templateTexts: Readonly<Record<Language, Readonly<Record<ToolTemplate, Written>>>> = {
  en: {
    plain: { subject: "", text: "Dear {name},\n\n\n\nKind regards\n{sender}\n{brand}" },
    dataRequest: {
      subject: "Payment file for your analysis",
      text: "Dear {name},\n\nPlease send us the payment file for your analysis. A CSV or Excel file with supplier, amount and date is enough.\n\nKind regards\n{sender}\n{brand}",
    },
    reminder: {
      subject: "Reminder from {brand}",
      text: "Dear {name},\n\nWe wrote to you recently and have not heard from you. Can you reply by the end of the week?\n\nKind regards\n{sender}\n{brand}",
    },
  },
  de: {
    plain: { subject: "", text: "Guten Tag {name},\n\n\n\nFreundliche Grüße\n{sender}\n{brand}" },
    dataRequest: {
      subject: "Zahlungsdatei für Ihre Analyse",
      text: "Guten Tag {name},\n\nbitte senden Sie uns die Zahlungsdatei für Ihre Analyse. Eine CSV- oder Excel-Datei mit Lieferant, Betrag und Datum genügt.\n\nFreundliche Grüße\n{sender}\n{brand}",
    },
    reminder: {
      subject: "Erinnerung von {brand}",
      text: "Guten Tag {name},\n\nwir haben Ihnen kürzlich geschrieben und noch keine Antwort erhalten. Können Sie bis Ende der Woche antworten?\n\nFreundliche Grüße\n{sender}\n{brand}",
    },
  },
  fr: {
    plain: { subject: "", text: "Bonjour {name},\n\n\n\nCordialement\n{sender}\n{brand}" },
    dataRequest: {
      subject: "Fichier de paiements pour votre analyse",
      text: "Bonjour {name},\n\nMerci de nous envoyer le fichier de paiements pour votre analyse. Un fichier CSV ou Excel avec fournisseur, montant et date suffit.\n\nCordialement\n{sender}\n{brand}",
    },
    reminder: {
      subject: "Rappel de {brand}",
      text: "Bonjour {name},\n\nNous vous avons écrit récemment et n’avons pas reçu de réponse. Pouvez-vous répondre avant la fin de la semaine\u00a0?\n\nCordialement\n{sender}\n{brand}",
    },
  },
};

interface ToolMailFacts {
  readonly recipient: Recipient;
  readonly brand: string;
  readonly sender: string;
  readonly language: Language;
  /** Where the recipient opts out. */
  readonly stopLink: string;
}

/** The email to one recipient, with the link that stops further ones. Values are inserted once and never expanded again. */
export function fillToolMail(
  { subject, text }: Written,
  { recipient, brand, sender, language, stopLink }: ToolMailFacts,
): Written {
  const values = new Map([
    ["name", recipient.name || recipient.address],
    ["brand", brand],
    ["sender", sender],
  ]);
  const fill = (template: string): string =>
    template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
  return { subject: headerLine(fill(subject)), text: `${fill(text)}\n\n${stopFooter(language, brand, stopLink)}` };
}

interface ReadRecipients {
  readonly recipients: readonly Recipient[];
  /** Lines, from 1, that have no address. */
  readonly faults: readonly number[];
}

/**
 * Recipients of a list: a line each, "address", "Name <address>" or cells with commas, semicolons or tabs between. An
 * address that occurred before is left out, and so is a heading.
 */
export function readRecipients(text: string): ReadRecipients {
  const recipients = new Map<string, Recipient>();
  const faults: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const cells = line.split(/[,;\t<>]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ""));
    const address = cells.find(isMailAddress);
    const isHeading = at === 0 && /e-?mail|address|adresse/i.test(line) && !line.includes("@");
    if (address === undefined) {
      if (!isHeading) faults.push(at + 1);
      continue;
    }
    const name = cells.find((cell) => cell !== "" && cell !== address) ?? "";
    const key = mailAddressKey(address);
    if (!recipients.has(key)) recipients.set(key, { name, address });
  }
  return { recipients: [...recipients.values()], faults };
}
