import type { Translation } from "../translation.ts";

/** Words that every list of the product says: its export. */
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
};
