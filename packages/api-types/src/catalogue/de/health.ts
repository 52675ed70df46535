import type { healthMessages } from "../en/health.ts";

/** Meldungen der Systemprüfung und der Zugriffsprüfung. */
export const health: Record<keyof typeof healthMessages, string> = {
  healthStatus: "Antwort mit Status {status}.",
  healthNoAnswer: "Keine Antwort.",
  healthLate: "Keine Antwort innerhalb von {seconds} s.",
  healthDepends: "Nicht geprüft, weil der Katalog nicht antwortet.",
  healthDifferent: "Das Geschriebene ließ sich nicht zurücklesen.",
  healthLock: "Ein veraltetes Token wurde angenommen.",
  healthQueueStopped: "Die Warteschlange ist angehalten.",
  healthQueueOld: "Der älteste Befehl wartet seit {minutes} Minuten.",
  healthChain: "Das Audit-Protokoll ist in Zeile {line} unterbrochen.",
  healthSize: "{name} belegt {held} von {most} GB.",
  healthClock: "Die Uhren weichen um {seconds} s voneinander ab.",
  healthKey: "Schlüssel {name} läuft am {day} ab.",
  healthNoKeys: "Es ist kein Signaturschlüssel veröffentlicht.",
  healthIssuer: "Das Discovery-Dokument nennt einen anderen Aussteller.",
  healthSettings: "Fehlende Einstellungen: {names}.",
  healthUnexpected: "Die Antwort hatte nicht die erwartete Form.",
  healthStarted: "Systemprüfung gestartet.",
  healthProbeSent: "Probe durch die Warteschlange gesendet.",
  healthProbeEnded: "Die Probe hat die Warteschlange verlassen.",
  healthProbeWaits: "Die Probe ist noch in der Warteschlange.",
  healthProbeEffects: "Die Probe wirkte {count}-mal statt einmal.",
};
