import type { promptsMessages } from "../en/prompts.ts";

/** Messages about prompts of the model. */
export const prompts: Record<keyof typeof promptsMessages, string> = {
  promptTemplate: "Geben Sie eine Vorlage ein.",
  promptName: "Geben Sie einen Namen ein.",
  promptLabelForm:
    "Verwenden Sie bis zu 30 Kleinbuchstaben, Ziffern und Bindestriche; das erste Zeichen ist ein Buchstabe.",
  promptKeyForm:
    "Verwenden Sie 2 bis 40 Kleinbuchstaben, Ziffern und Bindestriche; das erste Zeichen ist ein Buchstabe.",
  promptKeyTaken: "Ein anderer Prompt hat bereits den Schlüssel {key}. Fügen Sie ihm eine Version hinzu.",
  promptNoVariables: "Für diesen Schlüssel liefert kein Code Werte. Die Vorlage kann {name} daher nicht verwenden.",
  promptVariableUnknown: "{name} ist keine Variable dieses Prompts. Verwenden Sie {names}.",
  promptModelUnknown: "{name} ist kein konfiguriertes Modell. Verwenden Sie {names}.",
  promptVersionSaved: "Version {number} gespeichert. Sie wird erst verwendet, wenn ein Label auf sie zeigt.",
  promptLabelRemoved: "Label {label} entfernt.",
  promptLabelMoved: "Label {label} zeigt jetzt auf Version {number}. Überall wirksam innerhalb von 60 Sekunden.",
  promptLabelThere: "Das Label {label} ist bereits dort.",
  promptRemoveNote:
    "Ohne Produktionsversion werden Texte aus Zahlen geschrieben. Geben Sie an, warum Sie sie entfernen.",
  promptFailingNote:
    "Nicht bestanden oder nicht getestet: {samples}. Geben Sie an, warum Sie die Produktion trotzdem verschieben.",
  promptSecondUser:
    "Sie haben diese Version geschrieben. Ein anderer Benutzer muss die Produktion auf sie verschieben.",
  promptKeyUnused: "Kein Code verwendet diesen Schlüssel. Es gibt daher keine Beispiele und keine Prüfungen.",
  promptLongValue: "{name} ist zu lang. Kürzen Sie den Wert.",
  promptMissingValue: "{name} hat keinen Wert. Geben Sie einen ein.",
  promptTested: "Prompt mit Version {number} getestet.",
  promptReviewOn: "Für Produktionswechsel ist jetzt ein zweiter Benutzer nötig.",
  promptReviewOff: "Für Produktionswechsel ist kein zweiter Benutzer mehr nötig.",
  promptFirstVersion: "Erste Version.",
  promptOwnData: "Eigene Zahlen des Lieferanten, Gebühr als Spanne.",
  promptPurposeNarrative: "Der einleitende Absatz der Zusammenfassung eines Auftrags und seiner Berichte.",
  promptPurposePitch: "Der Text, der die Lieferanten eines Anwendungsfalls um eine andere Zahlungsart bittet.",
  promptPurposeLetter: "Ein Brief an einen Lieferanten einer Kampagne.",
  promptPurposeAddress: "Zerlegt eine Postanschrift in ihre Teile.",
  promptPurposeChat: "Beantwortet eine Frage aus Abschnitten der Dokumente.",
};
