import type { gatewayMessages } from "../en/gateway.ts";

/** What the gateway says: who may come in, and what does not arrive. */
export const gateway: Record<keyof typeof gatewayMessages, string> = {
  noSuchCallHere: "Unbekannter Endpunkt. Prüfen Sie die URL.",
  bodyTypeDeclared: "Dieser Endpunkt erwartet einen Inhalt der Art {type}, angegeben in Content-Type.",
  needsContentLength: "Content-Length ist erforderlich. Senden Sie den ganzen Teil, keinen offenen Strom.",
  bodyTooLarge: "Der Inhalt ist größer als {most, number} Bytes. Senden Sie weniger, oder in Teilen.",
  bodyTooSlow: "Ihre Daten kamen zu langsam an. Versuchen Sie es erneut, wenn möglich mit schnellerer Verbindung.",
  partTooSlow:
    "Dieser Teil kam langsamer als 16 KB pro Sekunde an. Senden Sie ihn erneut, wenn möglich mit schnellerer Verbindung.",
  bodyBroken: "Die Verbindung brach ab, während Ihre Daten gesendet wurden. Senden Sie sie erneut.",
  pdfNotMade:
    "Das PDF konnte nicht erstellt werden. Drucken Sie den Bericht von dieser Seite aus oder versuchen Sie es erneut.",
  noPdfService: "Diese Installation erstellt selbst keine PDFs. Drucken Sie den Bericht von seiner Seite aus.",
  tookTooLong: "Der Dienst hat zu lange für die Antwort gebraucht. Versuchen Sie es gleich noch einmal.",
  noAnswer: "Der Dienst antwortet nicht. Versuchen Sie es gleich noch einmal.",
  tooMuchAtOnce: "Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.",
  notSignedIn: "Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.",
  modeOrLanguage: 'Senden Sie JSON mit "mode": "light", "dark" oder "system", oder mit "language": {languages}.',
  rolesBody: 'Senden Sie JSON mit "roles": einer Liste von mindestens einer Ihrer Rollen, oder null für alle.',
  rolesNotHeld:
    "Sie können nur zwischen Rollen wechseln, die Sie haben, und nur, wenn Ihnen der Rollenwechsel erlaubt ist.",
  idleBody: 'Senden Sie JSON mit "autoLogoutOnIdle": true oder false.',
  idleRefused: "Nur wer das System wartet, kann die automatische Abmeldung bei Inaktivität ändern.",
  idleIsOn: "Die automatische Abmeldung bei Inaktivität ist jetzt eingeschaltet.",
  idleIsOff: "Die automatische Abmeldung bei Inaktivität ist jetzt ausgeschaltet.",
  rolesChanged: "Ihre Rollen wurden gewechselt.",
  noSubject: "Das Token enthält weder sub noch sid.",
  needsLogoutToken: "Senden Sie ein Formular mit einem logout_token.",
  providerKeys: "Die Schlüssel des Anbieters sind gerade nicht lesbar. Versuchen Sie es erneut.",
  logoutTokenInvalid: "Das Abmelde-Token ist nicht gültig.",
  logoutTokenUsed: "Dieses Abmelde-Token wurde bereits verwendet.",
  signedOut: "Abgemeldet.",
  noPictureReload: "Bild nicht gefunden. Laden Sie die Seite neu.",
  noSite: "Unter dieser Adresse gibt es keine Website. Prüfen Sie die Adresse.",
  starting: "Der Dienst startet gerade oder antwortet nicht. Versuchen Sie es gleich noch einmal.",
  linkNotRead: "Andere Websites können auf diese verlinken, aber nicht von ihr lesen.",
  otherSite: "Die Anfrage kam von einer anderen Website. Nehmen Sie die Änderung auf dieser Website vor.",
  siteNotSaid:
    "Die Anfrage weist nicht nach, dass sie von dieser Website kommt. Nehmen Sie die Änderung auf dieser Website vor.",
  csrfMissing: "Der Header X-CSRF: 1 fehlt. Nehmen Sie die Änderung auf dieser Website vor.",
  notInBuild: "Diese Datei gehört nicht zur aktuellen Version. Laden Sie die Seite neu.",
  sessionEnded: "Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
  otherDomain: "Ihr Konto gehört zu {address}. Melden Sie sich dort an.",
  rolesLackPermission: "Ihren Rollen fehlt die nötige Berechtigung. Bitten Sie die Administration darum.",
  environmentsDiffer: "Diese Website und ihr Dienst haben verschiedene Umgebungsnamen. Wenden Sie sich an den Betrieb.",
  featureOff: "Diese Funktion ist ausgeschaltet.",
  accountNotReady: "Ihr Konto ist noch nicht bereit. Den Grund nennt die Lobby.",
  methodNotUsed: "Die Methode {method} ist hier nicht erlaubt.",
  noChat: "Für diese Website ist kein Chat-Assistent eingerichtet. Der Betrieb kann CHATBOT_URL setzen.",
  notInReleaseYet: "Diese Funktion ist noch nicht Teil dieser Version.",
  fileOfApplication: "Das ist eine Datei der Anwendung. Melden Sie sich an und öffnen Sie stattdessen eine Seite.",
  addressTooLong: "Die URL ist länger als 8 KB. Kürzen Sie sie, oder öffnen Sie die Seite erneut.",
  headersTooLarge:
    "Die Anfrage hat mehr als 16 KB an Headern oder mehr als 100 davon. Löschen Sie die Cookies dieser Website und versuchen Sie es erneut.",
  addressMalformed: "Die URL ist ungültig. Beginnen Sie erneut auf der Startseite.",
  tooManySignIns: "Zu viele Anmeldeversuche aus Ihrem Netzwerk. Warten Sie eine Minute und melden Sie sich erneut an.",
  signInTriedTooOften: "Zu viele Versuche bei dieser Anmeldung. Warten Sie eine Minute und melden Sie sich erneut an.",
  tooManyInvalid:
    "Zu viele Anfragen mit einer ungültigen Sitzung. Löschen Sie die Cookies dieser Website, warten Sie eine Minute und melden Sie sich an.",
  tooOften:
    "Zu viele Anfragen in einer Minute. Warten Sie eine Minute und versuchen Sie es erneut. Es ist nichts verloren.",
  tooManyDownloads:
    "{most, number} Ihrer Downloads laufen noch. Versuchen Sie es erneut, wenn einer abgeschlossen ist.",
  ourSide:
    "Bei uns ist etwas schiefgegangen. Versuchen Sie es erneut. Tritt es wieder auf, nennen Sie dem Support die Korrelations-ID.",
  rolesReplaced: "Ihre Rollen haben sich während dieser Anfrage geändert. Versuchen Sie es erneut.",
  maintenance:
    "Das System wird derzeit gewartet. Bitte versuchen Sie es später erneut. Wir bitten um Entschuldigung für die Unannehmlichkeiten.",
  idleEndOff: "Die automatische Abmeldung bei Inaktivität ist in der Konfiguration der Website derzeit ausgeschaltet.",
  preferencesSaved: "Gespeichert.",
};
