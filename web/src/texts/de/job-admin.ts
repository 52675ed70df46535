import type { Translation } from "../translation.ts";

/** Words of a job's administration. */
export const jobAdminTexts = {
  users: {
    label: "Benutzer mit Zugriff",
    assignedLabel: "Zugewiesene Benutzer",
    toAssign: "Benutzer zuweisen",
    toAssigned: "Zugewiesene Benutzer",
    unpublished: "Mitglieder sehen diesen Auftrag, sobald er veröffentlicht ist.",
    username: "Benutzername",
    displayName: "Anzeigename",
    email: "E-Mail",
    connection: "Verbindung",
    connections: {
      Owner: "Verantwortlich",
      IssuerManager: "Manager des Emittenten",
      DirectAssignment: "Direkte Zuweisung",
      MagicLinkUser: "Magic Link",
    },
    access: "Zugriff",
    accessHint:
      "Ob diese Verbindung den Auftrag jetzt öffnet. Interne Benutzer sehen jeden Auftrag und stehen deswegen nicht hier.",
    accessStates: { Now: "Jetzt", OncePublished: "Nach Veröffentlichung", NotActive: "Konto nicht aktiv" },
    assignedOn: "Zugewiesen am",
    isAssigned: "Zugewiesen",
    yes: "Ja",
    no: "Nein",
    actions: "Aktion",
    assign: "Zuweisen",
    assignTo: "{name} zuweisen",
    unassign: "Aufheben",
    unassignOf: "Zuweisung aufheben: {name}",
    unassignTitle: "Zuweisung von {job} an {name} aufheben?",
    unassignText:
      "Der Zugriff endet sofort, außer der Benutzer ist für den Auftrag verantwortlich oder verwaltet dessen Emittenten.",
  },
} as const satisfies Translation["jobAdmin"];
