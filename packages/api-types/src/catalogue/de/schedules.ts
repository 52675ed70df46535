import type { schedulesMessages } from "../en/schedules.ts";

/** Schedules of analytics queries: refusals and confirmations. */
export const schedules: Record<keyof typeof schedulesMessages, string> = {
  scheduleTime: "Geben Sie eine Uhrzeit wie 07:30 ein.",
  scheduleZone: "Wählen Sie eine Zeitzone aus der Liste, z. B. Europe/London.",
  scheduleName: "Geben Sie dem Zeitplan einen Namen.",
  scheduleRecipients: "Wählen Sie 1 bis {most, number} Empfänger.",
  scheduleRecipient: "Ein Empfänger hat keinen Zugriff auf diese Abfrage. Wählen Sie die Empfänger neu.",
  schedulesFull: "Diese Abfrage hat {most, number} Zeitpläne. Löschen Sie zuerst einen.",
  scheduleOften: "Dieser Zeitplan lief vor weniger als einer Minute. Warten Sie, und starten Sie ihn dann erneut.",
  scheduleStarted: "{name} wird gesendet.",
  schedulePaused: "{name} ist angehalten.",
  scheduleResumed: "{name} läuft wieder zur nächsten Zeit.",
  scheduleQueryStopped: "Die Abfrage kann nicht ausgeführt werden. Öffnen Sie sie, um zu sehen, was zu ändern ist.",
};
