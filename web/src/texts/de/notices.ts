/** Words of the notices that come by themselves. */
export const noticesTexts = {
  idle: { title: "Sind Sie noch da?", left: "noch {seconds} s" },
  version: {
    title: "Eine neue Version ist da",
    auto: "Die Anwendung lädt sich in 1 Minute selbst neu (noch {seconds} s).",
    waits:
      "Die Anwendung lädt sich neu, wenn Ihre Arbeit gespeichert ist und Uploads beendet sind, oder wenn Sie es wählen.",
  },
  releaseNotes: { title: "Versionshinweise", release: "Dies ist Version {release}." },
  newRelease: {
    title: "Was neu ist",
    text: "Diese Version ändert, wie Sie arbeiten. Die Versionshinweise sagen, was.",
    open: "Versionshinweise",
    close: "Schließen",
  },
} as const;
