/** Questions of the check before an import. */
export const questionTexts = {
  title: "Avant d’importer",
  facts: "{count, plural, one {Une question} other {# questions}}",
  answer: "Répondre et contrôler de nouveau",
  first: "Répondez d’abord aux questions.",
  amounts: "Quels montants comptent ?",
  amountsHint: "Le fichier a deux colonnes de montants côte à côte, et elles diffèrent.",
  amountOf: "{name} : {sum}",
  ids: "{count, plural, one {Un numéro de fournisseur couvre} other {# numéros de fournisseur couvrent}} plusieurs noms différents. Chacun correspond-il à un seul fournisseur ?",
  idAnswer: "Numéros de fournisseur à plusieurs noms",
  idsHint: "Les comptes occasionnels et les comptes de carte couvrent souvent de nombreux bénéficiaires.",
  idAnswers: {
    byName: "Non, regrouper ces lignes par nom",
    byCompany: "Non, un numéro est un fournisseur au sein de «\u00a0{name}\u00a0»",
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
  countedRows: "Quelles lignes de «\u00a0{name}\u00a0» sont des dépenses\u00a0?",
  countedRowsHint: "Ces lignes indiquent peut-être deux fois le même montant.",
  countedRowsChoices: {
    invoices: "Factures moins les avoirs\u00a0: {sum}",
    payments: "Paiements\u00a0: {sum}",
    only: "Seulement «\u00a0{text}\u00a0»\u00a0: {sum}",
    without: "Toutes sauf «\u00a0{text}\u00a0»\u00a0: {sum}",
    all: "Toutes les lignes\u00a0: {sum}",
  },
  documentTotals: "Chaque montant est-il le total de «\u00a0{name}\u00a0»\u00a0?",
  documentTotalsHint:
    "{rows, plural, one {# ligne répète} other {# lignes répètent}} le montant d’une autre ligne de mêmes numéro, fournisseur et date.",
  documentTotalsOnce: "Oui, le compter une fois\u00a0: {sum}",
  documentTotalsEach: "Non, chaque ligne a son propre montant\u00a0: {sum}",
  documentTotalsOther: "Lire plutôt «\u00a0{name}\u00a0»\u00a0: {sum}",
  companyColumn: "Colonne des sociétés",
  documentTotalsAnswer: "Montants répétés par les lignes d’une pièce",
  documentTotalsCounts: "Combien de fois ils comptent",
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
  widerRows:
    "{count, plural, one {Une ligne a} other {# lignes ont}} plus de cellules que l’en-tête, à partir de la ligne {line, number}. Comment les lire ?",
  widerRowsAnswer: "Lignes avec plus de cellules que l’en-tête",
  widerRowsHint: "Plusieurs lectures conviennent aux autres lignes, et les montants diffèrent.",
  widerRowsSum: "Le premier montant est {first}. La somme de ces lignes est de {sum}.",
  widerRowsAnswers: {
    without: "Sans la cellule {cell, number}",
    joined: "Les cellules {cell, number} et {next, number} sont un seul montant",
    leaveOut: "Ignorer ces lignes",
  },
  fillDown: "Les lignes sans fournisseur sont-elles celles du fournisseur du dessus ?",
  fillDownHint:
    "{count, plural, one {Une ligne a} other {# lignes ont}} un montant et pas de fournisseur. Leur somme est de {sum}.",
  fillDownAnswers: {
    above: "Oui, reprendre le nom du dessus",
    reject: "Non, les ignorer",
  },
  dateColumn: "Quelle colonne date les lignes ?",
  dateColumnHint: "Toutes les lignes ont le même jour, et une autre colonne a des jours différents.",
  dateColumnOne: "Un seul jour pour toutes les lignes",
  voidNames:
    "{count, plural, one {# ligne a} other {# lignes ont}} un fournisseur dont le nom indique que le paiement est annulé. Comptent-elles ?",
  voidNamesHint: "Par exemple {names}.",
  voidNamesAnswer: "Paiements annulés",
  voidNamesAnswers: {
    leaveOut: "Non, les ignorer : {sum}",
    count: "Oui, elles ont été payées : {sum}",
  },
  swappedDates: "Un tableur a-t-il inversé le jour et le mois dans « {name} » ?",
  swappedDatesHint:
    "Les dates dont le jour dépasse 12 sont du texte, et les {rows, number} autres ont toutes un jour jusqu’à 12. {asWritten} est peut-être {swapped}.",
  swappedDatesAnswers: {
    swap: "Oui, les inverser de nouveau",
    keep: "Non, les lire telles quelles",
  },
  line: "Ligne {line, number}",
} as const;
