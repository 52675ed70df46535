import type { devMessages } from "../en/dev.ts";

/** Meldungen des Entwicklungsbereichs. */
export const dev: Record<keyof typeof devMessages, string> = {
  memoryTestSteps: "Wählen Sie 1 bis {most, number} Schritte.",
  memoryTestDone: "{count, plural, one {# Schritt} other {# Schritte}} belegt und freigegeben.",
  e2eStarted: "E2E-Lauf gestartet.",
  e2eFinished: "E2E-Lauf beendet. Sein Auftrag wird gelöscht.",
  e2eRunOpen: "Ein anderer E2E-Lauf ist offen. Warten Sie, bis er endet.",
  e2eRunOther: "Das ist nicht Ihr offener E2E-Lauf. Starten Sie einen.",
  e2eDetail: "Kürzen Sie die Angabe eines Schritts auf {most, number} Zeichen.",
  memoryTestRuns: "Ein anderer Speichertest läuft. Warten Sie, bis er endet.",
};
