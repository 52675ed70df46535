/** Words of the notices that come by themselves. */
export const noticesTexts = {
  idle: { title: "Sind Sie noch da?", left: "noch {seconds} s" },
  version: {
    title: "Eine neue Version ist verfügbar",
    auto: "Die Anwendung lädt sich in 1 Minute selbst neu (noch {seconds} s).",
    waits:
      "Die Anwendung lädt neu, sobald Ihre Arbeit gespeichert ist und Uploads beendet sind, oder wenn Sie es wählen.",
  },
  releaseNotes: { title: "Versionshinweise", release: "Dies ist Version {release}." },
  newRelease: {
    title: "Neuerungen",
    text: "Diese Version ändert, wie Sie arbeiten. Einzelheiten stehen in den Versionshinweisen.",
    open: "Versionshinweise",
    close: "Schließen",
  },
  drop: {
    newJob:
      "Diese Seite nimmt keine Dateien an. Für einen neuen Auftrag legen Sie eine Zahlungsliste auf „Neuer Auftrag“ oder in der Auftragsliste ab.",
    nowhere: "Diese Seite nimmt keine Dateien an. Legen Sie eine Datei dort ab, wo die Seite danach fragt.",
    open: "Neuer Auftrag",
  },
} as const;
