import type { linksMessages } from "../en/links.ts";

/** Magic links: refusals and confirmations. */
export const links: Record<keyof typeof linksMessages, string> = {
  linkEnded: "Dieser Link ist nicht mehr gültig. Fragen Sie die Person, die ihn gesendet hat.",
  linkDays: "Wählen Sie 1 bis {most, number} Tage.",
  linkUses: "Wählen Sie 1 bis {most, number} Verwendungen.",
  linkOff:
    "{issuer} erlaubt keine Upload-Links. Schalten Sie auf der Seite des Emittenten „Magic Links senden“ und „Upload-Link senden“ ein.",
  linkNoBrand: "Keine Marke kann diesen Link senden. Weisen Sie dem Emittenten eine zu.",
  linkOpenMail: "Bei {domain} kann jeder eine Adresse eröffnen. Prüfen Sie die Adresse und bestätigen Sie sie.",
  linkOtherDomain:
    "Frühere Links an {buyer} gingen an andere Domains als {domain}. Prüfen Sie die Adresse und bestätigen Sie sie.",
  linkMade: "Link erstellt. Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.",
  linkMailed: "Link an {address} gesendet.",
  linkCaptured: "E-Mails werden abgefangen, nicht gesendet: Lesen Sie diese in den Details des Links.",
  linkMailRefused: "Der Link wurde erstellt, aber die E-Mail nicht gesendet. {sentence}",
  linkDecided: "Der Link ist bereits {state}. Laden Sie die Seite neu.",
  linkRevoked: "Link widerrufen.",
  linkOpened: "Der Link ist geöffnet.",
  linkUploadMayBegin: "Der Upload kann beginnen.",
  linkPartStored: "Teil {part, number} gespeichert.",
  linkReceived: "Die Datei ist angekommen.",
  linkFileRemoved: "Die Datei wurde entfernt. Sie können eine andere wählen.",
  linkFileOver: "Die Datei wurde importiert und kann nicht mehr ersetzt werden.",
  linkReplacedOften:
    "Dateien dieses Links wurden {most, number} Mal ersetzt. Bitten Sie den Absender um einen neuen Link.",
  linkFileThere: "Eine Datei ist schon angekommen. Entfernen Sie sie, bevor Sie eine andere senden.",
  digestMalformed:
    "Content-Digest ist ungültig. Senden Sie sha-256=:…: mit dem SHA-256 des Teils in Base64 oder lassen Sie den Header weg.",
  partDamaged: "Teil {part, number} kam beschädigt an. Senden Sie ihn noch einmal.",
  "linkState-Created": "erstellt",
  "linkState-Sent": "gesendet",
  "linkState-Opened": "geöffnet",
  "linkState-Used": "verwendet",
  "linkState-Expired": "abgelaufen",
  "linkState-Revoked": "widerrufen",
};
