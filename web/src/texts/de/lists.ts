import type { Translation } from "../translation.ts";

/** Words that every list of the product says: its export, and what of it is damaged. */
export const listsTexts: Translation["lists"] = {
  export: {
    export: "Exportieren",
    operation: "Liste exportieren",
    writing: "Export",
    begins: "Startet",
    rows: "{done, number} von {total, number} Zeilen",
    cancel: "Export abbrechen",
    selected: "{count, number} ausgewählte als {format}",
    matching: "{count, number} passende als {format}",
    all: "Alle {count, number} als {format}",
    everyColumn: "Alle Spalten einschließen",
    kept: "Ihre Dateien der letzten 7 Tage",
    keptFile: "{file}, {count, plural, one {# Zeile} other {# Zeilen}}, {day}",
    csv: "CSV",
    xlsx: "Excel (XLSX)",
  },
  damaged: {
    notice:
      "{count, plural, one {# Eintrag ist beschädigt und wird nicht angezeigt.} other {# Einträge sind beschädigt und werden nicht angezeigt.}}",
    open: "{count, plural, one {# Eintrag ist beschädigt: {names}. Öffnen Sie ihn und speichern Sie erneut, was fehlt, oder löschen Sie ihn.} other {# Einträge sind beschädigt: {names}. Öffnen Sie jeden und speichern Sie erneut, was fehlt, oder löschen Sie ihn.}}",
    delete: "{count, plural, one {Beschädigten Eintrag löschen} other {# beschädigte Einträge löschen}}",
    title: "{count, plural, one {Beschädigten Eintrag löschen?} other {# beschädigte Einträge löschen?}}",
    intro: "Was gespeichert ist, kann nicht mehr gelesen werden. Das Löschen kann nicht rückgängig gemacht werden.",
    cancel: "Abbrechen",
  },
};
