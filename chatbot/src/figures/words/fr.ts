import type { FigureWords } from "./en.ts";

/** Sentences about a job's figures in French. */
export const figureWords: FigureWords = {
  capabilities: {
    stp: "Traitement de bout en bout",
    vcard: "Carte virtuelle",
    pcard: "Carte d’achat",
    tandEcard: "Carte voyages et frais",
    scf: "Financement fournisseurs",
    instantPay: "Paiement instantané",
    boost: "Boost",
    optima: "Optima",
  },
  levels: { High: "Élevé", Medium: "Moyen", Low: "Faible", None: "Aucun" },

  notWorkedOut: "L’analyse ne permet pas de calculer cela. Vous pouvez demander :",
  mayAsk: "Combien de fournisseurs sont au niveau Élevé pour la carte virtuelle ?",
  mayAskLargest: "Quels sont les 10 plus gros fournisseurs ?",
  mayAskSplit: "Quelle est la dépense par pays ?",
  documentsApart: "Des documents en disent peut-être plus.",
  needsJob: "Cette question porte sur les chiffres d’un dossier. Ouvrez le dossier et posez-la de nouveau.",
  needsCapability: "Pour quel moyen de paiement ? Ce dossier comporte {names}.",
  needsLevel: "À quel niveau : {names} ?",
  needsSupplier: "Quel fournisseur ? Ouvrez sa page ou écrivez son nom en entier.",
  severalSuppliers: "Plusieurs fournisseurs portent ce nom : {names}. Ouvrez la page de celui qui vous intéresse.",
  missingRight:
    "{count, plural, one {Vous ne pouvez pas voir ces chiffres : il vous manque l’autorisation {names}.} other {Vous ne pouvez pas voir ces chiffres : il vous manque les autorisations {names}.}} Adressez-vous à votre administrateur.",
  notChosen: "{capability} n’est pas choisi pour ce dossier.",
  noFigures: "Ce dossier ne fait que rapprocher des fournisseurs : il n’a pas de chiffres.",
  notScored: "{capability} n’est pas évalué dans ce dossier : aucun fournisseur n’a de niveau.",

  run: "D’après l’analyse {number} de {job}, terminée le {day}.",
  unmatched: "Aucun fournisseur n’est encore rapproché d’un annuaire : les niveaux peuvent augmenter.",
  demo: "Les fournisseurs ont été rapprochés de l’annuaire de démonstration, dont les entreprises sont fictives.",

  set: "{capability}, niveau {levels}",
  moreThan: "{measure} au-dessus de {value}",
  atLeastOf: "{measure} d’au moins {value}",
  lessThan: "{measure} au-dessous de {value}",
  atMostOf: "{measure} d’au plus {value}",
  spendMinor: "dépense",
  invoices: "factures",
  payments: "paiements",
  orders: "bons de commande",
  everySupplier: "Tous les fournisseurs",
  counted:
    "{set} : {count, plural, one {# fournisseur} other {# fournisseurs}} sur {all, number}, pour {money} de dépenses.",
  summed:
    "{set} : {money} de dépenses chez {count, plural, one {# fournisseur} other {# fournisseurs}}, sur {allMoney} au total.",
  total: "{count, plural, one {# fournisseur} other {# fournisseurs}}, pour {money} de dépenses.",
  listed:
    "{set} : {count, plural, one {# fournisseur} other {# fournisseurs}}, pour {money} de dépenses. {shown, plural, one {Le plus grand :} other {Les # plus grands :}}",
  listedAll: "{set} : {count, plural, one {# fournisseur} other {# fournisseurs}}, pour {money} de dépenses :",
  listedOfAll:
    "{shown, plural, one {Le plus grand} other {Les # plus grands}} sur {count, plural, one {# fournisseur} other {# fournisseurs}}, par dépenses :",
  nobody: "{set} : aucun fournisseur.",
  line: "{place, number}. {name} : {money}",

  spread: "Dépenses par {dimension} :",
  spreadCount: "Fournisseurs par {dimension} :",
  bar: "{name} : {money}, {count, plural, one {# fournisseur} other {# fournisseurs}}",
  barCount: "{name} : {count, plural, one {# fournisseur} other {# fournisseurs}}, {money}",
  moreBars: "{count, plural, one {# autre n’est pas affiché ici.} other {# autres ne sont pas affichés ici.}}",
  unknownDimension: "Les fichiers n’indiquent pas : {dimension}.",
  unknownIndustry: "Ni les fichiers ni l’annuaire n’indiquent le secteur des fournisseurs.",

  level: "{name} est au niveau {level} pour {capability}, avec {points} points sur 100 selon les règles.",
  byHand: "Une personne a fixé ce niveau ; selon les règles, il serait {level}.",
  reason: "{points} : {sentence}",
  thresholds: "Élevé commence à {high} points, Moyen à {medium}, Faible à {low}.",
  lift: "{name} passerait de {level} à {to} pour {capability} : {changes}.",
  noLift: "{name} est au niveau {level} pour {capability}. {why}",
  change: "{text} ({points} points)",

  compared: "Analyse {after} de {job} ({afterDay}) comparée à l’analyse {before} ({beforeDay}) :",
  suppliersBefore: "Fournisseurs : {after, number}, contre {before, number} avant.",
  spendBefore: "Dépenses : {after}, contre {before} avant.",
  joined:
    "{joined, plural, =0 {Aucun fournisseur n’est nouveau} one {# fournisseur est nouveau} other {# fournisseurs sont nouveaux}}, {left, plural, =0 {aucun n’a disparu} one {# a disparu} other {# ont disparu}}.",
  moved:
    "{capability} : {up, plural, one {# fournisseur est monté} other {# fournisseurs sont montés}}, {down, plural, one {# est descendu} other {# sont descendus}}.",
  nothingMoved: "Le niveau d’aucun fournisseur n’a changé.",
  headlineAlone: "Les fournisseurs de l’analyse antérieure ne sont plus conservés : seuls les totaux sont comparés.",
  noEarlierRun: "Il n’y a pas d’analyse antérieure à comparer.",

  calls:
    "{calls, plural, =0 {Aucun appel n’est prévu} one {# appel est prévu} other {# appels sont prévus}} d’ici ce soir{overdue, plural, =0 {} other {, dont # en retard}} ; {week, number} d’ici sept jours.",
  callsOf: "{name} : {calls, number} d’ici ce soir, {overdue, number} en retard, {week, number} d’ici sept jours.",
  noCampaign: "Aucune campagne de ce dossier n’est en cours : il n’y a pas d’appel ouvert.",
};
