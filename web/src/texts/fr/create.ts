import type { Translation } from "../translation.ts";

/** Words of choosing a kind of job and making it. */
export const createTexts = {
  choose: {
    title: "Nouveau dossier",
    intro: "Que contient votre fichier ?",
    base: "Une synthèse : une ligne par fournisseur",
    baseNeeds:
      "Il faut le nom du fournisseur et ses dépenses. Le nombre de commandes, de factures et de paiements, les délais et les modes de paiement sont utilisés s’ils sont présents.",
    advanced: "Des lignes de pièces : une ligne par commande, facture ou paiement",
    advancedNeeds:
      "Il faut le nom du fournisseur et un montant ; une date sur chaque ligne, ou la période couverte par le fichier.",
    matchedDataOnly: "Des fournisseurs sans dépenses, pour rapprochement seul",
    matchedDataOnlyNeeds:
      "Il faut le nom du fournisseur ; l’adresse, le pays et le numéro fiscal améliorent le rapprochement.",
    notReleased: "Non disponible dans cette version",
    notPermitted: "Vous ne pouvez pas créer ce type de dossier.",
    begin: "Commencer",
    files: "CSV, en UTF-8 ou Windows-1252, séparé par virgule, point-virgule, tabulation ou barre verticale.",
    samples: "Pas de fichier sous la main ? Essayez un fichier d’exemple.",
    sampleAdvanced: "Exemple de lignes de pièces (CSV)",
  },
  form: {
    name: "Nom du dossier",
    nameHint: "Tel qu’il figurera dans la liste, par exemple Northgate Retail 2026.",
    issuer: "Émetteur",
    issuerPlaceholder: "Choisir un émetteur",
    buyer: "Acheteur",
    buyerPlaceholder: "Choisir un acheteur",
    buyerHint: "L’entreprise dont les paiements sont analysés.",
    buyerNeedsIssuer: "Choisissez d’abord l’émetteur.",
    newBuyer: "Nouvel acheteur",
    newBuyerTitle: "Nouvel acheteur",
    newBuyerName: "Nom de l’acheteur",
    newBuyerCountry: "Pays",
    newBuyerSave: "Créer",
    newBuyerDone: "{name} a été créé.",
    currency: "Devise",
    currencyPlaceholder: "Choisir une devise",
    currencyHint: "Utilisée quand une ligne n’en indique pas ; elle ne pourra plus changer.",
    country: "Pays de l’acheteur",
    countryPlaceholder: "Choisir un pays",
    countryHint: "Utilisé quand la ligne d’un fournisseur n’indique pas de pays.",
    period: "Période du fichier (facultatif)",
    periodHint:
      "Nécessaire seulement si les lignes n’ont pas de date : sans elle, rien ne distingue un an d’un mois de dépenses.",
    from: "Premier jour",
    to: "Dernier jour",
    periodOrder: "Le dernier jour précède le premier. Modifiez l’un des deux.",
    periodBoth: "Indiquez les deux jours, ou laissez-les vides tous les deux.",
    capabilities: "Moyens de paiement à évaluer",
    capabilitiesLocked:
      "Tous les moyens de paiement de l’émetteur sont évalués ; choisir parmi eux requiert une autorisation que vous n’avez pas.",
    create: "Créer le dossier",
    cancel: "Annuler",
    created: "{name} a été créé.",
    noIssuers:
      "Vous ne pouvez encore créer de dossier pour aucun émetteur. Demandez à la personne qui gère votre compte de vous en affecter un.",
    correct: "{count, plural, one {Un champ est} other {# champs sont}} à revoir.",
  },
} as const satisfies Translation["create"];
