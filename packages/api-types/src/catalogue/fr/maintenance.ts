import type { maintenanceMessages } from "../en/maintenance.ts";

/** Maintenance of jobs: refusals and confirmations. */
export const maintenance: Record<keyof typeof maintenanceMessages, string> = {
  maintenanceSetChanged: "Certains des dossiers sélectionnés ont changé. Vérifiez de nouveau ce qui se passerait.",
  maintenanceNothing: "Aucun des dossiers sélectionnés ne peut être modifié ainsi. Choisissez-en d’autres.",
  maintenanceSimulate: "Simulez d’abord ces dossiers\u00a0: eux ou les jeux de règles ont changé depuis.",
  maintenanceNetwork: "Seule une analyse peut compter ce dossier\u00a0: l’acceptation est cherchée dans un réseau.",
  maintenanceConfirm: "Saisissez le nombre de dossiers à supprimer\u00a0: {count}.",
  maintenanceOwner: "Choisissez le nouveau responsable.",
  maintenanceQueued: "{count, plural, one {1 dossier est} other {{count, number} dossiers sont}} en file d’attente.",
  maintenanceEnded: "Aucun dossier de ce lot n’attend plus.",
  maintenanceCanceled:
    "{count, plural, one {1 dossier a été annulé} other {{count, number} dossiers ont été annulés}}.",
  maintenanceWaits: "{name} modifie ce dossier. Il attend la fin de cette modification.",
  maintenanceLocked: "Un autre utilisateur modifie encore ce dossier. Réessayez plus tard.",
  maintenanceRulesets:
    "Les règles utilisées ont changé\u00a0: notation {scoring, number}, certitude {confidence, number}. Vérifiez de nouveau.",
  maintenanceUserGone: "L’utilisateur qui l’a demandé n’a plus de compte.",
  endpointCompared: "Comparé.",
  candidateNone: "Aucun candidat n’est configuré. Définissez CANDIDATE_API_URL et CANDIDATE_SIGNING_KEY.",
  candidateSlow: "Le candidat n’a pas répondu en {seconds, number} secondes.",
  candidateDown: "Le candidat ne répond pas. Vérifiez qu’il fonctionne.",
  candidateHtml: "Le candidat répond en HTML. Vérifiez l’adresse de son API.",
  candidateNoJson: "La réponse du candidat n’est pas du JSON. Vérifiez l’adresse de son API.",
  candidateLarge: "La réponse du candidat dépasse {most, number} Mo. Elle n’a pas été lue.",
  candidateRedirect: "Le candidat redirige. Les redirections ne sont pas suivies\u00a0: indiquez son adresse finale.",
  candidateStatus: "Le candidat répond avec le statut {status, number}.",
  recomputeQueued: "L’analyse est en file pour être recalculée.",
  recomputeCanceled: "Le nouveau calcul a été annulé.",
  recomputedNone:
    "Recalculez d’abord l’analyse\u00a0: il n’y a pas de tel résultat pour celle que les utilisateurs lisent.",
  recomputeFailed: "L’analyse n’a pas pu être recalculée. Vérifiez ses fichiers.",
  recomputedCalls:
    "Ce point d’accès ne lit rien de ce qui est calculé à partir des fichiers. Comparez-le à une autre source.",
  causeUsers: "des utilisateurs différents",
  causeRuns: "des analyses différentes\u00a0: {left, number} et {right, number}",
  causeScoring: "les jeux de règles de notation {left, number} et {right, number}",
  causeConfidence: "les jeux de règles de certitude {left, number} et {right, number}",
  causeDirectory: "les versions {left, number} et {right, number} du répertoire",
  causeStatements: "les relevés de carte {left, number} et {right, number}",
  causeRulings: "des décisions postérieures à la première analyse",
  causeFiles: "des fichiers importés de nouveau",
  causeCorrections:
    "{count, plural, one {1 cellule corrigée} other {{count, number} cellules corrigées}} jusqu’au {at}, après l’analyse",
  causeBuild: "des versions différentes du programme",
  ignoreRulesFull: "Au plus {most, number} exclusions. Retirez-en une d’abord.",
  ignoreRuleAdded: "Exclusion ajoutée.",
  ignoreRuleRemoved: "Exclusion retirée.",
  ignorePattern:
    "Commencez le champ par «\u00a0/\u00a0». «\u00a0*\u00a0» est une partie, «\u00a0**\u00a0» un nombre quelconque.",
  ignoreWhy: "Indiquez pourquoi ce champ n’est pas comparé.",
  noOldRuns: "Ce dossier n’a aucune analyse assez ancienne pour être retirée.",
  oldRunsRemoved:
    "{count, plural, =0 {Aucune analyse n’a été retirée} one {1 ancienne analyse a été retirée} other {{count, number} anciennes analyses ont été retirées}}.",
};
