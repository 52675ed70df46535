/** Words of the notices that come by themselves. */
export const noticesTexts = {
  idle: { title: "Êtes-vous toujours là ?", left: "encore {seconds} s" },
  version: {
    title: "Une nouvelle version est disponible",
    auto: "L’application se recharge automatiquement dans 1 minute (encore {seconds} s).",
    waits:
      "L’application se recharge une fois votre travail enregistré et les envois terminés, ou quand vous le choisissez.",
  },
  releaseNotes: { title: "Notes de version", release: "Ceci est la version {release}." },
  newRelease: {
    title: "Nouveautés",
    text: "Cette version change votre façon de travailler. Voir les notes de version pour les détails.",
    open: "Notes de version",
    close: "Fermer",
  },
  drop: {
    newJob:
      "Cette page n’accepte pas de fichiers. Pour créer un dossier, déposez un fichier de dépenses sur « Nouveau dossier » ou sur la liste des dossiers.",
    nowhere: "Cette page n’accepte pas de fichiers. Déposez un fichier là où la page en demande un.",
    open: "Nouveau dossier",
  },
} as const;
