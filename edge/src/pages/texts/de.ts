import type { EdgeTexts } from "./en.ts";

/** German. */
export const edgeTexts: EdgeTexts = {
  statement: "Wissen, wie sich jeder Lieferant bezahlen lässt.",
  trust: "Acht Zahlungswege, für jeden Ihrer Lieferanten aus den Zahlungen bewertet, die Sie ohnehin leisten.",
  about: (brand) => `Über ${brand}`,
  foot: (environment, reference) => `${environment === null ? "" : `Umgebung ${environment} · `}Referenz ${reference}`,
  language: "Sprache",
  start: "Zur Startseite",
  signOut: "Abmelden",
  initializing: "Wird gestartet …",
  login: {
    authenticating: "Anmeldung läuft …",
    title: "Anmelden",
    heading: (brand) => `Bei ${brand} anmelden`,
    lead: "Der Identitätsanbieter Ihrer Organisation prüft, wer Sie sind. Ein eigenes Passwort gibt es hier nicht.",
    local: "Weiter mit dem lokalen Identitätsanbieter",
    work: "Weiter mit dem Firmenkonto",
    back: "Danach geht es zurück zu",
    errors: {
      SESSION_EXPIRED:
        "Ihre Sitzung ist wegen Inaktivität abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
      DOMAIN_REDIRECT: "Ihr Konto gehört zu dieser Website; deshalb sind Sie hier. Bitte melden Sie sich erneut an.",
      PUBLIC_BRANDING:
        "Das Erscheinungsbild dieser Website konnte nicht geladen werden. Sie können sich wie gewohnt anmelden.",
      SIGN_IN_FAILED:
        "Die Anmeldung wurde nicht abgeschlossen. Es wurde nichts geändert; bitte versuchen Sie es erneut.",
      SIGNED_OUT: "Sie sind abgemeldet.",
    },
  },
  maintenance: {
    title: "Wartung",
    heading: "Wir sind bald wieder da",
    message:
      "Das System ist wegen dringender Wartungsarbeiten derzeit nicht erreichbar. Bitte versuchen Sie es später erneut. Wir bitten um Entschuldigung für die Unannehmlichkeiten.",
    lead: "Diese Seite fragt alle zehn Sekunden nach und öffnet sich von selbst.",
    staff: "Anmeldung für Mitarbeitende",
  },
  unauthorized: {
    title: "Diese Seite dürfen Sie nicht öffnen",
    lead: "Ihren Rollen fehlt die nötige Berechtigung. Bitten Sie eine Administratorin oder einen Administrator Ihrer Organisation darum, oder wechseln Sie Ihre Rollen, falls Sie sie eingeschränkt haben.",
  },
  notFound: {
    title: "Diese Seite gibt es hier nicht",
    lead: "Vielleicht ist die Adresse falsch geschrieben, die Seite umgezogen oder die Funktion für Ihre Organisation ausgeschaltet.",
  },
  serverError: {
    title: "Bei uns ist ein Fehler aufgetreten",
    lead: "An Ihren Eingaben liegt es nicht. Versuchen Sie es gleich noch einmal; tritt der Fehler wieder auf, nennen Sie dem Support die Referenz unten.",
  },
  tooMany: { title: "Zu oft innerhalb einer Minute" },
  environment: {
    title: "Diese Website und ihr Dienst passen nicht zusammen",
    lead: "Die Seite gehört zu einer Umgebung, der Dienst dahinter zu einer anderen; deshalb wird nichts angezeigt. Im Betrieb muss in beiden derselbe Umgebungsname eingetragen werden.",
  },
  unavailable: {
    title: "Dienst nicht verfügbar",
    heading: "Der Dienst antwortet nicht",
    lead: "Ihre Arbeit bleibt erhalten. Diese Seite fragt alle zehn Sekunden nach und öffnet sich von selbst.",
    again: "Jetzt erneut versuchen",
  },
  lobby: {
    title: "Lobby",
    heading: "Es ist noch nicht so weit",
    signedInAs: "Angemeldet als",
    check: "Erneut prüfen",
    signIn: "Anmelden",
    anonymous: "Melden Sie sich an, um zu sehen, ob Ihr Konto bereit ist.",
    deactivated: "Ihr Konto ist deaktiviert. Die Administration Ihrer Organisation kann es wieder aktivieren.",
    pending: "Ihre Einladung ist noch unterwegs. Sobald sie angenommen und freigegeben ist, können Sie beginnen.",
    unapproved: "Ihr Konto wartet auf die Freigabe. Die Administration Ihrer Organisation kann es freigeben.",
    noRole: "Ihrem Konto ist noch keine Rolle zugewiesen. Die Administration Ihrer Organisation kann Ihnen eine geben.",
    ready: "Ihr Konto ist bereit.",
  },
};
