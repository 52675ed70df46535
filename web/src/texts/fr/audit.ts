import type { Translation } from "../translation.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "Journal d’audit",
  label: "Lignes du journal d’audit",
  open: "Ouvrir la ligne {sequence} : {action}",
  exportAll: "Exporter en CSV",
  exportHint: "{count, plural, one {La ligne correspondante} other {Les # lignes correspondantes}}",
  verify: "Vérifier la chaîne",
  verifyOperation: "Vérifier la chaîne du journal d’audit",
  whole:
    "Le journal est intact : {checked, plural, one {# ligne vérifiée} other {# lignes vérifiées}}, aucune modifiée, aucune manquante.",
  broken:
    "Le journal a été altéré à la ligne {sequence}. {reason} Avant toute chose, prévenez les exploitants de la base de données.",
  emptyTitle: "Aucune modification pour l’instant",
  empty: "Chaque modification laisse ici une ligne.",
  noMatchTitle: "Aucune ligne ne correspond",
  noMatch: "Retirez un filtre ou cherchez autre chose.",
  columns: {
    sequence: "Ligne",
    at: "Heure (UTC)",
    username: "Utilisateur",
    effectiveRoles: "Rôles actifs",
    action: "Action",
    entityType: "Type",
    entityId: "Entrée",
    issuerName: "Émetteur",
    outcome: "Résultat",
    note: "Note",
    correlationId: "Identifiant de corrélation",
  },
  outcomes: { done: "effectué" },
  line: "Ligne {sequence}",
  hash: "Empreinte",
  previousHash: "Empreinte de la ligne précédente",
  notChained: "La chaîne atteindra cette ligne dans quelques secondes.",
  hashHint:
    "SHA-256 de la ligne et de l’empreinte précédente : une ligne modifiée ou retirée par la suite rompt la chaîne.",
  linesOfEntry: "Toutes les lignes de cette entrée",
  linesOfCall: "Toutes les lignes de cette requête",
} as const satisfies Translation["audit"];
