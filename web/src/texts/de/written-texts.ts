import type { Translation } from "../translation.ts";

export const writtenTexts: Translation["written"] = {
  sources: {
    figures: "Aus den Zahlen erstellt",
    edited: "Aus den Zahlen erstellt, bearbeitet",
    model: "Modellentwurf",
    modelEdited: "Modellentwurf, bearbeitet",
  },
  savedBy: "gespeichert von {name}, {day}",
  language: "Sprache des Textes",
  textIn: "Text auf {language}",
  copy: "Kopieren",
  edit: "Bearbeiten",
  editOf: "Bearbeiten: {title}",
  draft: "Mit dem Modell entwerfen",
  draftAgain: "Neu entwerfen",
  standIn: "Testmodell: Entwürfe wiederholen die Zahlen, und kein Sprachmodell wird aufgerufen.",
  draftOperation: "Text entwerfen",
  saveOperation: "Text speichern",
  reset: "Auf den erzeugten Text zurücksetzen",
  missing: "Geben Sie einen Text ein, oder setzen Sie ihn auf den erzeugten Text zurück.",
  cancel: "Abbrechen",
  save: "Speichern",
  narrative: "In Worten",
  narrativeIntro:
    "Das Ergebnis dieses Laufs in wenigen Sätzen. Es steht in der Übersicht und wird in Berichten gedruckt.",
  letter: "Brief",
  letterIntro:
    "Der Brief an diesen Lieferanten. Die erste Zeile ist der Betreff. Er nennt die Gebühr als Spanne und fragt nicht nach Zahlungsdaten.",
  kind: "Art",
  kinds: { first: "Brief", followUp: "Nachfassbrief" },
  followUpIntro: "Der Nachfassbrief. Die erste Zeile ist der Betreff. Er verweist auf den Brief und stellt eine Frage.",
  accountsMissing: "Noch kein Kontakt in der Buchhaltung des Käufers. Nennen Sie ihn in der Kampagne unter E-Mail.",
  script: "Gesprächsleitfaden",
};
