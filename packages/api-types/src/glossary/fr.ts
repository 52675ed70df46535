import type { GlossaryTexts } from "./en.ts";

/** The glossary in French. */
export const glossaryTexts = {
  stp: {
    term: "STP",
    definition:
      "Traitement de bout en bout (straight-through processing) : l’acquéreur crée l’autorisation de carte et le fournisseur ne saisit rien.",
  },
  vcard: {
    term: "Carte virtuelle",
    definition:
      "Numéro de carte émis pour un paiement ou un fournisseur, sans carte physique ; le fournisseur le saisit en général lui-même.",
  },
  pcard: {
    term: "Carte d’achat",
    definition: "Carte d’entreprise pour des achats fréquents de faible montant, souvent sans bon de commande.",
  },
  tandEcard: {
    term: "Carte voyages et frais",
    definition:
      "Carte d’entreprise pour les frais de voyage et de réception : vols, hôtels, location de voiture et repas.",
  },
  scf: {
    term: "SCF",
    definition:
      "Financement fournisseurs (supply chain finance, affacturage inversé) : un financeur paie tôt le fournisseur sur la base du crédit de l’acheteur, qui paie plus tard.",
  },
  instantPay: {
    term: "Paiement instantané",
    definition:
      "Paiement de compte à compte reçu en quelques secondes, par exemple RTP, FedNow, Faster Payments ou SCT Inst.",
  },
  instantScheme: {
    term: "Système de paiement instantané",
    definition: "Réseau de paiement instantané d’un pays ; il fixe le montant maximal d’un paiement.",
  },
  boost: {
    term: "Boost",
    definition: "Paiement par carte via une lockbox virtuelle de l’émetteur qui couvre le pays du fournisseur.",
  },
  boostUs: {
    term: "Boost (lockbox)",
    definition: "Lockbox virtuelle pour les fournisseurs aux États-Unis et au Canada.",
  },
  boostEu: {
    term: "Boost EU",
    definition: "Lockbox virtuelle pour les fournisseurs de l’EEE, du Royaume-Uni et de la Suisse.",
  },
  its: { term: "ITS", definition: "Lockbox virtuelle pour les fournisseurs au Royaume-Uni." },
  optima: {
    term: "Optima",
    definition:
      "Programme configurable ; par défaut, acceptation de la carte à un taux réduit pour les gros paiements.",
  },
  virtualLockbox: {
    term: "Lockbox virtuelle",
    definition: "Tiers qui reçoit l’instruction de paiement par carte pour le fournisseur et la traite.",
  },
  level1: { term: "Données de niveau 1", definition: "Données de carte minimales : commerçant, date et montant." },
  level2: {
    term: "Données de niveau 2",
    definition: "Données de niveau 1 avec le montant de la taxe et le code client.",
  },
  level3: {
    term: "Données de niveau 3",
    definition: "Données de niveau 2 avec le détail des lignes. Elles peuvent réduire le taux d’interchange.",
  },
  detailLevel: {
    term: "Niveau de détail",
    definition:
      "Meilleur niveau de données de carte observé pour un fournisseur : 1 à 3 ; 0 sans rapprochement ou sans données de compensation.",
  },
  mcc: {
    term: "MCC",
    definition:
      "Code de catégorie de commerçant : code à quatre chiffres des réseaux de cartes pour l’activité d’un commerçant.",
  },
  sic: {
    term: "SIC",
    definition: "Standard Industrial Classification : ancien code d’activité de quatre chiffres au plus.",
  },
  naics: {
    term: "NAICS",
    definition:
      "North American Industry Classification System : code d’activité des États-Unis, du Canada et du Mexique.",
  },
  unspsc: {
    term: "UNSPSC",
    definition: "United Nations Standard Products and Services Code : classe les achats, du segment au produit.",
  },
  apov: {
    term: "APOV",
    definition: "Valeur moyenne des bons de commande : valeur totale divisée par le nombre de bons de commande.",
  },
  aiv: { term: "AIV", definition: "Valeur moyenne des factures : valeur totale divisée par le nombre de factures." },
  apv: { term: "APV", definition: "Valeur moyenne des paiements : valeur totale divisée par le nombre de paiements." },
  ticket: {
    term: "Montant moyen",
    definition: "Taille type d’une transaction : APV si connue, sinon AIV, APOV ou dépense par transaction.",
  },
  addressable: {
    term: "Dépenses adressables",
    definition:
      "Dépenses pouvant changer de moyen de paiement : dépenses totales moins les bénéficiaires exclus, la liste d’exclusion et les dépenses déjà par carte.",
  },
  cardable: {
    term: "Dépenses payables par carte",
    definition: "Dépenses adressables chez les fournisseurs qui acceptent la carte.",
  },
  opportunity: {
    term: "Potentiel",
    definition:
      "Dépenses payables par carte chez les fournisseurs de niveau Élevé ou Moyen pour un moyen par carte, multipliées par la conversion attendue.",
  },
  conversion: {
    term: "Conversion",
    definition: "La part des dépenses adressables qui devrait passer au nouveau moyen de paiement.",
  },
  ramp: {
    term: "Montée en charge",
    definition: "Part de la conversion complète atteinte chaque année dans une étude de rentabilité.",
  },
  confidence: {
    term: "Certitude du rapprochement",
    definition: "Degré de certitude qu’un fournisseur et une entrée de l’annuaire sont la même entreprise.",
  },
  matchBand: {
    term: "Niveau de rapprochement",
    definition: "Certitude d’un rapprochement en mots : Élevé, Moyen, Faible ou Non rapproché.",
  },
  bits: {
    term: "Bits",
    definition:
      "Unité de mesure d’un rapprochement : chaque bit de plus double les chances qu’il s’agisse de la même entreprise.",
  },
  runnerUp: {
    term: "Deuxième entrée",
    definition: "Deuxième meilleure entrée de l’annuaire ; un rapprochement Élevé ou Moyen doit la devancer nettement.",
  },
  directory: {
    term: "Annuaire",
    definition:
      "Liste des accepteurs de cartes connus, avec leurs données d’acceptation, servant au rapprochement des fournisseurs.",
  },
  acceptor: { term: "Accepteur de cartes", definition: "Entreprise connue pour accepter les paiements par carte." },
  cardAccepting: {
    term: "Accepte la carte",
    definition: "Fournisseur dont l’entrée d’annuaire accepte la carte, ou connu pour accepter la carte virtuelle.",
  },
  vcAccepting: {
    term: "Accepte la carte virtuelle",
    definition:
      "Indique si un fournisseur accepte la carte virtuelle : Oui selon l’annuaire, un paiement par carte des 12 derniers mois ou une campagne réussie, sinon Non ; Non rapproché sans rapprochement.",
  },
  cardCapability: {
    term: "Capacité carte",
    definition:
      "Meilleur atout carte d’un fournisseur : STP, carte virtuelle, données de niveau 3, acceptation de la carte ou aucune acceptation.",
  },
  issuer: {
    term: "Émetteur",
    definition: "Le prestataire de cartes ou de paiement dont les utilisateurs consultent les résultats.",
  },
  buyer: { term: "Acheteur", definition: "L’entreprise dont les données de paiement sont analysées." },
  supplier: {
    term: "Fournisseur",
    definition:
      "Un bénéficiaire de l’acheteur, après regroupement des lignes de même identifiant de fournisseur, ou de même nom et pays.",
  },
  job: { term: "Dossier", definition: "Une analyse des données d’un acheteur pour un émetteur." },
  payeeClass: {
    term: "Type de bénéficiaire",
    definition:
      "Quel type de bénéficiaire une ligne paie : fournisseur, organisme public, bailleur, salarié, administration fiscale, société du groupe, paie, banque, règlement de carte, prestations sociales, compte séquestre, subvention ou contribution.",
  },
  includeList: {
    term: "Liste d’inclusion",
    definition: "Fournisseurs gardés dans le périmètre, quels que soient leur type ou leur secteur.",
  },
  excludeList: {
    term: "Liste d’exclusion",
    definition: "Fournisseurs exclus, dont les dépenses ne sont pas adressables et sans moyen recommandé.",
  },
  ruleset: {
    term: "Jeu de règles",
    definition:
      "Jeu de règles versionné : les règles de rapprochement identifient les fournisseurs, les règles de notation les notent.",
  },
  capability: {
    term: "Moyen de paiement",
    definition: "Moyen de paiement que le produit note pour un fournisseur ; il y en a huit.",
  },
  scoreLevel: {
    term: "Niveau",
    definition: "Résultat d’un fournisseur pour un moyen de paiement : Élevé, Moyen, Faible ou Aucun.",
  },
  points: {
    term: "Points",
    definition:
      "Somme des règles de notation applicables, limitée à 0–100 ; par défaut, Élevé commence à 75 et Moyen à 35.",
  },
  gate: { term: "Exclusion", definition: "Condition qui, si elle est vraie, met le niveau à Aucun." },
  cap: { term: "Plafond", definition: "Condition qui, si elle est vraie, limite le niveau possible." },
  recommendedMethod: {
    term: "Moyen recommandé",
    definition:
      "Parmi les moyens de l’émetteur au meilleur niveau (Élevé ou Moyen), celui dont le gain net annuel est le plus élevé. Ne rien changer : aucun n’apporte de gain.",
  },
  useCase: {
    term: "Cas d’usage",
    definition: "Filtres enregistrés, moyen recommandé et hypothèses pour une sélection figée de fournisseurs.",
  },
  campaign: {
    term: "Campagne",
    definition:
      "Démarche auprès de fournisseurs sur un moyen de paiement, avec un statut pour chacun ; En attente, Active ou Terminée.",
  },
  route: {
    term: "Voie",
    definition: "Par qui passe une campagne : acheteur, émetteur, lockbox virtuelle, autre ou campagne externe.",
  },
  tone: { term: "Ton", definition: "Fermeté de la demande d’une campagne : offre, incitation ou obligation." },
  datapointProfile: {
    term: "Profil de données",
    definition: "Ensemble nommé de colonnes pour un téléchargement, avec ordre, format et type de filtre.",
  },
  fallbackCountry: {
    term: "Pays par défaut",
    definition: "Pays de l’émetteur utilisé si ni le fichier ni l’acheteur n’indiquent le pays du fournisseur.",
  },
  frequency: {
    term: "Fréquence",
    definition: "Nombre de transactions par an avec un fournisseur, par tranches, d’unique à plusieurs par semaine.",
  },
  termsBucket: {
    term: "Délai de paiement",
    definition:
      "Tranche de jours du délai de paiement ; ce délai est la moyenne pondérée par la valeur, de l’émission à l’échéance.",
  },
  daysToPay: {
    term: "Jours avant paiement",
    definition: "Moyenne pondérée par la valeur des jours entre l’émission et le paiement.",
  },
  basisPoint: { term: "Point de base", definition: "Un centième de pour cent : 100 points de base font 1 %." },
  rebate: { term: "Ristourne", definition: "Part de la dépense par carte que l’émetteur reverse à l’acheteur." },
  interchange: { term: "Interchange", definition: "Part des frais de carte du fournisseur qui revient à l’émetteur." },
  largeTicket: {
    term: "Gros montant",
    definition:
      "Paiement par carte assez élevé pour un taux réduit ; chez Mastercard dès 7 255 dollars avec des données de niveau 3.",
  },
  workingCapital: {
    term: "BFR",
    definition:
      "Dans une étude de rentabilité, valeur annuelle des jours de trésorerie gagnés par l’acheteur ; elle peut être négative.",
  },
  dpo: {
    term: "DPO",
    definition:
      "Days payable outstanding, délai moyen de paiement des fournisseurs : nombre moyen de jours qu’un acheteur met à les payer.",
  },
  breakEven: {
    term: "Seuil de rentabilité",
    definition: "Mois où le gain net cumulé couvre le coût de mise en place.",
  },
  npv: {
    term: "VAN",
    definition: "Valeur actuelle nette : gains nets futurs en valeur d’aujourd’hui, au taux d’actualisation.",
  },
  blocking: {
    term: "Présélection",
    definition: "Premier filtre qui choisit les entrées de l’annuaire à comparer à un fournisseur.",
  },
  run: {
    term: "Analyse",
    definition:
      "Un rapprochement et une notation complets des données d’un dossier. Chaque réévaluation, fusion ou import crée une analyse ; les membres et les clients lisent celle qui est publiée.",
  },
  command: {
    term: "Commande",
    definition:
      "Unité de travail en arrière-plan, par exemple une étape d’un import ; la file en exécute plusieurs à la fois.",
  },
  backoff: {
    term: "Délai de reprise",
    definition:
      "Temps que la file attend avant de chercher de nouveau du travail ; il s’allonge tant qu’il n’y en a pas.",
  },
} as const satisfies GlossaryTexts;
