import type { Translation } from "../translation.ts";
import { homeTexts } from "./home.ts";

/** Words of the profile and of the first page. */
export const mainTexts = {
  home: homeTexts,
  profile: {
    title: "Profil",
    person: "Sie",
    name: "Name",
    username: "Benutzername",
    email: "E-Mail",
    brand: "Marke",
    ownDomain: "Ihre Domain",
    anyDomain: "Beliebig",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutzerklärung",
    agreedYes: "Neueste Fassung akzeptiert",
    agreedNo: "Noch nicht akzeptiert",
    environment: "Umgebung",
    roles: "Rollen",
    standard: "Systemrollen",
    tabbedView: "Analyserollen",
    inEffect: "wirksam",
    notInEffect: "nicht wirksam",
    noRoles: "Sie haben noch keine Rollen. Wenden Sie sich an Ihre Administration.",
    may: "Was Sie tun können",
    mayNone: "Sie haben noch keine Berechtigungen.",
    appearance: "Darstellung",
    colourMode: "Farbmodus",
    language: "Sprache",
  },
  releases: {
    version: "Version {version}",
    current: "Ihre Version",
    since: "Seit Version {version}",
    sinceFacts: "Schon verfügbar. Die Nummer folgt mit der nächsten Version.",
    all: "Alle {count, plural, one {# Änderung} other {# Änderungen}}",
    hide: "Änderungen ausblenden",
    benefits: {
      next: {
        first:
          "Spalten, Datumsangaben und Währung werden aus der Datei vorgeschlagen; was diese offen lässt, wird gefragt.",
        second:
          "Fertige Anwendungsfälle zeigen, welche Lieferanten auf Karte umgestellt werden können und was das wert ist.",
        third: "Der Business Case berechnet Jahresnutzen und Break-even, während Sie tippen.",
        fourth: "Berichte und Präsentationen entstehen aus Ihrem Auftrag, werden veröffentlicht und als PDF gedruckt.",
        fifth: "Die Seite jedes Lieferanten sagt, warum er seine Stufe hat und was sie anheben würde.",
      },
      r0_2_0: {
        first: "Sie veröffentlichen einen Lauf, wenn er fertig ist; bis dahin sehen Leser nichts davon.",
        second: "Zwei Läufe werden verglichen: neue und entfallene Lieferanten sowie Stufen, die sich bewegt haben.",
        third: "Sie setzen die Stufe eines Lieferanten von Hand, mit einer Begründung, die erhalten bleibt.",
        fourth:
          "Andere Währungen werden mit Ihren Kursen umgerechnet; Zeilen ohne Kurs warten und sind in keiner Summe.",
        fifth: "Jeder Cent einer Datei ist belegt, bevor Sie sie importieren.",
      },
      r0_1_0: {
        first: "CSV- und Excel-Dateien werden gelesen, wie sie kommen, in jeder üblichen Kodierung und Schreibweise.",
        second: "Lieferanten werden abgeglichen und für acht Zahlungswege bewertet, mit Begründung.",
        third: "Auswertungen gliedern die Ausgaben nach Land, Branche und Zahlungsart und filtern einander.",
        fourth:
          "Listen lassen sich filtern, sortieren, als Ansicht speichern und exportieren, auf Wunsch nur mit der Tastatur.",
        fifth: "Fünf Farbschemas, drei Sprachen, hell und dunkel, auf jedem Bildschirm.",
      },
    },
  },
  glossary: {
    title: "Glossar",
    count: "{count, plural, one {# Begriff} other {# Begriffe}}",
    search: "Begriffe suchen",
    none: "Kein Begriff passt. Versuchen Sie ein anderes Wort.",
  },
  permissionVerbs: {
    VIEW: "{what} ansehen",
    CRUD: "{what} ansehen und bearbeiten",
    CREATE: "{what} anlegen",
    SELECT: "{what} auswählen",
    UPDATE: "{what} aktualisieren",
    DELETE: "{what} löschen",
    ASSIGN: "{what} zuweisen",
    RUN: "{what} ausführen",
    SWITCH: "{what} wechseln",
    TOGGLE: "{what} ein- und ausschalten",
    PUBLISH: "{what} veröffentlichen",
    EDIT: "{what} bearbeiten",
    INVITE: "{what} einladen",
    APPROVE: "{what} freigeben",
    IGNORE: "während {what} arbeiten",
    LOCK: "{what} übernehmen",
    other: "{what} nutzen",
  },
} as const satisfies Translation["main"];
