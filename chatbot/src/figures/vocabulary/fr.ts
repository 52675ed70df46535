import type { Vocabulary } from "./concepts.ts";

export const vocabulary: Vocabulary = {
  filler:
    "passe|donc|alors|aussi|deja|exactement|environ|peut|peuvent|bien|encore|c est|c|ca|par an|en un an|annee|sur cinq ans|en cinq ans|jusqu ici|jusqu a present|entreprises|societes|programme|ce programme|du programme|etude|le|la|les|l|elle|un|une|des|du|de|d|en|dans|au|aux|a|pour|avec|sur|chez|est|sont|etait|etaient|ont|avons|a t|y|il|y a t il|y a|il y a|nous|je|notre|nos|mon|ma|mes|moi|vous|s il vous plait|pouvez vous|peux tu|quel est le|quelle est la|quels sont les|quelles sont les|quel est l|qu|que|ce dossier|le dossier|dossier|analyse|cette analyse|et|ou|ici|maintenant|actuellement|actuel|tous|toutes|tout|au total|se|s|situent|situe|trouvent|trouve|sommes|sait|on|elles|ils|leur|leurs|comme|ceux|celles|qui sont|qui|parmi|concerne|moment|en ce moment|t|t on|comment|n|ne|soit|seulement|representent|represente|atteignent|concentre|concentrent|base|bases|etablis|etabli|pouvons|pourrions|peut on|seul|obtiennent|obtient|compte|comptent|avons nous|qu est ce qui|ce qui",
  count: "combien de|combien d|combien|nombre de|nombre des|le nombre de|le nombre|nombre",
  sum: "depensent|depense|depenses|depensons|depense t on|depensons nous|depense totale|depenses totales|montant des depenses|total des depenses|volume d achats|volume|volumes|combien d argent|combien depensons nous|combien depense t on|quel volume|quelles depenses|quelle depense|quel montant",
  money: "paye|payes|a ete paye|combien|montant|montants|somme|total|argent|payons|montant total|achats",
  show: "montre|montrez|montre moi|montrez moi|donne|donnez|donne moi|donnez moi|affiche|affichez|dis moi|dites moi|indique|indiquez|presente|presentez",
  list: "qui a|lesquels|quel|quels|quelle|quelles|liste|liste des|lister|listez|la liste|nomme|nommez|enumere|enumerez|lesquels|quels sont les|quelles sont les|quel est le",
  supplier: "fournisseur|prestataire",
  suppliers: "fournisseurs|prestataires",
  anySupplier: "un fournisseur|n importe quel fournisseur|chaque fournisseur|d un fournisseur|un prestataire",
  this: "ce|cet|cette|celui ci|ce fournisseur|ce prestataire|lui|son|sa|ses",
  define: "qu est ce que|qu est ce qu|qu est ce|c est quoi|que signifie|que signifient|que veut dire",
  howTo: "comment puis je|comment faire|comment peut on|comment est ce que je|comment voir",
  level:
    "niveau|niveaux|note|notes|notation|notations|score|scores|palier|paliers|classe|classes|classement|evaluation|evalue|evalues|rang|notee|notees",
  atLeast: "au moins|ou mieux|ou plus|au minimum|et plus|minimum",
  country: "pays|chaque pays",
  split:
    "par|selon|repartition|repartis|repartie|reparti|reparties|repartissent|repartit|ventilation|ventiles|ventilees|chaque|differents|differentes|detail|suivant|en fonction",
  largest:
    "le plus grand|la plus grande|le plus fort|le plus gros|le plus eleve|les plus grands|les plus gros|plus grand|plus grands|plus gros|plus grosse|plus grosses|plus grande|plus grandes|plus importants|plus important|plus importante|principaux|principal|premiers|premier|top|plus de depenses|le plus de depenses|le plus d argent|plus d argent|depensons le plus|le plus|plus eleve|plus fortes depenses|par depense|par depenses",
  why: "pourquoi|pour quelle raison|raison|raisons|la raison|explique|expliquez|explique moi|expliquer|justifie|justifiez|comment se fait il|qu est ce qui explique|d ou vient|a cause",
  lift: "relever|releve|releverait|ameliorer|ameliore|ameliorerait|augmenter|augmente|augmenterait|monter|monte|remonter|passer|passe|atteindre|atteigne|elever|hausser|porter|ferait monter|ferait passer|faire monter|faire passer|remonte|amelioree|ameliores|relevee|augmentee",
  would:
    "faudrait|faudrait il|faut|faut il|pourrait|doit|devrait|manque|manque t il|changer|change|ferait|faire|necessaire|afin|besoin|qu est ce qui|ce qui|fait",
  lastRun:
    "derniere analyse|analyse precedente|l analyse precedente|precedente analyse|analyse d avant|derniere fois|la derniere fois|execution precedente|derniere execution|precedente|analyse anterieure",
  changed:
    "changement|changements|change|changee|changes|difference|differences|evolution|evolutions|evolue|compare|comparez|comparer|comparaison|compares|depuis|rapport|par rapport|nouveau|nouveaux|bouge|modifie|s est|que s est il passe|passe",
  call: "appel|appels|rappel|rappels|appeler|a appeler|coup de fil|coups de fil|coups de telephone|telephoner|appels de campagne|appel de campagne|appels des campagnes",
  campaign: "campagne|campagnes",
  open: "ouvert|ouverts|ouverte|ouvertes|en attente|attente|restent|reste|a passer|passer|prevus|prevu|prevues|du|dus|en retard|retard|aujourd hui|cette semaine|encore|restants|restant|a faire|faire|planifies|planifie|a venir|reste t il|restent ils|effectuer|a effectuer|t il",
  not: "n acceptent ni|n acceptent pas|ni|ne prennent pas|n acceptent aucune|pas|ne sont pas|n est pas|n ont pas|sans|sauf|hors|autres que",
  smallest:
    "plus petit|plus petits|plus petite|plus petites|les plus petits|le moins|depensons le moins|moindres depenses|plus faibles depenses|le moins d argent",
  share: "part|parts|pourcentage|proportion|pour cent|quelle part|quel pourcentage|la part",
  average:
    "en moyenne|depense moyenne|depenses moyennes|montant moyen|facture moyenne|paiement moyen|valeur moyenne|la moyenne|moyenne par fournisseur|montant moyen des factures",
  document: "facture|factures|paiement|paiements|transaction|transactions|commande|commandes",
  month:
    "evoluent|evolue|mois|par mois|mensuel|mensuelle|mensuelles|mensuels|chaque mois|mois par mois|au fil des mois",
  worth:
    "pourrions nous passer a la carte|pouvons nous passer a la carte|passer a la carte|pourrait passer a la carte|vaut|valeur|potentiel|le potentiel|gain|gains|economies|vaut elle|vaut il|cela vaut|gain potentiel",
  sure: "peut on s y fier|puis je m y fier|a quel point est ce fiable|certain|fiable|a quel point est ce sur|fiabilite|fourchette|quelle certitude|certitude|est ce fiable|est ce sur",
  npv: "van|valeur actuelle nette|valeur actuelle|npv",
  payback:
    "combien de temps avant|au bout de combien de temps|a partir de quand|retour sur investissement|delai de retour|amortissement|amorti|seuil de rentabilite|point mort|rentabilise|rentable|quand",
  rebate:
    "quelle ristourne|l acheteur peut il esperer|recoit l acheteur|recevons nous|obtenons nous|obtenons|ristourne|ristournes|remise|remises|cashback|rebate",
  revenue:
    "en tant qu emetteur|gagnons nous|revenu|revenus|commission d interchange|interchange|gagnons|marge|recettes|gagne",
  brought: "gagne|convaincu|rapporte|apporte|resultat|resultats|bilan|obtenu|produit|marche|donne",
  lastCampaign: "derniere campagne|campagne la plus recente",
  overdue: "en retard|retard|retards|echu|echus",
  refused:
    "a cause des frais|refusals|motifs de refus|refuse|refusent|ont refuse|decline|declinent|ont decline|dit non|ont dit non|rejete|refus",
  first:
    "par ou commencer|par quoi commencer|en premier|d abord|commencer|priorite|prioritaires|prioritaire|en priorite|premier lieu|par qui commencer",
  approach: "par qui|contacter|approcher|appeler|cibler|faut il|devons nous|devrions nous|convertir|faire",
  client: "client|clients|acheteur|acheteurs|donneur d ordre|donneurs d ordre",
  potential: "potentiel|opportunite",
  whatChanged:
    "y a t il du nouveau|des changements|qu est ce qui a change|quoi de neuf|qu y a t il de nouveau|ce qui a change|qu est ce qui est nouveau|qu est ce qui a evolue",
  cardable: "payable par carte|payables par carte|adressable|adressables|depenses adressables",
  unmatched: "non rapproches|non rapproche|sans correspondance|pas rapproches",
  inYear: "en annee|l annee|annee",
  High: "eleve|elevee|eleves|elevees|haut|haute|high",
  Medium: "moyen|moyenne|moyens|moyennes|medium",
  Low: "faible|faibles|bas|basse|low",
  None: "niveau aucun|none",
  stp: "stp|traitement de bout en bout|bout en bout",
  vcard: "carte virtuelle|cartes virtuelles|la carte virtuelle|les cartes virtuelles|vcard|vcards|virtual card",
  pcard: "carte d achat|cartes d achat|carte d achats|cartes d achats|pcard|p card|purchasing card",
  tandEcard:
    "carte voyages et frais|cartes voyages et frais|carte voyage|cartes voyage|carte de voyage|cartes de voyage|t e|carte t e",
  scf: "financement fournisseurs|financement fournisseur|financement des fournisseurs|scf|supply chain finance|affacturage inverse",
  instantPay: "paiement instantane|paiements instantanes|virement instantane|virements instantanes|instant pay",
  boost: "boost",
  optima: "optima",
  frequency: "frequence|frequence des transactions|frequences",
  terms: "delai de paiement|delais de paiement|conditions de paiement|condition de paiement|echeance de paiement",
  methods:
    "par cheque|en cheque|cheque|cheques|par virement|virement|virements|par carte|carte|prelevement|par prelevement|mode de paiement|modes de paiement|moyen de paiement|moyens de paiement|methode de paiement|methodes de paiement|type de paiement|types de paiement",
  industry: "secteur|secteurs|secteur d activite|secteurs d activite|branche|branches|industrie|industries",
  mcc: "mcc|groupe mcc|groupes mcc|categorie de commercant|categories de commercant|categories de commercants",
  sic: "sic|code sic|codes sic|division sic|divisions sic",
  naics: "naics|code naics|codes naics|secteur naics|secteurs naics",
  unspsc: "unspsc|categorie unspsc|categories unspsc",
  numbers:
    "un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|dix neuf|vingt",
  ofCountry: {
    GBR: "britannique|britanniques",
    USA: "americain|americains|usa",
    DEU: "allemand|allemands|allemande|allemandes",
    FRA: "francais|francaise|francaises",
    IRL: "irlandais|irlandaise",
    NLD: "neerlandais|neerlandaise|hollandais",
    BEL: "belge|belges",
    ESP: "espagnol|espagnols",
    ITA: "italien|italiens",
    AUT: "autrichien|autrichiens",
    CHE: "suisse|suisses",
    POL: "polonais|polonaise",
    SWE: "suedois|suedoise",
    DNK: "danois|danoise",
    CAN: "canadien|canadiens",
    IND: "indien|indiens",
  },
};
