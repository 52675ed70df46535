/** Questions of the check before an import. */
export const questionTexts = {
  title: "Avant d’importer",
  facts: "{count, plural, one {Une question} other {# questions}}",
  answer: "Répondre et vérifier de nouveau",
  first: "Répondez d’abord aux questions.",
  amounts: "Quels montants comptent ?",
  amountsHint: "Le fichier a des montants bruts et nets côte à côte, et ils diffèrent.",
  amountOf: "{name} : {sum}",
  ids: "{count, plural, one {Un numéro de fournisseur couvre} other {# numéros de fournisseur couvrent}} beaucoup de noms différents. Chacun est-il un seul fournisseur ?",
  idAnswer: "Numéros de fournisseur à plusieurs noms",
  idsHint: "Les comptes occasionnels et les comptes de carte couvrent souvent de nombreux bénéficiaires.",
  idAnswers: {
    byName: "Non, regrouper ces lignes par nom",
    oneSupplier: "Oui, un fournisseur par numéro",
  },
  example: "{id} : {count, plural, one {# nom} other {# noms}}, par exemple {names}",
  sides: "Que signifient les lignes selon les valeurs de « {name} » ?",
  sidesHint:
    "Le total est de {added} si elles sont ajoutées, de {subtracted} si elles sont soustraites et de {leftOut} si elles sont ignorées.",
  sidesAnswer: "Lignes selon les valeurs d’une colonne",
  sideValue: "{text} : {count, plural, one {# ligne} other {# lignes}}, {sum}",
  sideEmpty: "vide",
  sideAnswers: {
    add: "Des paiements : les ajouter",
    subtract: "Des avoirs : les soustraire",
    leaveOut: "Des lignes nulles : les ignorer",
  },
  negatives: "Les montants négatifs sont-ils les dépenses ?",
  negativesHint: "{negatives, number} montants sur {rows, number} sont négatifs.",
  negativesAnswers: {
    spend: "Oui, le total est de {sum}",
    credits: "Non, ce sont des avoirs, et le total est de {sum}",
  },
  otherTables: "Lignes d’un autre tableau",
  otherTable: "Les lignes {from, number} à {to, number} sont-elles des paiements ?",
  otherTableHint:
    "Elles ressemblent à un tableau distinct sous les écritures. Leur somme est de {sum}, celle des lignes précédentes de {before}.",
  otherTableAnswers: {
    no: "Non, les ignorer",
    yes: "Oui, les importer",
  },
  summaryRows: "Chaque ligne est-elle un paiement ?",
  summaryRowsHint:
    "Chaque fournisseur a une ligne, et {columns} indique une synthèse. La somme des lignes est de {sum}. Si ce sont des sommes de plusieurs paiements, choisissez le type de travail « Synthèse ».",
  summaryRowsAnswers: {
    payments: "Oui, importer chaque ligne comme un paiement",
  },
  line: "Ligne {line, number}",
} as const;
