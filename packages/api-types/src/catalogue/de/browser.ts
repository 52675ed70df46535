import type { browserMessages } from "../en/browser.ts";

/** What the browser says where no answer of the system came. */
export const browser: Record<keyof typeof browserMessages, string> = {
  unreachable: "Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  notSaying:
    "Der Dienst hat {status} ohne Begründung gemeldet. Versuchen Sie es erneut. Tritt es wieder auf, melden Sie es mit der Korrelations-ID.",
  answerShape: "Unerwartete Antwort von {call} ({place}). Laden Sie die Seite neu. Tritt es wieder auf, melden Sie es.",
  fileNotTaken: "Die Datei wurde nicht angenommen. Laden Sie sie erneut hoch.",
};
