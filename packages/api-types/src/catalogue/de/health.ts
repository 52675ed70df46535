import type { healthMessages } from "../en/health.ts";

/** Meldungen der Systemprüfung und der Zugriffsprüfung. */
export const health: Record<keyof typeof healthMessages, string> = {
  healthStatus: "Antwort mit Status {status}.",
  healthNoAnswer: "Keine Antwort.",
  healthLate: "Keine Antwort in {seconds} s.",
  healthDepends: "Der Katalog antwortet nicht.",
  healthQueueOld: "Der älteste Befehl wartet seit {minutes} Minuten.",
  healthChain: "Das Audit-Protokoll ist in Zeile {line} unterbrochen.",
  healthSize: "{name} belegt {held} von {most} GB.",
  healthClock: "Die Uhren weichen um {seconds} s voneinander ab.",
  healthKey: "Schlüssel {name} läuft am {day} ab.",
  healthSettings: "Fehlende Einstellungen: {names}.",
  healthUnexpected: "Unerwartete Antwort.",
  healthStarted: "Prüfung gestartet.",
  healthProbeEffects: "Die Probe wirkte {count}-mal statt einmal.",
  guardPath: "Geben Sie einen Pfad, der mit / beginnt, oder die URL einer Marke ein.",
  guardChecked: "Geprüft.",
};
