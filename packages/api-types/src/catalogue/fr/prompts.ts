import type { promptsMessages } from "../en/prompts.ts";

/** Messages about prompts of the model. */
export const prompts: Record<keyof typeof promptsMessages, string> = {
  promptTemplate: "Saisissez un modèle de texte.",
  promptName: "Saisissez un nom.",
  promptLabelForm: "Utilisez au plus 30 minuscules, chiffres et traits d’union, en commençant par une lettre.",
  promptKeyForm: "Utilisez de 2 à 40 minuscules, chiffres et traits d’union, en commençant par une lettre.",
  promptKeyTaken: "Une autre invite a déjà la clé {key}. Ajoutez-lui plutôt une version.",
  promptNoVariables:
    "Aucun code ne fournit de valeurs pour cette clé : le modèle de texte ne peut pas utiliser {name}.",
  promptVariableUnknown: "{name} n’est pas une variable de cette invite. Utilisez {names}.",
  promptModelUnknown: "{name} n’est pas un modèle configuré. Utilisez {names}.",
  promptVersionSaved: "Version {number} enregistrée. Elle n’est utilisée que lorsqu’une étiquette la désigne.",
  promptLabelRemoved: "Étiquette {label} retirée.",
  promptLabelMoved: "L’étiquette {label} désigne la version {number}. Effet partout en 60 secondes.",
  promptLabelThere: "L’étiquette {label} y est déjà.",
  promptRemoveNote:
    "Sans version de production, les textes sont rédigés à partir des chiffres. Dites pourquoi vous la retirez.",
  promptFailingNote:
    "Ces exemples échouent à un contrôle ou n’ont pas été testés : {samples}. Dites pourquoi vous déplacez quand même la production.",
  promptSecondUser: "Vous avez écrit cette version. Un autre utilisateur doit y déplacer la production.",
  promptKeyUnused: "Aucun code n’utilise cette clé : il n’y a ni exemples ni contrôles.",
  promptLongValue: "{name} est trop long. Raccourcissez la valeur.",
  promptMissingValue: "{name} n’a pas de valeur. Saisissez-en une.",
  promptTested: "Invite testée avec la version {number}.",
  promptReviewOn: "Les changements de production demandent désormais un second utilisateur.",
  promptReviewOff: "Les changements de production ne demandent plus de second utilisateur.",
  promptFirstVersion: "Première version.",
  promptOwnData: "Donne les chiffres propres à un fournisseur et les frais en fourchette.",
  promptPurposeNarrative: "Le premier paragraphe de la synthèse d’un dossier et de ses rapports.",
  promptPurposePitch: "Le texte qui demande aux fournisseurs d’un cas d’usage d’être payés autrement.",
  promptPurposeLetter: "Une lettre à un fournisseur d’une campagne.",
  promptPurposeAddress: "Découpe une adresse postale.",
  promptPurposeChat: "Répond à une question à partir de passages des documents.",
};
