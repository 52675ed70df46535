import type { mlMessages } from "../en/ml.ts";

/** Prédiction de l’acceptation des cartes. */
export const ml: Record<keyof typeof mlMessages, string> = {
  mlChooseFeatures: "Choisissez au moins une caractéristique, chacune une fois.",
  mlTrainingRuns: "Un entraînement est en cours. Attendez sa fin ou annulez-le.",
  mlTrainingStarted: "L’entraînement a commencé.",
  mlTooFewLabels:
    "Pas assez d’étiquettes : {labels, number} sur {needed, number} ({directory, number} de l’annuaire, {statements, number} des relevés de carte, {campaigns, number} des campagnes). D’autres viennent d’une version de l’annuaire qui indique oui ou non, de relevés de carte, de campagnes terminées et d’autres émetteurs qui partagent l’acceptation.",
  mlNoAcceptors:
    "Toutes les étiquettes sont non. Ajoutez des relevés de carte ou une version de l’annuaire qui indique qui accepte la carte.",
  mlNoRefusers:
    "Toutes les étiquettes sont oui. Ajoutez une version de l’annuaire qui indique qui n’accepte pas les cartes, ou terminez des campagnes.",
  mlFeatureMissing:
    "{feature} : absent pour {percent, number} % des fournisseurs étiquetés. Entraînez sans cette caractéristique.",
  mlLeak:
    "{feature} : révèle presque seul la réponse (AUC {auc}) et vient donc de la réponse. Entraînez sans cette caractéristique ou corrigez les données.",
  mlFlagOff: "La fonction a été désactivée pendant l’entraînement. Activez-la et relancez l’entraînement.",
  mlPromoted: "Le modèle {number, number} est le champion.",
  mlForceAsked: "Le modèle {number, number} a échoué à un contrôle. Un autre utilisateur doit aussi le promouvoir.",
  mlForceNote: "Le modèle a échoué à un contrôle. Indiquez pourquoi il doit être utilisé.",
  mlForceOwn: "Vous l’avez demandé. Un autre utilisateur doit promouvoir le modèle.",
  mlNotNewer: "Le modèle {number, number} est déjà le champion.",
  mlNoChampion: "Aucun modèle n’est le champion. Promouvez-en un d’abord.",
  mlNoPredictions:
    "Les prédictions sont désactivées, ou aucun modèle n’est le champion. Retirez le filtre, l’ordre ou la colonne des prédictions.",
  mlFileSupplier: "Fournisseur",
  mlFileKey: "Clé du fournisseur",
  mlFileProbability: "Probabilité d’accepter la carte, %",
  mlFileFor: "Plaide pour",
  mlFileAgainst: "Plaide contre",
  mlFileModel: "Modèle de prédiction",
};
