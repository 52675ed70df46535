import type { programsMessages } from "../en/programs.ts";

/** Programs that call the API: refusals and confirmations. */
export const programs: Record<keyof typeof programsMessages, string> = {
  programCallsOnly: "Ein Token öffnet nur Endpunkte der API. Seiten und Dateien öffnen Sie nach der Anmeldung.",
  programWithCookie: "Senden Sie ein Token oder ein Cookie, nicht beides.",
  programToken:
    "Dieses Token wird nicht akzeptiert. Fordern Sie mit den Client-Zugangsdaten eines registrierten Programms ein neues Zugriffstoken an.",
  programUnknown:
    "Dieses Programm ist hier nicht registriert oder wurde widerrufen. Bitten Sie einen Benutzeradministrator, es in der Benutzerverwaltung zu registrieren.",
  programPaused:
    "Der Benutzer, der dieses Programm registriert hat, hat derzeit keinen Zugriff. Bitten Sie einen Benutzeradministrator, das Programm neu zu registrieren.",
  programNotForIt: "Nur angemeldete Benutzer können diesen Endpunkt verwenden, Programme nicht.",
  programLacks:
    "Diesem Programm fehlt {permissions}. Bitten Sie einen Benutzeradministrator, eines mit dieser Berechtigung zu registrieren.",
  programTooOften:
    "Dieses Programm hat in einer Minute mehr als {most, number} Anfragen gesendet. Warten Sie eine Minute und versuchen Sie es erneut.",
  programName: "Geben Sie einen Namen ein.",
  programClientId: "Geben Sie die Client-ID Ihres Identitätsanbieters ein.",
  programClientForm: "Eine Client-ID enthält nur sichtbare ASCII-Zeichen, keine Leerzeichen und kein |.",
  programClientTaken:
    "Diese Client-ID ist bereits registriert oder wurde widerrufen. Legen Sie bei Ihrem Anbieter einen neuen Client an.",
  programNoRights: "Wählen Sie mindestens eine Rolle oder Berechtigung.",
  programIssuersMost: "Wählen Sie höchstens {most, number} Emittenten.",
  programIssuerTwice: "Wählen Sie jeden Emittenten nur einmal.",
  programNotManager: "Nur ein Manager von {name} kann ein Programm als dessen Manager registrieren.",
  programRegistered: "{name} ist registriert.",
  programRenamed: "Umbenannt in {name}.",
  programAboveRegistrant:
    "{name} hat dieses Programm registriert und hat {rights} nicht. Wählen Sie Rechte, die dieser Benutzer hat, oder registrieren Sie das Programm selbst neu.",
  programRightsChanged: "{name} hat ab jetzt andere Rechte.",
  programRevoked: "{name} ist widerrufen und hat keinen Zugriff mehr.",
  programRevokedAlready: "{name} ist bereits widerrufen.",
  "noun-program": "Programm",
};
