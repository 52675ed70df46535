import type { linkedMessages } from "../en/linked.ts";

/** Verknüpfte Konten: Ablehnungen, Bestätigungen und was mit einem geschah. */
export const linked: Record<keyof typeof linkedMessages, string> = {
  linkedOff:
    "{issuer} erlaubt das Verknüpfen über {provider} nicht. Wählen Sie diesen Weg der Datenlieferung auf der Seite des Emittenten.",
  linkedTokenNeeded: "Fügen Sie das Token des Kontos ein.",
  linkedTokenOther:
    "Dieses Token öffnet dieses Konto bei {provider} nicht. Kopieren Sie das Token des Kontos noch einmal.",
  linkedTokenSet: "Token gespeichert.",
  linkedPageMade: "Die Seite ist bereit. Der Käufer meldet sich dort beim Buchhaltungssystem an.",
  linkedCaptured: "E-Mails werden abgefangen, nicht gesendet: Lesen Sie diese in den Details des Kontos.",
  linkedDeleted: "Dieses Konto ist gelöscht. Erstellen Sie einen neuen Link.",
  linkedRefreshed: "Die Status sind aktuell.",
  linkedNoToken: "Das Konto hat noch kein Token. Zuerst schließt der Käufer die Anmeldung ab.",
  linkedSignInAgain:
    "Der Käufer muss sich erneut anmelden, bevor Zeilen gelesen werden können. Senden Sie einen neuen Link.",
  linkedSyncRuns: "Dieses Konto wird bereits gelesen.",
  linkedSyncStarted: "Das Lesen beginnt.",
  linkedNoSync: "Es wird nichts gelesen. Laden Sie die Seite neu.",
  linkedSyncCanceled: "Das Lesen endet nach der aktuellen Seite.",
  linkedNoRows: "Das Konto wurde noch nicht gelesen. Lesen Sie es zuerst.",
  linkedJobMade: "{count, plural, one {# Zeile wird geprüft.} other {# Zeilen werden geprüft.}}",
  linkedScheduled: "Zeitplan gespeichert.",
  linkedGone: "Die Verknüpfung und ihre Zeilen sind gelöscht.",
  linkedRepeats:
    "{provider} hat eine Seite wiederholt oder beendet eine Liste nie. Das Lesen wurde beendet; zuvor gelesene Zeilen bleiben. Versuchen Sie es später erneut.",
  linkedTooManyRows: "Ein Konto kann bis zu {most, number} Zeilen haben. Wenden Sie sich an die Administration.",
  linkedShape:
    "{provider} hat in einer Form geantwortet, die nicht gelesen werden kann. Wenden Sie sich an die Administration.",
  linkedActLinked: "Mit {system} verknüpft",
  linkedActRelink: "Erneute Anmeldung nötig",
  linkedActRelinkWhy: "Erneute Anmeldung nötig: {reason}",
  linkedActCanceled: "Abgebrochen. Das nächste Lesen setzt dort fort.",
  linkedActNothing: "Nichts Neues",
  linkedActSynced: "{added, number} Zeilen neu, {changed, number} geändert, {deleted, number} gelöscht",
  linkedActTwice:
    "{count, plural, one {# Eintrag kam zweimal mit verschiedenen Werten; die Prüfung der Datei meldet ihn.} other {# Einträge kamen zweimal mit verschiedenen Werten; die Prüfung der Datei meldet sie.}}",
  buyerHasLinked: "{name} hat ein verknüpftes Konto. Löschen Sie zuerst das Konto.",
};
