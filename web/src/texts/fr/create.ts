import type { Translation } from "../translation.ts";

/** Words of choosing a kind of job and making it. */
export const createTexts = {
  choose: {
    title: "Nouveau dossier",
    intro: "Que contient votre fichier ?",
    base: "Synthèse : une ligne par fournisseur",
    baseNeeds:
      "Requis : nom du fournisseur et dépenses. Les nombres de bons de commande, de factures et de paiements, les délais et les modes de paiement sont utilisés s’ils sont présents.",
    advanced: "Lignes de pièces : une ligne par bon de commande, facture ou paiement",
    advancedNeeds:
      "Requis : nom du fournisseur, montant, et une date sur chaque ligne ou la période couverte par le fichier.",
    matchedDataOnly: "Rapprochement seul : fournisseurs sans dépenses",
    matchedDataOnlyNeeds:
      "Requis : nom du fournisseur. L’adresse, le pays et le numéro fiscal améliorent le rapprochement.",
    notReleased: "Non disponible dans cette version",
    notPermitted: "Vous n’avez pas l’autorisation de créer ce type de dossier.",
    begin: "Démarrer",
    files:
      "CSV ou Excel (XLSX), tel quel ou en .gz ou .zip. CSV en UTF-8, UTF-16 ou Windows-1252, séparé par des virgules, points-virgules, tabulations ou barres verticales.",
    samples: "Pas encore de fichier ? Essayez un exemple ; ses entreprises et ses montants sont inventés.",
    sampleBase: "Exemple de récapitulatif (CSV)",
    sampleAdvanced: "Exemple de lignes de pièces (CSV)",
    sampleMatchedDataOnly: "Exemple de liste de fournisseurs (CSV)",
  },
  form: {
    name: "Nom du dossier",
    nameHint: "Affiché dans la liste des dossiers, par exemple Northgate Retail 2026.",
    issuer: "Émetteur",
    issuerPlaceholder: "Choisir un émetteur",
    buyer: "Acheteur",
    buyerPlaceholder: "Choisir un acheteur",
    buyerHint: "L’entreprise dont les paiements sont analysés.",
    buyerNeedsIssuer: "Choisissez d’abord un émetteur.",
    newBuyer: "Nouvel acheteur",
    newBuyerTitle: "Nouvel acheteur",
    newBuyerName: "Nom de l’acheteur",
    newBuyerCountry: "Pays",
    newBuyerSave: "Créer",
    newBuyerDone: "{name} a été créé.",
    currency: "Devise",
    currencyPlaceholder: "Choisir une devise",
    currencyHint: "Utilisée pour les lignes sans devise. Vous ne pourrez plus la modifier.",
    country: "Pays de l’acheteur",
    countryPlaceholder: "Choisir un pays",
    countryHint: "Utilisé pour les fournisseurs sans pays.",
    period: "Période couverte (facultatif)",
    periodHint:
      "Nécessaire seulement si les lignes n’ont pas de date, pour qu’un mois de dépenses ne soit pas lu comme une année.",
    from: "Premier jour",
    to: "Dernier jour",
    periodOrder: "Le dernier jour précède le premier. Modifiez l’un des deux.",
    periodBoth: "Saisissez les deux jours, ou laissez-les vides tous les deux.",
    capabilities: "Moyens de paiement à évaluer",
    capabilitiesLocked:
      "Tous les moyens de paiement de l’émetteur sont évalués. Vous n’avez pas l’autorisation de choisir parmi eux.",
    create: "Créer le dossier",
    cancel: "Annuler",
    created: "{name} a été créé.",
    correct: "{count, plural, one {Un champ est} other {# champs sont}} à revoir.",
  },
} as const satisfies Translation["create"];
