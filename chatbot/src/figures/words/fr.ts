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
  mayAskCampaign: "Qu’a rapporté la dernière campagne ?",
  mayAskOverdue: "Quels fournisseurs sont en retard ?",
  mayAskRefused: "Quels fournisseurs ont refusé et pourquoi ?",
  mayAskWorth: "Quel est le potentiel, et est-ce fiable ?",
  mayAskNpv: "Quelle est la valeur actuelle nette ?",
  mayAskRebate: "Combien de ristourne obtenons-nous ?",
  mayAskAverage: "Quelle est la dépense moyenne par fournisseur ?",
  mayAskMonths: "Dépenses par mois",
  mayAskShare: "Quelle part des dépenses est chez les fournisseurs au niveau élevé pour la carte virtuelle ?",
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
  unmatchedSet: "rapprochés d’aucun annuaire",
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

  readAs: "Je comprends : {what}.",
  readAsSet:
    "Je comprends : {what}. Vous pouvez nommer un autre moyen de paiement, un autre niveau, un autre pays ou une autre limite.",
  as: {
    count: "nombre de fournisseurs",
    sum: "dépenses",
    list: "noms de fournisseurs",
    country: "fournisseurs par pays",
    dimension: "dépenses et fournisseurs par groupe",
    largest: "plus gros fournisseurs par dépense",
    smallest: "plus petits fournisseurs par dépense",
    share: "part des fournisseurs et des dépenses",
    average: "moyenne des dépenses et des documents",
    months: "dépenses par mois",
    why: "raisons d’un niveau",
    lift: "ce qui relèverait un niveau",
    compare: "cette analyse et la précédente",
    calls: "appels de campagne à passer",
    worth: "ce que vaut ce dossier en un an",
    case: "résultats de l’étude de rentabilité",
    campaignResult: "résultats de la dernière campagne",
    overdue: "fournisseurs de campagne en retard",
    refused: "fournisseurs de campagne qui ont refusé",
    first: "fournisseurs à contacter en premier",
    clients: "acheteurs de vos dossiers",
  },

  smallest:
    "{set} : {count, plural, one {# fournisseur} other {# fournisseurs}}, pour {money} de dépenses. {shown, plural, one {Le plus petit :} other {Les # plus petits :}}",
  smallestOfAll:
    "{shown, plural, one {Le plus petit} other {Les # plus petits}} de {count, plural, one {# fournisseur} other {# fournisseurs}} par dépense :",
  shared:
    "{set} : {spend} des dépenses ({money} sur {allMoney}) et {suppliers} des fournisseurs ({count, number} sur {all, number}).",
  sharedCount: "{set} : {suppliers} des fournisseurs ({count, number} sur {all, number}), pour {money} de dépenses.",
  averaged:
    "{set} : {money} par fournisseur en moyenne, de {total} chez {count, plural, one {# fournisseur} other {# fournisseurs}}.",
  averageInvoice: "Facture moyenne : {money}, sur {count, plural, one {# facture} other {# factures}}.",
  averagePayment: "Paiement moyen : {money}, sur {count, plural, one {# paiement} other {# paiements}}.",
  averageOrder: "Bon de commande moyen : {money}, sur {count, plural, one {# bon} other {# bons}}.",
  byMonth: "Documents par mois, selon leur date :",
  monthLine:
    "{month} : {money}{payments, plural, =0 {} one {, # paiement} other {, # paiements}}{invoices, plural, =0 {} one {, # facture} other {, # factures}}{pos, plural, =0 {} one {, # bon de commande} other {, # bons de commande}}",
  moreMonths:
    "{count, plural, one {# mois antérieur n’est pas affiché.} other {# mois antérieurs ne sont pas affichés.}}",
  noMonths: "Les fichiers n’ont pas de documents datés.",

  worth:
    "Environ {money} par an passeront probablement à la carte : {share} de ce qui est payable par carte. Sur la période des fichiers, {cardable} sont payables par carte.",
  addressableOnly:
    "Sur la période des fichiers, {money} sont adressables. Ce qui passera probablement à la carte n’est pas encore connu.",
  conversionStated: "Votre émetteur indique la part qui change.",
  conversionOurs:
    "La part qui change est estimée d’après le montant des paiements ; les campagnes montrent la part réelle.",
  estimate: "Les fichiers couvrent {days} jours. Dans neuf cas sur dix, une année se situe entre {low} et {high}.",
  netOver: "Dans l’étude de rentabilité, le gain net de l’acheteur est de {money} sur {years} ans.",
  spreadOf: "Dans huit simulations sur dix, parmi {draws, number}, il se situe entre {low} et {high}.",
  emptyCase: "L’étude de rentabilité n’a pas encore de fournisseurs, donc pas de résultats.",
  npvOver: "Valeur actuelle nette : {money} sur {years} ans. Sans actualisation, le gain net est de {total}.",
  needsCost:
    "Le seuil de rentabilité n’est pas connu tant que le coût du programme n’est pas indiqué dans le calculateur.",
  neverPaysBack: "Le seuil de rentabilité n’est pas atteint en {years} ans.",
  paysBackAtOnce: "Le seuil de rentabilité est atteint tout de suite.",
  paysBack: "Le seuil de rentabilité est atteint après {months} mois, au mois {month}.",
  rebateOver: "Ristourne : {total} sur {years} ans ; {last} la dernière année.",
  rebateInYear: "Ristourne de l’année {year, number} : {money}.",
  revenueOver: "Résultat net de l’émetteur : {total} sur {years} ans ; {last} la dernière année.",
  noIssuerSide:
    "Vous ne pouvez pas voir le côté de l’émetteur dans cette étude. Demandez l’autorisation à votre administrateur.",
  beforeCost: "Le coût du programme n’est pas indiqué : ce résultat est avant ce coût.",
  caseDefaults: "Scénario de base avec les hypothèses par défaut ; aucune version n’est enregistrée.",
  caseVersion: "Scénario de base de la version {version, number}.",

  campaignCounts:
    "{name} : {succeeded, plural, one {# fournisseur} other {# fournisseurs}} sur {total, number} ont accepté, {failed, number} ont échoué, {open, number} sont en cours.",
  campaignValue: "Valeur par an : {realised} réalisés, {expected} attendus. {share} des fournisseurs ont changé.",
  campaignDays: "Délai médian jusqu’à la décision : {days, plural, one {# jour} other {# jours}}.",
  noBegunCampaign: "Aucune campagne de ce dossier n’a commencé.",
  overdueOf:
    "{name} : {count, plural, one {# fournisseur est} other {# fournisseurs sont}} en retard. {shown, plural, one {Le plus en retard :} other {Les # plus en retard :}}",
  overdueLine: "{name} : action prévue le {day}",
  nobodyOverdue: "Aucun fournisseur n’est en retard.",
  refusedOf:
    "{name} : {count, plural, one {# fournisseur a} other {# fournisseurs ont}} échoué. Par valeur, les {shown, number} premiers :",
  refusedLine: "{name} : {reason}",
  nobodyRefused: "Aucun fournisseur n’a refusé.",
  noReason: "aucune raison notée",
  reasons: {
    fees: "frais",
    manualWork: "travail manuel",
    noTerminal: "pas de terminal",
    contract: "contrat",
    policy: "règle interne",
    noAnswer: "sans réponse",
    wrongContact: "mauvais contact",
    duplicate: "doublon",
    inactive: "fournisseur inactif",
  },
  firstOf:
    "{set} : {count, plural, one {# fournisseur} other {# fournisseurs}}, pour {money} de dépenses. Ce mode a la plus grande part de ce qui peut changer. Les plus gros :",
  nobodyFirst: "{set} : aucun fournisseur. Commencez par ceux du niveau Moyen.",
  noCardMethod: "Aucun paiement par carte n’est choisi pour ce dossier.",
  clientsByPotential: "Vos dossiers selon ce qui passera probablement à la carte en un an :",
  clientsBySpend: "Vos dossiers par dépenses :",
  clientPotential: "{place, number}. {buyer} : {money} ({job})",
  clientSpend: "{place, number}. {buyer} : {money} ({job})",
  currenciesApart: "Les montants en devises différentes ne sont pas comparés.",
  noClients: "Aucun de vos dossiers ne l’indique.",
  buyerSpend:
    "{buyer} : {money} de dépenses chez {count, plural, one {# fournisseur} other {# fournisseurs}}, dans {job}.",
  jobsApart: "Des dossiers peuvent couvrir la même période : ils ne sont pas additionnés.",
  supplierSpend: "{name} : {money} de dépenses.",
};
