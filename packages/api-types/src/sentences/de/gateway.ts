import type { gatewaySentences } from "../gateway.ts";

/** What the gateway says: who may come in, and what does not arrive. */
export const gateway: Record<keyof typeof gatewaySentences, string> = {
  noSuchCallHere: "Diesen Aufruf gibt es hier nicht. Prüfen Sie die Adresse.",
  bodyTypeDeclared: "Dieser Aufruf erwartet einen Inhalt der Art {type} und muss ihn in Content-Type angeben.",
  needsContentLength: "Dieser Aufruf braucht eine Content-Length. Senden Sie den ganzen Teil, keinen offenen Strom.",
  bodyTooLarge: "Der Inhalt ist größer als {most} Bytes. Senden Sie weniger, oder in Teilen.",
  tookTooLong: "Der Dienst hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal.",
  noAnswer: "Der Dienst antwortet nicht. Versuchen Sie es gleich noch einmal.",
  tooMuchAtOnce: "Der Dienst hat in diesem Moment zu viel zu tun. Versuchen Sie es gleich noch einmal.",
  notSignedIn: "Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.",
  modeOrLanguage: 'Senden Sie JSON mit "mode": "light", "dark" oder "system", oder mit "language": {languages}.',
  rolesBody: 'Senden Sie JSON mit "roles": einer Liste von mindestens einer Ihrer Rollen, oder null für alle.',
  rolesNotHeld: "Sie können nur zwischen Rollen wechseln, die Sie haben, und nur wo Ihnen der Wechsel erlaubt ist.",
  idleBody: 'Senden Sie JSON mit "autoLogoutOnIdle": true oder false.',
  idleRefused: "Nur wer das System wartet, darf das Ende bei Inaktivität umschalten.",
  idleIsOn: "Die automatische Abmeldung bei Inaktivität ist jetzt eingeschaltet.",
  idleIsOff: "Die automatische Abmeldung bei Inaktivität ist jetzt ausgeschaltet.",
  rolesChanged: "Ihre Rollen sind gewechselt.",
  noSubject: "Weder sub noch sid ist genannt.",
  needsLogoutToken: "Es wird ein Formular mit einem logout_token gebraucht.",
  providerKeys: "Die Schlüssel des Anbieters sind gerade nicht lesbar. Versuchen Sie es erneut.",
  logoutTokenInvalid: "Das Abmelde-Token ist nicht gültig.",
  logoutTokenUsed: "Dieses Abmelde-Token wurde schon verwendet.",
  signedOut: "Abgemeldet.",
  noPictureReload: "Dieses Bild gibt es nicht. Laden Sie die Seite neu.",
  noSite: "Unter dieser Adresse gibt es hier keine Website. Prüfen Sie die Adresse.",
  starting: "Der Dienst startet gerade oder antwortet nicht. Versuchen Sie es gleich noch einmal.",
  linkNotRead: "Andere Websites dürfen auf diese verweisen, aber nicht von ihr lesen.",
  otherSite: "Die Anfrage kommt von einer anderen Website. Nehmen Sie die Änderung auf den Seiten dieser Website vor.",
  siteNotSaid:
    "Die Anfrage sagt nicht, dass sie von dieser Website kommt. Nehmen Sie die Änderung auf deren Seiten vor.",
  csrfMissing: "Der Header X-CSRF: 1 fehlt. Nehmen Sie die Änderung auf den Seiten dieser Website vor.",
  notInBuild: "Diese Datei gehört nicht zur jetzigen Version. Laden Sie die Seite neu.",
  sessionEnded: "Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
  otherDomain: "Ihr Konto gehört zu {address}. Melden Sie sich dort an.",
  rolesLackPermission: "Ihren Rollen fehlt die nötige Berechtigung. Bitten Sie die Administration darum.",
  environmentsDiffer:
    "Diese Website und der Dienst dahinter tragen verschiedene Umgebungsnamen. Melden Sie es dem Betrieb.",
  featureOff: "Diese Funktion ist ausgeschaltet.",
  accountNotReady: "Ihr Konto ist noch nicht bereit. Die Lobby sagt, warum.",
  methodNotUsed: "Die Methode {method} wird hier nicht verwendet.",
  noChat: "Für diese Website ist kein Chat-Assistent eingerichtet. Der Betrieb kann CHATBOT_URL setzen.",
  notInReleaseYet: "Dieser Teil des Produkts gehört noch nicht zu dieser Version.",
  fileOfApplication: "Diese Datei gehört zur Anwendung. Melden Sie sich an und öffnen Sie eine ihrer Seiten.",
  addressTooLong: "Die Adresse ist länger als 8 KB. Kürzen Sie sie, oder öffnen Sie die Seite neu.",
  headersTooLarge:
    "Die Anfrage hat mehr als 16 KB oder 100 Header. Löschen Sie die Cookies dieser Website und versuchen Sie es erneut.",
  addressMalformed: "Die Adresse ist nicht richtig gebildet. Öffnen Sie die Seite von vorn.",
  tooManySignIns:
    "Aus Ihrem Netz wurden zu viele Anmeldungen begonnen. Warten Sie eine Minute und melden Sie sich erneut an.",
  tooManyInvalid:
    "Zu viele Anfragen mit einer ungültigen Sitzung. Löschen Sie die Cookies dieser Website, warten Sie eine Minute und melden Sie sich an.",
  tooOften:
    "Das wurde in einer Minute zu oft verlangt. Warten Sie eine Minute und versuchen Sie es erneut; verloren ist nichts.",
  ourSide:
    "Bei uns ist etwas schiefgegangen. Versuchen Sie es erneut; tritt es wieder auf, nennen Sie dem Support die Korrelations-ID.",
  rolesReplaced: "Die wirksamen Rollen wurden inzwischen gewechselt. Fragen Sie erneut.",
};
