import type { browserSentences } from "../browser.ts";

/** What the browser says where no answer of the system came. */
export const browser: Record<keyof typeof browserSentences, string> = {
  unreachable: "Das System war nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  notSaying:
    "Das System hat mit {status} geantwortet, ohne zu sagen, warum. Versuchen Sie es erneut; bleibt es dabei, melden Sie es mit der Korrelations-ID.",
  answerShape:
    "Die Antwort von {call} hat nicht die vereinbarte Form ({place}). Laden Sie die Seite neu; bleibt es dabei, melden Sie es.",
  fileNotTaken: "Die Datei wurde nicht angenommen. Senden Sie sie erneut.",
};
