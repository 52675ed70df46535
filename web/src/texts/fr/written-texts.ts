import type { Translation } from "../translation.ts";

export const writtenTexts: Translation["written"] = {
  sources: {
    figures: "Rédigé d’après les chiffres",
    edited: "Rédigé d’après les chiffres, modifié",
    model: "Projet d’un modèle",
    modelEdited: "Projet d’un modèle, modifié",
  },
  savedBy: "enregistré par {name}, {day}",
  language: "Langue du texte",
  textIn: "Texte en {language}",
  copy: "Copier",
  edit: "Modifier",
  editOf: "Modifier : {title}",
  draft: "Rédiger avec le modèle",
  draftAgain: "Rédiger de nouveau",
  standIn: "Modèle de test : les projets reprennent les chiffres, aucun modèle de langue n’est appelé.",
  draftOperation: "Rédiger le texte",
  saveOperation: "Enregistrer le texte",
  reset: "Revenir au texte généré",
  missing: "Saisissez un texte, ou rétablissez le texte généré.",
  cancel: "Annuler",
  save: "Enregistrer",
  narrative: "En quelques mots",
  narrativeIntro:
    "Le constat de ce calcul en quelques phrases. Il figure dans la synthèse et est imprimé dans les rapports.",
  letter: "Lettre",
  letterIntro:
    "La lettre à ce fournisseur. La première ligne est l’objet. Elle donne les frais en fourchette et ne demande aucune donnée de paiement.",
  kind: "Type",
  kinds: { first: "Lettre", followUp: "Relance" },
  followUpIntro:
    "La relance à ce fournisseur. La première ligne est l’objet. Elle renvoie à la lettre et pose une question.",
  accountsMissing: "Pas encore de contact à la comptabilité de l’acheteur. Nommez-le dans la campagne, sous E-mail.",
  script: "Script d’appel",
};
