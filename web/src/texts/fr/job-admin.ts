import type { Translation } from "../translation.ts";

/** Words of a job's administration. */
export const jobAdminTexts = {
  users: {
    label: "Utilisateurs ayant accès",
    assignedLabel: "Utilisateurs affectés",
    toAssign: "Affecter des utilisateurs",
    toAssigned: "Utilisateurs affectés",
    unpublished: "Les membres voient ce dossier dès qu’il est publié.",
    username: "Nom d’utilisateur",
    displayName: "Nom affiché",
    email: "E-mail",
    connection: "Lien",
    connections: {
      Owner: "Responsable",
      IssuerManager: "Gestionnaire de l’émetteur",
      DirectAssignment: "Affectation directe",
      MagicLinkUser: "Lien magique",
    },
    access: "Accès",
    accessHint:
      "Indique si ce lien ouvre le dossier maintenant. Le personnel voit tous les dossiers et ne figure pas ici pour cela.",
    accessStates: { Now: "Maintenant", OncePublished: "Après publication", NotActive: "Compte inactif" },
    assignedOn: "Affecté le",
    isAssigned: "Affecté",
    yes: "Oui",
    no: "Non",
    actions: "Action",
    assign: "Affecter",
    assignTo: "Affecter à {name}",
    unassign: "Retirer",
    unassignOf: "Retirer à {name}",
    unassignTitle: "Retirer {job} à {name} ?",
    unassignText: "L’accès prend fin aussitôt, sauf si l’utilisateur est responsable du dossier ou gère son émetteur.",
  },
} as const satisfies Translation["jobAdmin"];
