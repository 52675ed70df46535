import type { Translation } from "../translation.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "Journal d’audit",
  label: "Entrées du journal d’audit",
  open: "Ouvrir l’entrée {sequence} : {action}",
  exportAll: "Exporter en CSV",
  exportHint: "{count, plural, one {L’entrée correspondante} other {Les # entrées correspondantes}}",
  verify: "Vérifier le journal",
  verifyOperation: "Vérifier le journal d’audit",
  whole:
    "Le journal est intact : {checked, plural, one {# entrée vérifiée} other {# entrées vérifiées}}, aucune modifiée ni manquante.",
  waiting:
    "{waiting, plural, one {# entrée} other {# entrées}} des dernières secondes pas encore {waiting, plural, one {vérifiée} other {vérifiées}}.",
  broken:
    "Le journal a été altéré à l’entrée {sequence}. {reason} Prévenez immédiatement votre administrateur de base de données.",
  columns: {
    sequence: "Entrée",
    at: "Heure (UTC)",
    username: "Utilisateur",
    effectiveRoles: "Rôles actifs",
    action: "Action",
    entityType: "Type de fiche",
    entityId: "Fiche",
    issuerName: "Émetteur",
    outcome: "Résultat",
    note: "Note",
    correlationId: "Identifiant de corrélation",
  },
  outcomes: { done: "effectué" },
  line: "Entrée {sequence}",
  hash: "Empreinte",
  previousHash: "Empreinte précédente",
  notChained: "Cette entrée rejoint la chaîne d’empreintes en quelques secondes.",
  hashHint: "SHA-256 de cette entrée et de l’empreinte précédente. Modifier ou retirer une entrée rompt la chaîne.",
  linesOfEntry: "Toutes les entrées de cette fiche",
  linesOfCall: "Toutes les entrées de cette requête",
} as const satisfies Translation["audit"];
