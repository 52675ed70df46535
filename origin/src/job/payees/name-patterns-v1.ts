/**
 * Words in payees' names that tell their class, version 1, in the languages of buyer and ledger: English, German, French,
 * Spanish, Italian, Dutch and Icelandic. Written for this product. Words are folded; a trailing star is any ending.
 */
import { inScopePatternsV1 } from "./in-scope-patterns-v1.ts";
import type { PhraseGroup } from "./phrase-group.ts";

const bankNot =
  "food blood bottle river data west south north left right side bank holiday house street road farm cottage lane view primary school surgery nursing care home nurse staff piggy image sperm eye milk seed foodbank hotel inn pharmacy dental";

export const namePatternsV1: readonly PhraseGroup[] = [
  ...inScopePatternsV1,
  // Card settlement
  {
    payeeClass: "CardSettlement",
    language: "en",
    isCertain: true,
    at: "start",
    phrases:
      "procard|pro card|pcard|p card|gpc card|purchasing card|purchasing cards|purchase card|purchase cards|procurement card|procurement cards|government procurement card|corporate card payment|credit card settlement|company card settlement",
  },
  {
    payeeClass: "CardSettlement",
    language: "en",
    phrases:
      "corporate card|credit card|travel card|fuel card|fuelcard|card services|card payment|commercial card|one card",
    not: "merchant",
  },
  { payeeClass: "CardSettlement", language: "de", phrases: "kreditkarte*|firmenkreditkarte*|tankkarte*" },
  {
    payeeClass: "CardSettlement",
    language: "fr",
    phrases: "carte bancaire|carte achat|carte corporate|cartes affaires",
  },
  {
    payeeClass: "CardSettlement",
    language: "es",
    phrases: "tarjeta de credito|tarjeta corporativa|tarjetas de empresa",
  },
  { payeeClass: "CardSettlement", language: "it", phrases: "carta di credito|carte aziendali" },
  { payeeClass: "CardSettlement", language: "nl", phrases: "creditcard*|inkoopkaart" },
  { payeeClass: "CardSettlement", language: "is", phrases: "kreditkort*|innkaupakort*" },
  // Escrow
  {
    payeeClass: "Escrow",
    language: "en",
    isCertain: true,
    phrases:
      "client account|clients account|client ac|clients ac|client acc|client acct|clients acct|client trust account|client deposit account|escrow account|iolta|solicitors trust account|attorney trust account",
  },
  {
    payeeClass: "Escrow",
    language: "en",
    phrases:
      "escrow|title company|title co|title insurance|title agency|title and escrow|trust account|stakeholder account|retention account|court funds office",
  },
  {
    payeeClass: "Escrow",
    language: "de",
    isCertain: true,
    phrases: "anderkonto|notaranderkonto|rechtsanwaltsanderkonto",
  },
  { payeeClass: "Escrow", language: "de", phrases: "treuhandkonto|justizkasse|hinterlegungsstelle|notar|notarin" },
  { payeeClass: "Escrow", language: "fr", isCertain: true, phrases: "compte sequestre|compte carpa|carpa" },
  { payeeClass: "Escrow", language: "fr", phrases: "notaire|notaires|etude notariale|consignation*" },
  { payeeClass: "Escrow", language: "es", phrases: "notaria|notario|cuenta de deposito judicial|consignacion*" },
  { payeeClass: "Escrow", language: "it", phrases: "notaio|conto deposito vincolato" },
  { payeeClass: "Escrow", language: "nl", isCertain: true, phrases: "derdengelden|derdengeldenrekening" },
  { payeeClass: "Escrow", language: "nl", phrases: "notaris*|notariskantoor" },
  { payeeClass: "Escrow", language: "is", phrases: "fjarvorslureikningur|vorslureikningur" },
  // Tax
  {
    payeeClass: "TaxAuthority",
    language: "en",
    isCertain: true,
    at: "end",
    phrases: "tax collector|tax commissioner|treasurer tax collector|tax assessor|tax assessor collector",
  },
  {
    payeeClass: "TaxAuthority",
    language: "en",
    phrases:
      "department of revenue|dept of revenue|department of taxation|dept of taxation|tax collector|tax commission|treasurer and tax collector|customs and excise|customs service|franchise tax|revenue office|revenue authority",
    not: "software advisers advisors consult* institute association",
  },
  {
    payeeClass: "TaxAuthority",
    language: "de",
    phrases:
      "finanzamt*|steueramt*|zollamt*|hauptzollamt*|stadtkasse*|kreiskasse*|landesoberkasse*|bundeskasse*|staatsoberkasse*|regierungshauptkasse*",
    not: "sparkasse",
  },
  {
    payeeClass: "TaxAuthority",
    language: "fr",
    phrases: "tresor public|tresorerie*|centre des impots|recette des finances|direction des finances publiques",
  },
  {
    payeeClass: "TaxAuthority",
    language: "es",
    phrases: "agencia tributaria|hacienda publica|delegacion de hacienda|recaudacion*|seguridad social",
  },
  { payeeClass: "TaxAuthority", language: "it", phrases: "agenzia delle entrate|erario|riscossione" },
  { payeeClass: "TaxAuthority", language: "nl", phrases: "belastingdienst*|belastingsamenwerking*|gemeentebelasting*" },
  { payeeClass: "TaxAuthority", language: "is", phrases: "skattstjori*|skatturinn|tollstjori*|innheimtumadur*" },
  // Payroll
  {
    payeeClass: "Payroll",
    language: "en",
    isCertain: true,
    at: "whole",
    phrases:
      "payroll|net pay|net payroll|payroll account|payroll clearing|payroll control|payroll control account|salaries|wages|salaries and wages|net wages|net salaries|monthly payroll|weekly payroll",
  },
  {
    payeeClass: "Payroll",
    language: "en",
    phrases: "payroll|net pay|salaries|wage garnishment|attachment of earnings",
    not: "giving software",
  },
  {
    payeeClass: "Payroll",
    language: "de",
    isCertain: true,
    at: "whole",
    phrases: "lohn und gehalt|lohne und gehalter|gehalter|lohne|gehaltsabrechnung|lohnkonto",
  },
  { payeeClass: "Payroll", language: "de", phrases: "gehaltszahlung*|lohnzahlung*|lohn und gehalt" },
  {
    payeeClass: "Payroll",
    language: "fr",
    isCertain: true,
    at: "whole",
    phrases: "salaires|paie|salaires nets|remunerations du personnel|personnel remunerations dues",
  },
  {
    payeeClass: "Payroll",
    language: "es",
    isCertain: true,
    at: "whole",
    phrases: "nominas|nomina|sueldos y salarios|personal nomina",
  },
  {
    payeeClass: "Payroll",
    language: "it",
    isCertain: true,
    at: "whole",
    phrases: "stipendi|salari e stipendi|paghe|paghe e contributi",
  },
  {
    payeeClass: "Payroll",
    language: "nl",
    isCertain: true,
    at: "whole",
    phrases: "salarissen|lonen|lonen en salarissen|nettolonen",
  },
  {
    payeeClass: "Payroll",
    language: "is",
    isCertain: true,
    at: "whole",
    phrases: "laun|launagreidslur|launareikningur",
  },
  // Employees
  {
    payeeClass: "Employee",
    language: "en",
    isCertain: true,
    at: "whole",
    phrases:
      "employee|employees|staff|employee expenses|staff expenses|employee reimbursement|employee reimbursements|staff reimbursement|various employees|various staff|employee expense claims|staff travel expenses",
  },
  {
    payeeClass: "Employee",
    language: "en",
    phrases: "employee reimbursement*|employee expense*|staff expense*|expense claim*|petty cash",
    not: "software systems",
  },
  {
    payeeClass: "Employee",
    language: "de",
    isCertain: true,
    at: "whole",
    phrases: "mitarbeiter|mitarbeiter divers|reisekosten mitarbeiter|reisekostenabrechnung|reisekosten",
  },
  {
    payeeClass: "Employee",
    language: "fr",
    isCertain: true,
    at: "whole",
    phrases: "notes de frais|frais de personnel|salaries divers|remboursement de frais",
  },
  {
    payeeClass: "Employee",
    language: "es",
    isCertain: true,
    at: "whole",
    phrases: "gastos de empleados|empleados varios|dietas del personal|anticipos al personal",
  },
  {
    payeeClass: "Employee",
    language: "it",
    isCertain: true,
    at: "whole",
    phrases: "rimborsi spese dipendenti|dipendenti diversi|note spese dipendenti",
  },
  {
    payeeClass: "Employee",
    language: "nl",
    isCertain: true,
    at: "whole",
    phrases: "medewerkers|declaraties medewerkers|personeel declaraties",
  },
  {
    payeeClass: "Employee",
    language: "is",
    isCertain: true,
    at: "whole",
    phrases: "starfsmenn|endurgreidslur starfsmanna",
  },
  // Benefits
  {
    payeeClass: "Benefits",
    language: "en",
    phrases:
      "pension fund|pension scheme|pensions|superannuation fund|retirement system|retirement fund|dental plan|health plan|health benefits|employee benefits|benefit fund|life assurance|life and accident insurance|housing benefit|welfare fund|health and welfare",
    not: "consult* adviser* actuar* architects trustees",
  },
  {
    payeeClass: "Benefits",
    language: "de",
    phrases:
      "pensionskasse*|versorgungskasse*|zusatzversorgung*|krankenkasse*|betriebskrankenkasse*|rentenversicherung*|bkk|unterstutzungskasse*",
  },
  {
    payeeClass: "Benefits",
    language: "fr",
    phrases:
      "caisse de retraite*|mutuelle*|prevoyance|caisse dallocations familiales|caisse primaire dassurance maladie|cpam",
  },
  { payeeClass: "Benefits", language: "es", phrases: "fondo de pensiones|plan de pensiones|mutualidad*|mutua" },
  {
    payeeClass: "Benefits",
    language: "it",
    phrases: "fondo pensione|inps|inail|cassa di previdenza|previdenza complementare",
  },
  { payeeClass: "Benefits", language: "nl", phrases: "pensioenfonds*|pensioenuitvoerder*|zorgverzekeraar*|uwv" },
  { payeeClass: "Benefits", language: "is", phrases: "lifeyrissjod*|sjukrasjod*" },
  // Banks
  {
    payeeClass: "Bank",
    language: "en",
    phrases: "bank|banking|bancorp|building society|credit union|trust company|savings bank|bank na",
    not: bankNot,
  },
  {
    payeeClass: "Bank",
    language: "de",
    phrases:
      "sparkasse*|volksbank*|raiffeisenbank*|landesbank*|hypothekenbank*|bausparkasse*|bundesbank*|kreditanstalt*",
  },
  {
    payeeClass: "Bank",
    language: "fr",
    phrases: "banque*|credit agricole|caisse depargne|credit foncier",
    not: "alimentaire",
  },
  { payeeClass: "Bank", language: "es", phrases: "banco|caja de ahorros|caja rural", not: "alimentos" },
  { payeeClass: "Bank", language: "it", phrases: "banca|cassa di risparmio|credito cooperativo", not: "alimentare" },
  { payeeClass: "Bank", language: "nl", phrases: "bankgiro*|rabobank*|hypotheekbank*|spaarbank*" },
  { payeeClass: "Bank", language: "is", phrases: "banki|landsbank*|sparisjod*|islandsbank*|landsbankinn" },
  // The company's own
  {
    payeeClass: "Intercompany",
    language: "en",
    phrases:
      "intercompany|inter company|intra group|internal recharge|internal transfer|interdepartmental|inter departmental|internal trading",
  },
  {
    payeeClass: "Intercompany",
    language: "de",
    phrases: "konzernverrechnung*|konzernintern*|innere verrechnung*|verrechnungskonto",
  },
  { payeeClass: "Intercompany", language: "fr", phrases: "intra groupe|intragroupe|compte de liaison" },
  { payeeClass: "Intercompany", language: "es", phrases: "intragrupo|empresas del grupo" },
  { payeeClass: "Intercompany", language: "it", phrases: "infragruppo|intercompany" },
  { payeeClass: "Intercompany", language: "nl", phrases: "rekening courant groep|intercompany" },
];
