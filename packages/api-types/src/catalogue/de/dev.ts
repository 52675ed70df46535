import type { devMessages } from "../en/dev.ts";

/** Meldungen des Entwicklungsbereichs. */
export const dev: Record<keyof typeof devMessages, string> = {
  memoryTestSteps: "Wählen Sie 1 bis {most, number} Schritte.",
  memoryTestDone: "{count, plural, one {# Schritt} other {# Schritte}} belegt und freigegeben.",
  e2eStarted: "E2E-Lauf gestartet.",
  e2eFinished: "E2E-Lauf beendet. Sein Auftrag wird gelöscht.",
  e2eRunOpen: "Ein anderer E2E-Lauf ist offen. Warten Sie, bis er endet.",
  e2eDetail: "Kürzen Sie die Angabe eines Schritts auf {most, number} Zeichen.",
  resetName: "Geben Sie den Namen dieser Umgebung genau so ein, wie er angezeigt wird.",
  resetRunning:
    "{count, plural, one {# Import läuft} other {# Importe laufen}}. Warten Sie, bis sie enden, oder brechen Sie sie ab.",
  resetUnderWay:
    "Eine Zurücksetzung läuft bereits: {count, plural, one {# Auftrag wird} other {# Aufträge werden}} gelöscht.",
  resetStarted: "{count, plural, one {# Auftrag wird} other {# Aufträge werden}} gelöscht.",
  anonymiserRuns: "Eine Anonymisierung läuft bereits. Warten Sie, bis sie endet, oder setzen Sie sie fort.",
  anonymiserNone: "Es läuft keine Anonymisierung. Starten Sie eine.",
  anonymiserStep: "Ein anderer Browser bearbeitet diesen Schritt. Warten Sie eine Minute und setzen Sie dann fort.",
  anonymiserStarted: "Anonymisierung gestartet.",
  anonymiserMoved: "Schritt erledigt.",
  anonymiserStopped: "Anonymisierung angehalten. Was sie geändert hat, bleibt geändert.",
  anonymiserDone: "Umgebung anonymisiert.",
  assistantErased: "{count, plural, one {# Gespräch} other {# Gespräche}} gelöscht.",
  debugBody:
    "Senden Sie Stufen für edge, origin, chatbot und queue (info, debug oder trace) und 1 bis {most, number} Minuten.",
  debugQuery: "Senden Sie eine Korrelations-ID aus 32 Hexadezimalziffern und die Nummer einer Zeile als Zahl.",
  debugRefused: "Nur Benutzer des Entwicklungsbereichs können eine Protokollstufe anheben.",
  debugRaised: "Protokollstufe für {minutes, plural, one {# Minute} other {# Minuten}} angehoben.",
  debugEnded: "Die Protokollstufe ist wieder normal.",
  debugCleared: "Protokollzeilen gelöscht.",
  socketsFull:
    "{most, number} Sockets sind offen, mehr sind nicht möglich. Versuchen Sie es in einigen Sekunden erneut.",
  memoryTestRuns: "Ein anderer Speichertest läuft. Warten Sie, bis er endet.",
};
