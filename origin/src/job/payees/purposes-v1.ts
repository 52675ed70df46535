/**
 * Words of payment descriptions (expense type, purpose, account) that name a class of payee, version 1.
 * Written for this product. They propose only: a description is the buyer's wording, never proof.
 */
import type { PhraseGroup } from "./phrase-group.ts";

const hire =
  "hire vehicle vehicles car equipment plant copier software film deposit tool machinery uniform assistance assist skip";

export const purposesV1: readonly PhraseGroup[] = [
  {
    payeeClass: "Rent",
    language: "en",
    phrases:
      "rent|rents|property rent|building rent|rent of premises|rental of premises|rents payable|lease of premises|landlord|ground rent|rent and lease building|rent lease building",
    not: hire,
  },
  { payeeClass: "Rent", language: "de", phrases: "miete|mieten|mietaufwand*|raummiete*|pacht|pachten|mietaufwendung*" },
  { payeeClass: "Rent", language: "fr", phrases: "loyer|loyers|locations immobilieres|charges locatives" },
  {
    payeeClass: "Rent",
    language: "es",
    phrases: "alquiler de local*|alquiler de inmueble*|arrendamiento de edificio*|arrendamiento de local*",
  },
  {
    payeeClass: "Rent",
    language: "it",
    phrases: "affitto|affitti|locazione immobil*|canone di locazione|fitti passivi",
  },
  { payeeClass: "Rent", language: "nl", phrases: "huur gebouw*|huur pand*|huurlasten|huisvestingshuur" },
  { payeeClass: "Rent", language: "is", phrases: "husaleiga|leiga husnaedis" },
  {
    payeeClass: "TaxAuthority",
    language: "en",
    phrases:
      "income tax|paye|payroll tax|employer ni|national insurance|corporation tax|vat payment|sales tax|withholding tax|property tax|property taxes|customs duty|stamp duty",
  },
  { payeeClass: "TaxAuthority", language: "en", at: "whole", phrases: "taxes|tax payments" },
  {
    payeeClass: "TaxAuthority",
    language: "de",
    phrases: "lohnsteuer*|umsatzsteuer*|gewerbesteuer*|korperschaftsteuer*|grundsteuer*|zoll",
  },
  {
    payeeClass: "TaxAuthority",
    language: "fr",
    phrases: "impots|impots et taxes|taxe fonciere|tva a payer|cotisations sociales",
  },
  { payeeClass: "TaxAuthority", language: "es", phrases: "tributos|impuestos|seguridad social|irpf" },
  { payeeClass: "TaxAuthority", language: "it", phrases: "imposte|imposte e tasse|irap|ires|iva a debito" },
  { payeeClass: "TaxAuthority", language: "nl", phrases: "loonbelasting|omzetbelasting|vennootschapsbelasting" },
  {
    payeeClass: "Benefits",
    language: "en",
    phrases:
      "pension costs|pension contribution*|pension payments|superannuation|retirement contribution*|health insurance|medical claims|medical claim*|dental claim*|dental insurance|vision insurance|fringe benefit*|flexible benefit*|flex medical|employee benefit*|housing benefit|benefit payments|social benefits|hmo",
    not: "supplies equipment services",
  },
  {
    payeeClass: "Benefits",
    language: "de",
    phrases: "altersversorgung*|sozialleistung*|beihilfe*|versorgungsaufwand*|transferleistung*",
  },
  { payeeClass: "Benefits", language: "fr", phrases: "retraite|pensions|prestations sociales|mutuelle" },
  { payeeClass: "Benefits", language: "es", phrases: "pensiones|prestaciones sociales" },
  { payeeClass: "Benefits", language: "it", phrases: "pensioni|prestazioni sociali|contributi previdenziali" },
  { payeeClass: "Benefits", language: "nl", phrases: "pensioenpremie*|uitkering*" },
  {
    payeeClass: "Bank",
    language: "en",
    phrases:
      "bond interest*|debt interest|debt redemption|bond redemption|loan interest|loan repayment*|interest payable|interest on loans|bank charges|bank service fee*|treasury deposit*|debt service|principal repayment*",
    not: "cash collection",
  },
  { payeeClass: "Bank", language: "de", phrases: "zinsaufwand*|kreditzinsen|tilgung*|bankgebuhr*|kontofuhrung*" },
  { payeeClass: "Bank", language: "fr", phrases: "interets demprunt*|remboursement demprunt*|frais bancaires" },
  {
    payeeClass: "Bank",
    language: "es",
    phrases: "intereses de prestamo*|amortizacion de prestamo*|comisiones bancarias",
  },
  { payeeClass: "Bank", language: "it", phrases: "interessi passivi|rimborso mutu*|commissioni bancarie" },
  { payeeClass: "Bank", language: "nl", phrases: "rentelasten|aflossing*|bankkosten" },
  { payeeClass: "Bank", language: "is", phrases: "vaxtagjold|afborgun*" },
  {
    payeeClass: "Employee",
    language: "en",
    phrases:
      "staff expenses|employee expenses|employee reimbursement*|travel reimbursement*|expense claim*|mileage claim*|staff mileage|staff travel and subsistence|car allowance*|employee travel claim*",
  },
  { payeeClass: "Employee", language: "de", phrases: "reisekosten|reisekostenerstattung*|mitarbeiterauslage*" },
  {
    payeeClass: "Employee",
    language: "fr",
    phrases: "notes de frais|frais de mission|frais de deplacement du personnel",
  },
  {
    payeeClass: "Employee",
    language: "es",
    phrases: "dietas|gastos de personal desplazamiento|indemnizaciones por razon del servicio",
  },
  { payeeClass: "Employee", language: "it", phrases: "rimborsi spese dipendenti|missioni dipendenti" },
  { payeeClass: "Employee", language: "nl", phrases: "declaratie*|reiskostenvergoeding*" },
  {
    payeeClass: "Payroll",
    language: "en",
    phrases: "salaries and wages|net pay|payroll|basic pay|gross pay",
    not: "software services system",
  },
  { payeeClass: "Payroll", language: "de", phrases: "lohne und gehalter|gehaltszahlung*|bezuge" },
  { payeeClass: "Payroll", language: "fr", phrases: "salaires|remuneration du personnel|traitements" },
  { payeeClass: "Payroll", language: "es", phrases: "sueldos y salarios|retribuciones basicas|nomina" },
  { payeeClass: "Payroll", language: "it", phrases: "stipendi|salari" },
  { payeeClass: "Payroll", language: "nl", phrases: "salarissen|lonen" },
  { payeeClass: "Payroll", language: "is", phrases: "laun|launagreidsl*" },
  {
    payeeClass: "Escrow",
    language: "en",
    phrases:
      "land acquisition*|acquisition of land|acquisitions land|purchase of land|property purchase completion|escrow|court deposit*|retention deposit*",
  },
  { payeeClass: "Escrow", language: "de", phrases: "grunderwerb|grundstuckserwerb|grundstuckskauf*|hinterlegung*" },
  { payeeClass: "Escrow", language: "fr", phrases: "acquisition fonciere*|acquisitions de terrains|consignation*" },
  { payeeClass: "Escrow", language: "es", phrases: "adquisicion de terrenos|compra de terrenos|depositos judiciales" },
  {
    payeeClass: "CardSettlement",
    language: "en",
    phrases:
      "purchasing card*|procurement card*|purchase card*|credit card settlement*|credit card payment*|corporate card payment*",
    not: "processing fee fees",
  },
  {
    payeeClass: "Intercompany",
    language: "en",
    phrases: "intercompany|inter company|internal recharge*|internal trading|interdepartmental*|intra group",
  },
  { payeeClass: "Intercompany", language: "de", phrases: "innere verrechnung*|konzernumlage*|konzernverrechnung*" },
  { payeeClass: "Intercompany", language: "fr", phrases: "intragroupe|refacturation interne" },
];
