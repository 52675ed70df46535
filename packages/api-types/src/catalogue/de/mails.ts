import type { mailsMessages } from "../en/mails.ts";

/** Outreach by mail: refusals and confirmations. */
export const mails: Record<keyof typeof mailsMessages, string> = {
  mailSubject: "Geben Sie einen Betreff ein.",
  mailVariable: "„{name}“ ist keine Variable. Fügen Sie eine aus der Liste ein oder entfernen Sie die Klammern.",
  mailVariableMissing: "{name} hat nicht für jeden Lieferanten einen Wert. Entfernen Sie die Variable aus der Vorlage.",
  mailDomain: "{domain} ist keine bestätigte Absenderdomain. Bitten Sie die Administration, sie zu bestätigen.",
  mailPostalAddress: "Geben Sie die Postanschrift des Absenders ein.",
  mailTooMany: "Es können höchstens {most, number} E-Mails auf einmal gesendet werden.",
  mailNoBrand: "Keine Marke kann diese E-Mail senden. Weisen Sie dem Emittenten eine zu.",
  mailCount:
    "Jetzt können {found, plural, one {# Lieferant} other {# Lieferanten}} angeschrieben werden, nicht {agreed, number}. Prüfen Sie die Liste und versuchen Sie es erneut.",
  mailNobody: "Es ist kein Lieferant mehr anzuschreiben.",
  mailNotOpen: "Über diese E-Mail wurde schon entschieden. Laden Sie die Seite neu.",
  mailInterrupted: "Die Verbindung endete, bevor der Server geantwortet hat.",
  mailServerSays: "Der Server antwortete: {words}",
  mailHeaderLine: "{field} enthält einen Zeilenumbruch.",
  mailContactErased: "Der Kontakt wurde gelöscht.",
  mailMarkedSent: "Von einem Benutzer als gesendet markiert.",
  mailTemplateSaved: "Version {version, number} gespeichert.",
  mailTestQueued: "Ein Test ist unterwegs an {address}.",
  mailsQueued: "{count, plural, one {# E-Mail wird gesendet.} other {# E-Mails werden gesendet.}}",
  mailsQueuedHere:
    "{count, plural, one {# E-Mail wurde} other {# E-Mails wurden}} hier aufbewahrt und an niemanden gesendet.",
  mailsPaused: "Das Senden ist angehalten.",
  mailsResumed: "Das Senden geht weiter.",
  mailConfirmed: "Als gesendet markiert.",
  mailAgain: "Die E-Mail wird erneut gesendet.",
  mailOptedOut: "{supplier} wird nicht mehr angeschrieben.",
  mailPostalAddressSaved: "Postanschrift gespeichert.",
  mailEventsUnsigned: "Die Ereignisse sind nicht vom E-Mail-Anbieter signiert oder älter als fünf Minuten.",
  mailEventsTaken: "{count, plural, one {# Ereignis übernommen.} other {# Ereignisse übernommen.}}",
  calendarFeedsFull: "Sie haben {most, number} Kalenderabonnements. Widerrufen Sie zuerst eines.",
  calendarFeedMade:
    "Kalenderabonnement angelegt. Kopieren Sie die Adresse jetzt: Sie wird nicht noch einmal angezeigt.",
  calendarFeedRevoked: "Kalenderabonnement widerrufen.",
  mailsStopped: "Sie erhalten diese E-Mails nicht mehr.",
  mailEventsList: "Senden Sie eine Liste von höchstens {most, number} Ereignissen.",
  smtpAddress: "MAIL_PROVIDER_URL muss einen SMTP-Server nennen, etwa smtps://smtp.example:465.",
  smtpImplicitTls: "Nur SMTP mit implizitem TLS wird unterstützt (smtps://, Port 465). STARTTLS und Port 25 nicht.",
};
