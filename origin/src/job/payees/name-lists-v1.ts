/**
 * Names of bodies other than ordinary suppliers, version 1. Official names are facts; the lists were written for this
 * product from general knowledge and copy no database. Each names the public registers in which its names can be
 * checked. Names are compared folded (small letters, no accents, no punctuation).
 */
import type { PayeeList } from "@paygauge/api-types/entities/payee-classes";
import type { DecidableClass } from "@paygauge/api-types/entities/payee-classes";

export interface NameList {
  readonly list: PayeeList;
  readonly payeeClass: DecidableClass;
  /** A name of the list is applied without a question. */
  readonly isCertain: boolean;
  /** Where the names can be checked. */
  readonly source: string;
  readonly licence: string;
  /** start: the payee's name begins with it ("HMRC Cumbernauld"). whole: it is the name, legal form apart. */
  readonly at: "start" | "whole";
  /** No name of the list has a company's legal form: one that has is another's. */
  readonly hasNoForm?: true;
  /** Countries (ISO 3166-1 alpha-3) of payee or buyer in which the names are looked for; absent: everywhere. */
  readonly countries?: readonly string[];
  /** Words that make a name that begins so another's: a police force's sports club. */
  readonly not?: string;
  /** Separated by bars. */
  readonly names: string;
}

const written = "Names are facts in the public domain; the list is the product's own";

