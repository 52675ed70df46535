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
