import type { Translation } from "../translation.ts";
import { auditActions } from "./audit-actions.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "Journal d’audit",
  label: "Entrées du journal d’audit",
  open: "Ouvrir l’entrée {sequence} : {action}",
  verify: "Vérifier le journal",
  verifyOperation: "Vérifier le journal d’audit",
  checking: "{checked, plural, one {# entrée vérifiée} other {# entrées vérifiées}} jusqu’à présent…",
  whole:
    "Le journal est intact : {checked, plural, one {# entrée vérifiée} other {# entrées vérifiées}}, aucune modifiée ni manquante.",
  waiting:
    "{waiting, plural, one {# entrée} other {# entrées}} des dernières secondes pas encore {waiting, plural, one {vérifiée} other {vérifiées}}.",
  broken:
    "Le journal a été altéré à l’entrée {sequence}. {reason} Prévenez immédiatement votre administrateur de base de données.",
  columns: {
    sequence: "Entrée",
    at: "Heure (UTC)",
    username: "Nom d’utilisateur",
    displayName: "Utilisateur",
    kind: "Type",
    effectiveRoles: "Rôles actifs",
    action: "Ce qui s’est passé",
    entityType: "Type de fiche",
    entityId: "Identifiant de la fiche",
    recordName: "Fiche",
    issuerName: "Émetteur",
    outcome: "Résultat",
    note: "Note",
    correlationId: "Identifiant de corrélation",
    hash: "Empreinte",
    previousHash: "Empreinte précédente",
  },
  /** Who did it, and what. */
  sentence: "{who} {did}",
  /** A call of an older release, which has no words any more. */
  unknownAction: "{who} a appelé {action}",
  actors: { edge: "La passerelle", system: "Le système" },
  kinds: { Change: "Modifications par les utilisateurs", Traffic: "Verrous et parties de fichiers" },
  actions: auditActions,
  outcomes: { done: "effectué" },
  line: "Entrée {sequence}",
  notChained: "Cette entrée rejoint la chaîne d’empreintes en quelques secondes.",
  hashHint: "SHA-256 de cette entrée et de l’empreinte précédente. Modifier ou retirer une entrée rompt la chaîne.",
  linesOfEntry: "Toutes les entrées de cette fiche",
  linesOfCall: "Toutes les entrées de cette requête",
} as const satisfies Translation["audit"];
