import type { downloadsMessages } from "../en/downloads.ts";

/** Messages about datapoint profiles and downloads. */
export const downloads: Record<keyof typeof downloadsMessages, string> = {
  profileName: "Geben Sie einen Namen für das Profil ein.",
  profileKind: "Wählen Sie den Download, für den das Profil gilt.",
  profileNameTaken: "Ein anderes Profil hat diesen Namen bereits. Geben Sie einen anderen ein.",
  profileNoFields: "Fügen Sie mindestens ein Feld hinzu.",
  profileInUse:
    "{name} wird von {issuers} verwendet. Wählen Sie dort zuerst ein anderes Profil, und löschen Sie dann dieses.",
  profileUnknown: "Dieses Profil ist für diesen Download nicht verfügbar. Wählen Sie eines aus der Liste, oder keines.",
  labelEn: "Geben Sie eine englische Bezeichnung ein.",
  labelDe: "Geben Sie eine deutsche Bezeichnung ein.",
  labelFr: "Geben Sie eine französische Bezeichnung ein.",
  labelTwice: "Zwei Felder heißen „{name}“. Ändern Sie eine der Bezeichnungen.",
  fieldTwice: "{name} steht zweimal im Profil. Entfernen Sie eines der beiden.",
  fieldNotHere: "{name} ist in diesem Download nicht verfügbar. Entfernen Sie es.",
  formatUnfit: "{name} kann dieses Format nicht haben. Wählen Sie ein anderes.",
  filterUnfit: "{name} kann diesen Filter nicht haben. Wählen Sie einen anderen.",
  boundNumber: "Geben Sie eine Zahl mit bis zu 4 Nachkommastellen ein, etwa 1000.50.",
  boundsCross: "Der kleinste Wert von {name} liegt über dem größten. Ändern Sie einen der beiden.",
  filterNotHere: "{name} lässt sich in diesem Download nicht so filtern. Entfernen Sie den Filter.",
  valueBetween: "Geben Sie einen Wert von {min} bis {max} ein.",
  valueFrom: "Geben Sie einen Wert ab {min} ein.",
  valueUpTo: "Geben Sie einen Wert bis {max} ein.",
  gzipCsvOnly: "Nur CSV-Dateien können mit gzip komprimiert werden. Wählen Sie gzip ab, oder wählen Sie CSV.",
  downloadBegun: "Die Datei wird geschrieben. Sie können diese Seite verlassen.",
  downloadRemoved: "Der Download wurde entfernt.",
  downloadExpired: "Diese Datei wurde 30 Tage aufbewahrt und ist gelöscht. Erstellen Sie sie erneut.",
};
