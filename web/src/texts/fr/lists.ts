import type { Translation } from "../translation.ts";

/** Words that every list of the product says: its export. */
export const listsTexts: Translation["lists"] = {
  export: {
    export: "Exporter",
    operation: "Exporter la liste",
    writing: "Export",
    begins: "Démarrage",
    rows: "{done, number} lignes sur {total, number}",
    cancel: "Annuler l’export",
    selected: "Les {count, number} lignes choisies, en {format}",
    matching: "Les {count, number} lignes trouvées, en {format}",
    all: "Toutes les lignes ({count, number}), en {format}",
    everyColumn: "Inclure toutes les colonnes",
    kept: "Vos fichiers des 7 derniers jours",
    keptFile: "{file}, {count, plural, one {# ligne} other {# lignes}}, {day}",
    csv: "CSV",
    xlsx: "Excel (XLSX)",
  },
};