export const nameListsV1: readonly NameList[] = [
  {
    list: "nationalTax",
    payeeClass: "TaxAuthority",
    isCertain: true,
    source: "The authorities' own websites; members of the OECD Forum on Tax Administration",
    licence: written,
    at: "start",
    names: [
      // United Kingdom, Ireland
      "hm revenue and customs|hmrc|h m revenue and customs|hm revenue customs|hm customs and excise|inland revenue|revenue scotland|welsh revenue authority|revenue commissioners|office of the revenue commissioners|collector general",
      // United States, Canada
      "internal revenue service|irs usataxpymt|united states treasury internal revenue|us customs and border protection|canada revenue agency|receiver general for canada|agence du revenu du canada|revenu quebec",
      // Australia, New Zealand, others in English
      "australian taxation office|deputy commissioner of taxation|inland revenue department|inland revenue authority of singapore|south african revenue service",
      // German
      "finanzamt|finanzkasse|bundeszentralamt fuer steuern|bundeszentralamt fur steuern|hauptzollamt|generalzolldirektion|bundeskasse zoll|finanzamt osterreich|zollamt|eidgenossische steuerverwaltung|kantonales steueramt|steuerverwaltung",
      // French
      "direction generale des finances publiques|dgfip|service des impots des entreprises|service des impots|direction generale des douanes|urssaf|spf finances|administration des contributions directes",
      // Spanish
      "agencia estatal de administracion tributaria|agencia tributaria|aeat|tesoreria general de la seguridad social|tgss|hacienda foral|servicio de administracion tributaria",
      // Italian
      "agenzia delle entrate|agenzia delle dogane|agenzia entrate riscossione|equitalia",
      // Dutch
      "belastingdienst|fod financien|vlaamse belastingdienst",
      // Icelandic and other Nordic
      "rikisskattstjori|skatturinn|tollstjori|innheimtumadur rikissjods|skatteverket|skattestyrelsen|skatteetaten|verohallinto",
      // Portuguese, Polish
      "autoridade tributaria e aduaneira|autoridade tributaria|urzad skarbowy",
    ].join("|"),
  },
  {
    list: "regionalTax",
    payeeClass: "TaxAuthority",
    isCertain: true,
    source: "Federation of Tax Administrators, members by state; the authorities' own websites",
    licence: written,
    at: "start",
    names:
      "franchise tax board|california franchise tax board|california department of tax and fee administration|cdtfa|state board of equalization|new york state department of taxation and finance|nys dept of taxation and finance|texas comptroller of public accounts|florida department of revenue|illinois department of revenue|pennsylvania department of revenue|ohio department of taxation|georgia department of revenue|north carolina department of revenue|new jersey division of taxation|virginia department of taxation|washington state department of revenue|arizona department of revenue|massachusetts department of revenue|tennessee department of revenue|indiana department of revenue|missouri department of revenue|maryland comptroller|comptroller of maryland|wisconsin department of revenue|colorado department of revenue|minnesota department of revenue|south carolina department of revenue|alabama department of revenue|louisiana department of revenue|kentucky department of revenue|oregon department of revenue|oklahoma tax commission|connecticut department of revenue services|utah state tax commission|iowa department of revenue|nevada department of taxation|arkansas department of finance and administration|kansas department of revenue|mississippi department of revenue|new mexico taxation and revenue|nebraska department of revenue|idaho state tax commission|hawaii department of taxation|maine revenue services|rhode island division of taxation|montana department of revenue|delaware division of revenue|south dakota department of revenue|north dakota office of state tax commissioner|vermont department of taxes|act revenue office|revenue nsw|state revenue office",
  },
  {
    list: "centralBanks",
    payeeClass: "Bank",
    isCertain: true,
    source: "Bank for International Settlements, list of central banks and monetary authorities",
    licence: written,
    at: "whole",
    names:
      "bank of england|european central bank|deutsche bundesbank|banque de france|banco de espana|banca ditalia|de nederlandsche bank|central bank of ireland|federal reserve bank of new york|bank of canada|reserve bank of australia|reserve bank of new zealand|sedlabanki islands|swiss national bank|schweizerische nationalbank|oesterreichische nationalbank|banque nationale de belgique",
  },
  {
    list: "banks",
    payeeClass: "Bank",
    isCertain: false,
    source: "Registers of licensed banks: Bank of England, FDIC, European Central Bank",
    licence: written,
    at: "start",
    names:
      "barclays bank|barclays|lloyds bank|lloyds tsb|hsbc|natwest|national westminster bank|royal bank of scotland|santander uk|banco santander|standard chartered|nationwide building society|co operative bank|bank of scotland|virgin money|clydesdale bank|metro bank|tsb bank|us bank|us bank national association|bank of america|wells fargo bank|wells fargo trust|jpmorgan|jp morgan|chase bank|citibank|pnc bank|truist|mufg|mufg union bank|union bank|bank of new york mellon|bny mellon|the bank of new york mellon|state street bank|wilmington trust|northern trust|zions bank|zions bancorporation|fifth third bank|keybank|regions bank|m and t bank|td bank|deutsche bank|commerzbank|sparkasse|stadtsparkasse|kreissparkasse|landesbank|dz bank|kfw|nrw bank|volksbank|raiffeisenbank|unicredit|bnp paribas|societe generale|credit agricole|credit mutuel|la banque postale|caisse des depots|caisse depargne|banque populaire|bbva|caixabank|banco sabadell|bankinter|intesa sanpaolo|cassa depositi e prestiti|banco bpm|ing bank|ing belgium|rabobank|abn amro|bng bank|belfius|kbc bank|landsbankinn|islandsbanki|arion banki|lanasysla rikisins|lanasjodur sveitarfelaga|commonwealth bank of australia|westpac|national australia bank|anz bank|royal bank of canada|toronto dominion bank|scotiabank|bank of montreal|public works loan board|public works loans board|european investment bank",
  },
  {
    list: "securities",
    payeeClass: "Bank",
    isCertain: false,
    source: "Central securities depositories as the European and American market supervisors name them",
    licence: written,
    at: "start",
    names:
      "depository trust company|the depository trust company|depository trust and clearing|cede and co|euroclear|clearstream|computershare trust|crest co",
  },
  {
    list: "cardIssuers",
    payeeClass: "CardSettlement",
    isCertain: false,
    source:
      "The issuers' own websites; suppliers of the UK Government's payment acceptance and purchasing cards framework",
    licence: written,
    at: "start",
    names:
      "barclaycard|american express|amex|amexco|diners club|mastercard corporate|visa purchasing|allstar business solutions|fuel card services|fuelcard services|us bank one card|us bank corporate payment|us bank voyager|citibank purchasing|jpmorgan chase commercial card|lloyds bank corporate card|airplus|wex bank|wex fleet|fleetcor|comdata|euroshell|dkv euro service|uta union tank",
  },
  {
    list: "publicPensions",
    payeeClass: "Benefits",
    isCertain: true,
    source: "The schemes' own websites",
    licence: written,
    at: "start",
    names:
      "teachers pensions|teachers pension scheme|teachers pension agency|nhs pensions|nhs pension scheme|nhs pensions agency|local government pension scheme|nest pensions|nest corporation|calpers|california public employees retirement|calstrs|public employees retirement system|public employees retirement|deutsche rentenversicherung|versorgungsanstalt des bundes und der lander|ircantec|cnracl|agirc arrco|abp pensioenfonds|stichting pensioenfonds abp|lifeyrissjodur starfsmanna rikisins",
  },
  {
    list: "healthPlans",
    payeeClass: "Benefits",
    isCertain: false,
    source:
      "Members of AHIP and of the Blue Cross Blue Shield Association; German statutory health insurers (GKV-Spitzenverband)",
    licence: written,
    at: "start",
    names:
      "blue shield|blue cross|blue cross blue shield|anthem blue cross|bluecross|kaiser foundation health plan|kaiser permanente|aetna|cigna|humana|united healthcare|unitedhealthcare|health net|healthnet|delta dental|metlife|metropolitan life insurance|vision service plan|vsp vision|the hartford life|hartford life|guardian life insurance|unum life|united of omaha|sun life|bupa insurance|axa ppp|vitality health|simplyhealth|aok|barmer|techniker krankenkasse|dak gesundheit|ikk|knappschaft|berufsgenossenschaft|unfallkasse|mutuelle|edenred|sodexo pass|kinderopvangtoeslag",
  },
];
