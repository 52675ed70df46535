/** Words of the role switcher. */
export const rolesTexts = {
  title: "Changer de rôles",
  text: "Choisissez lesquels de vos rôles utiliser dans cette session. Vous conservez tous vos rôles.",
  standard: "Rôles système",
  tabbedView: "Rôles d’analyse",
  viewAs: "Voir avec {count, number} rôles sur {all, number}",
  viewAsAll: "Voir avec tous les rôles",
  backToAll: "Revenir à tous les rôles",
  none: "Choisissez au moins un rôle.",
  nothingLost: "Aucun changement : ces rôles comprennent toutes vos autorisations.",
  lost: "Avec ces rôles, {pages, plural, =0 {aucune page} one {# page} other {# pages}} et {permissions, plural, one {# autorisation} other {# autorisations}} ne sont pas disponibles.",
  lostPermissions: "{permissions, plural, one {Afficher l’autorisation} other {Afficher les # autorisations}}",
  viewing: "Vue avec {count, number} rôles sur {all, number}",
  viewingShort: "{count, number} sur {all, number}",
  uploads: "Un fichier est en cours d’envoi. L’envoi s’arrête et reprend quand vous choisissez à nouveau le fichier.",
  failed: "Vos rôles n’ont pas été changés. {sentence}",
} as const;
