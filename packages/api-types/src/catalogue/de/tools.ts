import type { toolsMessages } from "../en/tools.ts";

/** Tools: refusals and confirmations. */
export const tools: Record<keyof typeof toolsMessages, string> = {
  companyQueryShort: "Geben Sie mindestens zwei Zeichen ein.",
  companyNumberForm: "Eine Firmennummer hat bis zu acht Zeichen, etwa 00445790 oder SC123456.",
  companyUnknown: "Companies House kennt keine Firma {number}. Prüfen Sie die Nummer.",
  companyNotInRegister:
    "{number} ist nicht unter den bestehenden Firmen vom {date}. Aufgelöste Firmen stehen nicht in diesem Register.",
  registerMissing:
    "Es ist kein Firmenregister importiert. Importieren Sie eines unter Analyseverwaltung, Branchenbezeichnungen.",
  companyNotActive: "{name} ist nicht aktiv. Bestätigen Sie das.",
  companyOtherNumber: "Die Zahlungsdatei nennt die Firmennummer {stated}, nicht {number}. Es ist nicht dieselbe Firma.",
  companyConfirmed: "{name} bestätigt. Das zählt ab der nächsten Neubewertung.",
  rowNoCompanyNumber: "„{text}“ ist keine Firmennummer.",
  companyNoName: "{number} hat keinen Namen.",
  noCompanyColumn: "Die Datei hat keine Spalte {header}.",
  registerDay:
    "Benennen Sie die Datei mit dem Tag des Registers, wie Companies House: BasicCompanyData-2026-11-01-part1_7.csv.",
  registerOlder: "Das Register ist neuer als {date}. Importieren Sie eine neuere Datei.",
  mailTextMissing: "Geben Sie einen Text ein.",
  mailNoRecipient: "Geben Sie mindestens einen Empfänger ein.",
  mailMostRecipients: "Schreiben Sie höchstens {most, number} Empfängern auf einmal.",
  toolMailsHourly: "Höchstens {most, number} E-Mails pro Stunde, noch {left, number} übrig.",
  toolMailsSent: "{sent, plural, one {# E-Mail} other {# E-Mails}} gesendet, {others, number} nicht.",
  toolMailsCaptured:
    "{sent, plural, one {# E-Mail} other {# E-Mails}} im Postausgang festgehalten, {others, number} nicht.",
  providerBusy: "{provider} nimmt derzeit keine Anfragen mehr an. Versuchen Sie es um {at} erneut.",
  providerNoAnswer: "{provider} antwortet nicht. Versuchen Sie es um {at} erneut.",
  providerNotConfigured: "{provider} lehnt Schlüssel oder Adresse ab. Bitten Sie den Betreiber um Korrektur.",
};
