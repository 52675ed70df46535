import type { toolsMessages } from "../en/tools.ts";

/** Tools: refusals and confirmations. */
export const tools: Record<keyof typeof toolsMessages, string> = {
  companyQueryShort: "Geben Sie mindestens zwei Zeichen ein.",
  companyNumberForm: "Eine Firmennummer hat bis zu acht Zeichen, etwa 00445790.",
  companyUnknown: "Companies House kennt die Firma {number} nicht. Prüfen Sie die Nummer.",
  companyNotInRegister:
    "{number} ist nicht unter den bestehenden Firmen vom {date}. Aufgelöste Firmen stehen nicht in diesem Register.",
  registerMissing: "Importieren Sie ein Firmenregister unter Analyseverwaltung, Branchenbezeichnungen.",
  companyNotActive: "{name} ist nicht aktiv. Bestätigen Sie das.",
  companyOtherNumber: "Die Zahlungsdatei nennt die Firmennummer {stated}, nicht {number}.",
  companyConfirmed: "{name} bestätigt. Das zählt ab der nächsten Neubewertung.",
  noCompanyColumn: "Die Datei hat keine Spalte {header}.",
  registerDay: "Der Dateiname braucht den Tag des Registers: BasicCompanyData-2026-11-01.csv.",
  registerOlder: "Das Register ist neuer als {date}. Importieren Sie eine neuere Datei.",
  mailNoRecipient: "Geben Sie einen Empfänger ein.",
  toolMailsHourly: "Höchstens {most, number} E-Mails pro Stunde, noch {left, number} übrig.",
  companyListsRunning: "{most, number} Ihrer Listen sind in Arbeit. Warten Sie, bis eine fertig ist.",
  companyListStarted: "Das Nachschlagen der Liste hat begonnen.",
  toolTemplatesFull: "Eine Marke kann {most, number} Vorlagen haben. Löschen Sie zuerst eine.",
  providerBusy: "{provider} nimmt keine Anfragen mehr an. Versuchen Sie es um {at} erneut.",
  providerNoAnswer: "{provider} antwortet nicht. Versuchen Sie es um {at} erneut.",
  providerNotConfigured: "{provider} lehnt Schlüssel oder Adresse ab. Bitten Sie den Betreiber um Korrektur.",
};
