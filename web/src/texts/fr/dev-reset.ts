import type { Translation } from "../translation.ts";

/** Words of the page that erases all jobs. */
export const devResetTexts = {
  lead: "Effacer toutes les analyses de cet environnement avec leurs fichiers, résultats et rapports.",
  counts: "Ce qui sera effacé",
  environment: "environnement {name}",
  jobs: "Analyses",
  drafts: "Dont brouillons",
  published: "Dont publiées",
  deleted: "Supprimées et récupérables",
  files: "Fichiers envoyés",
  filesCount: "{count, plural, one {# fichier} other {# fichiers}}, {bytes}",
  keeps: "Émetteurs, acheteurs, utilisateurs, jeux de règles et journal d’audit demeurent.",
  progress: "Effacement",
  erased: "Analyses effacées",
  amount: "{done, number} sur {total, number}",
  finished: "{count, plural, one {# analyse effacée} other {# analyses effacées}}.",
  running: "{count, plural, one {# import est} other {# imports sont}} en cours. Attendez leur fin ou annulez-les.",
  typeName: "Saisissez {name} pour confirmer",
  reset: "{count, plural, one {Effacer # analyse} other {Effacer # analyses}}",
  operation: "Effacer toutes les analyses",
} as const satisfies Translation["dev"]["reset"];
