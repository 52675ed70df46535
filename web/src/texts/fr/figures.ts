/** Words of how figures are made. */
export const figuresTexts = {
  title: "Comment ce chiffre est obtenu",
  sum: "Le calcul",
  less: "moins",
  suppliers: "{count, plural, one {# fournisseur} other {# fournisseurs}}",
  showSuppliers: "{count, plural, one {Afficher # fournisseur} other {Afficher # fournisseurs}}",
  showRows: "Afficher les lignes",
  thenRows: "Chaque fournisseur ouvre ses lignes.",
  notScaled: "Sur la période des fichiers, non ramenée à l’année.",
  scaled: "Ramené à l’année, multiplié par {factor}, sans les dépenses ponctuelles.",
  conversion: "Conversion supposée, {percent} de la dépense probable.",
  overYear: "Sur un an.",
  rules: {
    onCard: "Payé par carte, soit les paiements par carte ou carte virtuelle.",
    supplierAddressable:
      "Adressable, soit la dépense sans ce qui est déjà payé par carte, et rien si le fournisseur est hors périmètre.",
    useCaseValue:
      "La valeur attendue par an, des leviers sur des hypothèses, à la conversion supposée. Ce n’est pas une somme de lignes.",
    spend:
      "La dépense est la somme des paiements de tous les fournisseurs, ou de leurs factures ou commandes quand aucun paiement n’est indiqué.",
    excluded: "Non adressable, soit les bénéficiaires hors périmètre et ce qui est déjà payé par carte.",
    addressable: "Adressable, soit la dépense sans les bénéficiaires hors périmètre ni ce qui est déjà payé par carte.",
    unknownAcceptance: "La dépense adressable chez des fournisseurs dont rien ne prouve qu’ils acceptent la carte.",
    cardable: "La dépense adressable pour laquelle les indices montrent que les fournisseurs acceptent la carte.",
    cardableProven: "Prouvé par les fichiers, soit les fournisseurs payés par carte et aussi autrement.",
    notConverted:
      "La dépense payable par carte supposée ne pas passer à la carte. C’est une hypothèse, pas une somme de lignes.",
    opportunity: "Le potentiel est la dépense payable par carte multipliée par la conversion supposée.",
    opportunityUnknown: "Inconnu, car aucun annuaire ne dit quels fournisseurs acceptent la carte.",
    opportunityYear:
      "Le potentiel sur un an, celui de chaque fournisseur, calculé à partir de la période des fichiers.",
    likely: "La dépense probable, celle des fournisseurs à Élevé ou Moyen pour ce moyen de paiement.",
    supplierSpend:
      "La dépense est la somme des paiements du fournisseur, ou de ses factures ou commandes quand aucun paiement n’est indiqué.",
  },
  lines: {
    onCard: "Payé par carte",
    rebate: "Ristourne",
    workingCapital: "Gain de trésorerie",
    process: "Économie de traitement",
    discounts: "Escomptes",
    useCaseValue: "Valeur attendue par an",
    spend: "Dépense",
    excluded: "Non adressable",
    addressable: "Adressable",
    unknownAcceptance: "Acceptation de la carte non prouvée",
    cardable: "Payable par carte",
    notConverted: "Non converti",
    opportunity: "Potentiel",
    opportunityYear: "Potentiel sur un an",
    high: "Élevé",
    medium: "Moyen",
    likely: "Élevé ou Moyen",
  },
  notes: {
    rounded: "Chaque levier est arrondi, le dernier chiffre de la somme peut différer.",
    demo: "Indices de l’annuaire de démonstration.",
    noDirectory: "Aucun annuaire n’est rapproché.",
    directory: "Indices de l’annuaire et de ce que montrent les fichiers.",
  },
};
