/** Words of the role switcher. */
export const rolesTexts = {
  title: "Changer de rôles",
  text: "Choisissez lesquels de vos rôles s’appliquent dans cette session. Rien de ce que vous avez ne vous est retiré.",
  standard: "Rôles système",
  tabbedView: "Rôles d’analyse",
  viewAs: "Voir avec {count, number} rôles sur {all, number}",
  viewAsAll: "Voir avec tous les rôles",
  backToAll: "Revenir à tous les rôles",
  none: "Choisissez au moins un rôle.",
  nothingLost: "Rien ne manque : les rôles choisis donnent tout ce que vous avez.",
  lost: "Dans cette vue, {pages, plural, =0 {aucune page ne manque} one {# page manque} other {# pages manquent}} ; {permissions, plural, one {# droit ne s’applique pas} other {# droits ne s’appliquent pas}}.",
  lostPermissions: "{permissions, plural, one {Le droit} other {Les # droits}}",
  viewing: "Vue avec {count, number} rôles sur {all, number}",
  viewingShort: "{count, number} sur {all, number}",
  uploads: "Un fichier est en cours d’envoi. Il s’arrête et reprend quand vous le choisissez à nouveau.",
  failed: "Les rôles n’ont pas été changés. {sentence}",
} as const;
