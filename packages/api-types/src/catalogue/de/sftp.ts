import type { sftpMessages } from "../en/sftp.ts";

/** Files by SFTP: refusals and confirmations. */
export const sftp: Record<keyof typeof sftpMessages, string> = {
  sftpName: "Geben Sie einen Namen ein.",
  sftpConnector: "Wählen Sie den Connector, der die Dateien abholt.",
  sftpHost: "Geben Sie einen Hostnamen oder eine Adresse ein, ohne Schema, Port oder Pfad.",
  sftpPort: "Geben Sie einen Port von 1 bis 65.535 ein.",
  sftpUsername: "Geben Sie den Benutzernamen auf dem Server ein.",
  sftpHostKey: "Geben Sie den Schlüssel des Servers als SHA256: und 43 Zeichen ein, wie ssh-keygen -lf ihn zeigt.",
  sftpPath:
    "Geben Sie einen absoluten Pfad ein, dessen letzter Teil ein Dateiname ist. In diesem Namen können ? und * Zeichen ersetzen.",
  sftpMoveTo: "Geben Sie den absoluten Pfad eines Ordners ohne „..“ ein.",
  sftpMoveNeeded: "Geben Sie den Ordner ein, in den Dateien verschoben werden.",
  sftpMoveSame: "Wählen Sie einen anderen Ordner als den, aus dem Dateien abgeholt werden.",
  sftpKey: "Das ist kein öffentlicher Schlüssel eines Connectors. Starten Sie den Connector neu.",
  sftpCredentialLong:
    "Dieses Passwort oder dieser Schlüssel ist zu lang. Verwenden Sie einen Schlüssel von höchstens 16 KB.",
  sftpCredentialForm: "Diese Zugangsdaten sind nicht für einen Connector verschlüsselt. Setzen Sie das Passwort neu.",
  sftpAskedMost: "Senden Sie höchstens {most, number} Dateien auf einmal.",
  sftpFilePath: "Nennen Sie die Datei.",
  sftpDigest: "Ein Digest hat 64 hexadezimale Ziffern.",
  sftpBuyerCountry: "{buyer} hat kein Land. Geben Sie es zuerst in der Käuferverwaltung ein.",
  sftpBuyerCurrency:
    "Weder {buyer} noch der Emittent hat eine Währung. Geben Sie zuerst eine in der Käuferverwaltung ein.",
  sftpNotAConnector: "Wählen Sie ein Programm mit der Berechtigung SftpConnector_RUN.",
  sftpMostConfigurations: "Es gibt bereits {most, number} Konfigurationen. Löschen Sie eine, die nicht verwendet wird.",
  sftpNameTaken: "Eine andere SFTP-Konfiguration hat diesen Namen. Wählen Sie einen anderen.",
  sftpNotConnector:
    "Nur ein registriertes Programm kann als Connector arbeiten. Verwenden Sie das Token des Programms.",
  sftpRunOver: "Dieser Lauf ist beendet. Starten Sie einen neuen.",
  sftpRunning: "Ein Lauf von {name} ist im Gang. Warten Sie, bis er endet.",
  sftpNoCredential: "{name} hat weder Passwort noch Schlüssel. Setzen Sie zuerst eines davon.",
  sftpNotUploaded:
    "Die Datei ist nicht vollständig angekommen. Senden Sie die fehlenden Teile und schließen Sie den Upload ab.",
  sftpDigestDiffers: "Die angekommene Datei unterscheidet sich von der gelesenen. Sie bleibt auf dem Server.",
  sftpTestWaits: "Ein Test von {name} wartet bereits. Warten Sie auf sein Ergebnis.",
  sftpCredentialSet: "Passwort oder Schlüssel von {name} ist gesetzt.",
  sftpRunSoon: "{name} läuft, sobald der Connector fragt.",
  sftpTestAsked: "{name} wird getestet, sobald der Connector fragt.",
  sftpRunStarted: "Der Lauf hat begonnen.",
  sftpFileNoted: "Notiert.",
  sftpFileConfirmed: "Die Datei ist so angekommen, wie sie gelesen wurde.",
};
