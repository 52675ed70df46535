import type { Role } from "@paygauge/api-types/access/roles";
import type { RoleWords } from "../translation.ts";

/** Roles: name, description. */
export const roles: Readonly<Record<Role, RoleWords>> = {
  issuer: ["Emittent", "Sieht Ergebnisse, Auswertung und Anwendungsfälle der Aufträge des Emittenten."],
  issuerPlus: ["Emittent Plus", "Sieht Ergebnisse, Auswertung und Anwendungsfälle der Aufträge des Emittenten."],
  client: ["Kunde", "Sieht veröffentlichte Aufträge, denen der Benutzer zugewiesen ist."],
  accountManager: ["Kundenbetreuung", "Sieht die Ergebnisse der betreuten Kunden."],
  campaignManager: ["Kampagnenleitung", "Führt Kampagnen und bearbeitet Anwendungsfälle."],
  ptcoJobManager: ["Auftragsleitung", "Legt Aufträge aller Emittenten an und verwaltet sie."],
  UserAdministrator: ["Benutzerverwaltung", "Verwaltet Benutzer, ihre Rollen und Freigaben."],
  sysAdmin: ["Systemadministration", "Verwaltet Regelwerke, Emittenten, Veröffentlichung und Werkzeuge."],
  tester: ["Test", "Sieht den DevOps-Bereich und ausführliche Fehler."],
  developer: ["Entwicklung", "Hat die Berechtigungen jeder Standardrolle, auch zur Wartung des Systems."],
  selfServeJobCreator: ["Auftragsanlage in Eigenregie", "Legt Aufträge aus einer Summenliste an."],
  matchedDataOnlyJobCreator: ["Auftragsanlage nur zum Abgleich", "Legt Aufträge nur zum Abgleich an."],
  GlobalInsightsAccessor: ["Globale Auswertung", "Öffnet die globale Auswertung."],
  JobSummaryUploadAccessor: ["Reiter Summenliste-Upload", "Öffnet den Reiter Summenliste-Upload eines Auftrags."],
  JobMatchedDataOnlyUploadAccessor: [
    "Reiter Upload nur zum Abgleich",
    "Öffnet den Reiter Upload nur zum Abgleich eines Auftrags.",
  ],
  JobConsultantUploadAccessor: ["Reiter Berater-Upload", "Öffnet den Reiter Berater-Upload eines Auftrags."],
  JobSummaryAccessor: ["Reiter Zusammenfassung", "Öffnet den Reiter Zusammenfassung eines Auftrags."],
  JobInsightsAccessor: ["Reiter Auswertung", "Öffnet den Reiter Auswertung eines Auftrags."],
  JobSuppliersAccessor: ["Reiter Lieferanten", "Öffnet den Reiter Lieferanten eines Auftrags."],
  JobReportAccessor: ["Reiter Bericht", "Öffnet den Auswertungsbericht eines Auftrags."],
  JobPresentationAccessor: ["Reiter Präsentation", "Öffnet die Präsentation eines Auftrags."],
  JobUseCasesAccessor: ["Reiter Anwendungsfälle", "Öffnet die Anwendungsfälle eines Auftrags."],
  JobCampaignsAccessor: ["Reiter Kampagnen", "Öffnet die Kampagnen eines Auftrags."],
  JobUseCasesReportAccessor: [
    "Reiter Bericht zu Anwendungsfällen",
    "Öffnet den Bericht zu den Anwendungsfällen eines Auftrags.",
  ],
  JobBusinessCaseCalculatorAccessor: [
    "Reiter Business-Case-Rechner",
    "Öffnet den Business-Case-Rechner eines Auftrags.",
  ],
  JobBusinessCaseDownloadAccessor: ["Reiter Business-Case-Download", "Lädt den Business Case eines Auftrags herunter."],
  JobDataDownloadAccessor: ["Reiter Datendownload", "Lädt die Analysedaten eines Auftrags herunter."],
  JobMatchedDataOnlyDownloadAccessor: ["Reiter Abgleichdaten", "Lädt die Abgleichdaten eines Auftrags herunter."],
  JobUsersAccessor: ["Reiter Benutzer", "Öffnet den Reiter Benutzer eines Auftrags."],
  JobDetailsAccessor: ["Reiter Details", "Öffnet die Details eines Auftrags."],
  JobLogsAccessor: ["Reiter Protokolle", "Öffnet die Protokolle eines Auftrags."],
  LegacyJobViewAccessor: ["Frühere Auftragsansicht", "Öffnet die Reiter eines Auftrags ohne Gruppen auf einer Seite."],
  JobTypeTabSwitcherAccessor: [
    "Wechsel der Auftragsart",
    "Verschiebt einen Auftrag zwischen den drei Reitern zum Anlegen.",
  ],
};
