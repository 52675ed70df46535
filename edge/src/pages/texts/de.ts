import type { EdgeTexts } from "./en.ts";

/** German. */
export const edgeTexts: EdgeTexts = {
  statements: {
    t1: "Wissen, wie sich jeder Lieferant bezahlen lässt.",
    t2: "Erst sehen, welche Ausgaben sich verlagern lassen. Dann verlagern.",
    t3: "Gute Lieferanten, zu guten Bedingungen bezahlt.",
    t4: "Die Karten, die Sie ausgeben, arbeiten lassen.",
    t5: "Ein Ort zum Ausprobieren.",
  },
  testTheme: "Test-Farbschema",
  trust: "Acht Zahlungswege, für jeden Ihrer Lieferanten aus den Zahlungen bewertet, die Sie ohnehin leisten.",
  about: (brand) => `Über ${brand}`,
  foot: (environment, reference) => `${environment === null ? "" : `Umgebung ${environment} · `}Referenz ${reference}`,
  language: "Sprache",
  start: "Zur Startseite",
  signOut: "Abmelden",
  initializing: "Wird gestartet …",
  localBrands: {
    title: "Marke wählen",
    lead: "Dies ist ein lokales System. Jede Marke hat ihre eigene Domain; melden Sie sich auf einer davon an.",
  },
  login: {
    authenticating: "Anmeldung läuft …",
    title: "Anmelden",
    heading: (brand) => `Bei ${brand} anmelden`,
    lead: "Melden Sie sich mit dem Identitätsanbieter Ihrer Organisation an. Ein eigenes Passwort gibt es hier nicht.",
    local: "Weiter mit dem lokalen Identitätsanbieter",
    work: "Weiter mit dem Firmenkonto",
    back: "Nach der Anmeldung kehren Sie zurück zu",
    errors: {
      SESSION_EXPIRED: "Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
      DOMAIN_REDIRECT:
        "Ihr Konto gehört zu dieser Website; deshalb wurden Sie hierher weitergeleitet. Melden Sie sich erneut an.",
      PUBLIC_BRANDING:
        "Das Erscheinungsbild dieser Website konnte nicht geladen werden. Sie können sich wie gewohnt anmelden.",
      SIGN_IN_FAILED: "Die Anmeldung wurde nicht abgeschlossen. Es wurde nichts geändert. Versuchen Sie es erneut.",
      SIGNED_OUT: "Sie sind abgemeldet.",
    },
  },
  maintenance: {
    title: "Wartung",
    heading: "Wir sind bald wieder da",
    message:
      "Das System ist wegen dringender Wartungsarbeiten derzeit nicht erreichbar. Bitte versuchen Sie es später erneut. Wir bitten um Entschuldigung für die Unannehmlichkeiten.",
    lead: "Diese Seite prüft alle 10 Sekunden und öffnet sich automatisch.",
    staff: "Anmeldung für interne Benutzer",
  },
  unauthorized: {
    title: "Sie haben keinen Zugriff auf diese Seite",
    lead: "Ihren Rollen fehlt die nötige Berechtigung. Bitten Sie Ihre Administration darum, oder wechseln Sie die Rollen, falls Sie gerade nur einen Teil Ihrer Rollen nutzen.",
    askFor: (name, job) => `Ihre Rollen öffnen diesen Teil von ${job} nicht. Bitten Sie ${name} um Zugang.`,
  },
  notFound: {
    title: "Seite nicht gefunden",
    lead: "Prüfen Sie die Adresse. Vielleicht ist die Seite umgezogen oder ihre Funktion für Ihre Organisation ausgeschaltet.",
  },
  serverError: {
    title: "Bei uns ist ein Fehler aufgetreten",
    lead: "An Ihren Eingaben liegt es nicht. Versuchen Sie es gleich noch einmal. Tritt der Fehler wieder auf, nennen Sie dem Support die Referenz unten.",
  },
  tooMany: { title: "Zu viele Anfragen" },
  environment: {
    title: "Diese Website und ihr Dienst passen nicht zusammen",
    lead: "Die Seite gehört zu einer Umgebung, der Dienst dahinter zu einer anderen; deshalb wird nichts angezeigt. Der Betrieb muss in beiden denselben Umgebungsnamen eintragen.",
  },
  refused: { title: "Diese Seite lässt sich nicht öffnen" },
  unavailable: {
    title: "Dienst nicht verfügbar",
    heading: "Der Dienst antwortet nicht",
    lead: "Ihre Arbeit bleibt erhalten. Diese Seite prüft alle 10 Sekunden und öffnet sich automatisch.",
    again: "Jetzt erneut versuchen",
  },
  mailStop: {
    title: "E-Mails von uns",
    ask: (buyer: string) => `E-Mails zu Zahlungen von ${buyer} abbestellen?`,
    lead: (sender: string) => `${sender} schreibt Ihnen nicht mehr. Sonst ändert sich nichts.`,
    act: "E-Mails abbestellen",
    done: "Sie erhalten diese E-Mails nicht mehr.",
    doneLead: (sender: string) => `${sender} schreibt nicht mehr an Ihre Adresse.`,
    gone: "Dieser Link funktioniert nicht mehr",
    goneLead: "Antworten Sie auf die E-Mail und bitten Sie darum, nicht mehr angeschrieben zu werden.",
  },
  lobby: {
    title: "Lobby",
    signedInAs: "Angemeldet als",
    check: "Erneut prüfen",
    signIn: "Anmelden",
    states: {
      anonymous: { heading: "Anmelden", lead: "Melden Sie sich an, um zu sehen, ob Ihr Konto bereit ist." },
      deactivated: {
        heading: "Konto deaktiviert",
        lead: "Bitten Sie Ihre Administration, Ihr Konto wieder zu aktivieren.",
      },
      pending: {
        heading: "Einladung ausstehend",
        lead: "Sie können beginnen, sobald Ihre Einladung angenommen und freigegeben ist.",
      },
      unapproved: { heading: "Freigabe ausstehend", lead: "Bitten Sie Ihre Administration, Ihr Konto freizugeben." },
      noRole: {
        heading: "Noch keine Rollen",
        lead: "Bitten Sie Ihre Administration, Ihrem Konto eine Rolle zuzuweisen.",
      },
      ready: { heading: "Ihr Konto ist bereit", lead: "Prüfen Sie erneut, um die Anwendung zu öffnen." },
    },
  },
};
