import type { Translation } from "../translation.ts";

/** Words that every list of the product says: its export, and what of it is damaged. */
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
  damaged: {
    notice:
      "{count, plural, one {# entrée est endommagée et n’est pas affichée.} other {# entrées sont endommagées et ne sont pas affichées.}}",
    open: "{count, plural, one {# entrée est endommagée : {names}. Ouvrez-la et enregistrez à nouveau ce qui manque, ou supprimez-la.} other {# entrées sont endommagées : {names}. Ouvrez chacune et enregistrez à nouveau ce qui manque, ou supprimez-la.}}",
    delete: "{count, plural, one {Supprimer l’entrée endommagée} other {Supprimer # entrées endommagées}}",
    title: "{count, plural, one {Supprimer l’entrée endommagée ?} other {Supprimer # entrées endommagées ?}}",
    intro: "Ces données ne peuvent plus être lues. La suppression est définitive.",
    cancel: "Annuler",
  },
};
