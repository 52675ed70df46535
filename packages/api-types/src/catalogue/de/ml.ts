import type { mlMessages } from "../en/ml.ts";

/** Vorhersage der Kartenakzeptanz. */
export const ml: Record<keyof typeof mlMessages, string> = {
  mlChooseFeatures: "Wählen Sie mindestens ein Merkmal, jedes einmal.",
  mlTrainingRuns: "Ein Training läuft. Warten Sie darauf oder brechen Sie es ab.",
  mlTrainingStarted: "Das Training hat begonnen.",
  mlTooFewLabels:
    "Nicht genug Labels: {labels, number} von {needed, number} ({directory, number} aus dem Verzeichnis, {statements, number} aus Kartenabrechnungen, {campaigns, number} aus Kampagnen). Mehr liefern eine Verzeichnisversion, die Ja oder Nein angibt, Kartenabrechnungen, beendete Kampagnen und weitere Emittenten, die Akzeptanz teilen.",
  mlNoAcceptors:
    "Alle Labels sind Nein. Fügen Sie Kartenabrechnungen hinzu oder eine Verzeichnisversion, die angibt, wer Karten akzeptiert.",
  mlNoRefusers:
    "Alle Labels sind Ja. Fügen Sie eine Verzeichnisversion hinzu, die angibt, wer keine Karten akzeptiert, oder beenden Sie Kampagnen.",
  mlFeatureMissing:
    "{feature}: fehlt bei {percent, number} % der Lieferanten mit Label. Trainieren Sie ohne dieses Merkmal.",
  mlLeak:
    "{feature}: verrät die Antwort fast allein (AUC {auc}) und stammt daher aus der Antwort. Trainieren Sie ohne dieses Merkmal oder korrigieren Sie die Daten.",
  mlFlagOff: "Die Funktion wurde während des Trainings ausgeschaltet. Schalten Sie sie ein und trainieren Sie erneut.",
  mlPromoted: "Modell {number, number} ist der Champion.",
  mlForceAsked:
    "Modell {number, number} hat eine Prüfung nicht bestanden. Ein zweiter Benutzer muss es ebenfalls befördern.",
  mlForceNote: "Das Modell hat eine Prüfung nicht bestanden. Geben Sie an, warum es verwendet werden soll.",
  mlForceOwn: "Sie haben dies beantragt. Ein anderer Benutzer muss das Modell befördern.",
  mlNotNewer: "Modell {number, number} ist bereits der Champion.",
  mlNoChampion: "Kein Modell ist der Champion. Befördern Sie zuerst eines.",
  mlNoPredictions:
    "Vorhersagen sind ausgeschaltet, oder kein Modell ist der Champion. Entfernen Sie Filter, Reihenfolge oder Spalte der Vorhersage.",
  mlFileSupplier: "Lieferant",
  mlFileKey: "Lieferantenschlüssel",
  mlFileProbability: "Wahrscheinlichkeit der Kartenakzeptanz, %",
  mlFileFor: "Spricht dafür",
  mlFileAgainst: "Spricht dagegen",
  mlFileModel: "Vorhersagemodell",
};
