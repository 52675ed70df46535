import type { Translation } from "../translation.ts";

/** Words of the page that anonymises all stores. */
export const devAnonymiserTexts = {
  lead: "Retirer noms, e-mails, numéros et fichiers de tous les stockages de cet environnement.",
  changes: "Ce qui changera",
  environment: "environnement {name}",
  replaced: "Renommés",
  deleted: "Supprimés",
  counts: {
    users: "Utilisateurs",
    programs: "Programmes",
    issuers: "Émetteurs",
    buyers: "Acheteurs",
    brandings: "Marques",
    jobs: "Analyses, avec fournisseurs et rapports",
    files: "Fichiers envoyés",
    mails: "E-mails",
    auditLines: "Lignes du journal d’audit",
    hubItems: "Éléments du centre de ressources",
  },
  alsoDeleted:
    "Sont aussi supprimés\u00a0: profils de fournisseurs, campagnes, relevés de carte, annuaires importés, conversations et documents de l’assistant, vues enregistrées, brouillons, exports et liens.",
  remains:
    "Rôles, autorisations, jeux de règles, paramètres et domaines des marques demeurent. Le journal d’audit recommence avec cette anonymisation.",
  accounts:
    "Les utilisateurs de fournisseurs d’identité externes ne peuvent plus se connecter à leurs comptes renommés. Vous restez connecté\u00a0; votre nom revient à votre prochaine connexion.",
  meanwhile:
    "Jusqu’à la fin, les autres utilisateurs lisent que cet environnement est en cours d’anonymisation et ne peuvent rien modifier.",
  progress: "Anonymisation",
  steps: {
    jobs: "Effacer les analyses",
    assistant: "Effacer les conversations et documents de l’assistant",
    objects: "Effacer profils de fournisseurs, e-mails, listes et verrous",
    files: "Supprimer les fichiers",
    rows: "Supprimer les lignes",
    names: "Renommer utilisateurs, émetteurs et acheteurs",
    history: "Supprimer le journal d’audit",
    finish: "Autoriser de nouveau les modifications",
  },
  amount: "étape {step, number} sur {total, number}{handled, plural, =0 {} one {, # élément} other {, # éléments}}",
  finished: "Cet environnement est anonymisé.",
  running: "{count, plural, one {# import est} other {# imports sont}} en cours. Attendez leur fin ou annulez-les.",
  interrupted:
    "Une anonymisation est en cours ou a été interrompue. Poursuivez-la ici, ou arrêtez-la pour autoriser de nouveau les modifications.",
  resume: "Poursuivre",
  stop: "Arrêter",
  typeName: "Saisissez {name} pour confirmer",
  start: "Anonymiser cet environnement",
  operation: "Anonymiser l’environnement",
} as const satisfies Translation["dev"]["anonymiser"];
