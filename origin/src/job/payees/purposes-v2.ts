/**
 * Words of payment descriptions that name a class of payee, version 2: version 1 with grants and levies, and without
 * what a company's own purchases are booked under. "Acquisition of land" says what the project is, not who is paid.
 */
import type { PhraseGroup } from "./phrase-group.ts";
import { purposesV1 } from "./purposes-v1.ts";

/** What is bought with a grant, or said of one, is none. */
const grantNot =
  "related expenditure expense suspense susp income receipt receipts received receivable unapplied reserve reserves funded management administration admin officer application applications manager adaptation adaptations disabled facilities improvement improvements clothing contaminated advice consult* evaluation review audit thornton stock repayment";

const grants: readonly PhraseGroup[] = [
  {
    payeeClass: "Grant",
    language: "en",
    isInPart: true,
    phrases:
      "grants and subscription*|grant and subscription*|grants and cont|grants and contribution*|grant and contribution*|grants donations|grants and donation*|grants subscriptions|other grants reimbursements",
    not: grantNot,
  },
  {
    payeeClass: "Grant",
    language: "en",
    phrases:
      "grants|grant payment*|grant pay|grant paid|grant award*|grant funding|grant to|capital grant*|revenue grant*|current grant*|schools grant|grant scheme*|subsidies|subvention*|rebate program*|rebate prog|incentive program*",
    not: grantNot,
  },
  {
    payeeClass: "Grant",
    language: "de",
    phrases: "zuschuss*|zuwendung*|fordermittel*|subvention*|beihilfen an",
    not: "verwaltung beratung",
  },
  {
    payeeClass: "Grant",
    language: "fr",
    phrases: "subvention*|aides aux entreprises|dotation*",
    not: "conseil gestion",
  },
  {
    payeeClass: "Grant",
    language: "es",
    phrases: "subvencion*|ayudas a|transferencias corrientes|transferencias de capital",
    not: "gestion consultoria",
  },
  {
    payeeClass: "Grant",
    language: "it",
    phrases: "sovvenzion*|contributi a fondo perduto|trasferimenti correnti|trasferimenti in conto capitale",
  },
  { payeeClass: "Grant", language: "nl", phrases: "subsidie*|verstrekte subsidie*", not: "advies" },
  { payeeClass: "Grant", language: "is", phrases: "styrkir|styrkir til|styrkur" },
];

/** Levies on energy, waste and pay are part of a supplier's bill, or a tax. */
const levyNot =
  "climate apprenticeship plastic packaging aggregates sugar community infrastructure share bed carbon tenants card surcharge landfill care residential placement placements needs education school schools allowance fee fees nursing";

const levies: readonly PhraseGroup[] = [
  {
    payeeClass: "Levy",
    language: "en",
    phrases:
      "levies|levy payment*|flood defence levy|flood levy|drainage levy|drainage board levy|transport levy|waste disposal levy|special levy|precept*|ctax precept*|collection fund|business rates tariff*|business rate tariff*|rates retention|business rates top up*|business rate top up*|nndr top up*|brp top up*|top up payment*|energy rebate*|council tax rebate*|council tax refund*|council tax energy rebate*|ctax refund*|ctax rebate*|business rate refund*|business rates refund*|nndr refund*|ndr refund*|nndr income|business rates income|rate preceptor*|rates preceptor*|rate rebate*|property tax refund*|property tax rebate*|tax rebate*",
    not: levyNot,
  },
  {
    payeeClass: "Levy",
    language: "de",
    phrases: "kreisumlage*|gewerbesteuerumlage*|verbandsumlage*|landschaftsumlage*",
  },
  { payeeClass: "Levy", language: "fr", phrases: "contingent incendie|degrevement*|reversement de fiscalite" },
  { payeeClass: "Levy", language: "es", phrases: "devolucion de impuesto*|devolucion de tributo*" },
  { payeeClass: "Levy", language: "it", phrases: "rimborso imposte|rimborsi tribut*" },
  { payeeClass: "Levy", language: "nl", phrases: "teruggave belasting*|omslagheffing*" },
];

const pay: readonly PhraseGroup[] = [
  { payeeClass: "Payroll", language: "en", at: "whole", phrases: "salary|salaries|wages|net salary|bonus payments" },
  {
    payeeClass: "Payroll",
    language: "en",
    phrases:
      "salaries and wages|net pay|net wages|net salaries|payroll|pay run|salary payment*|wages payment*|monthly salaries|weekly wages|monthly payroll|weekly payroll",
    not: "software services service system systems bureau provider contractor fees agency support",
  },
  // CIPFA's standard subjective analysis: payments to individuals for which no goods or services are received.
  {
    payeeClass: "Benefits",
    language: "en",
    phrases:
      "transfer payment*|direct payments|fostering allowance*|foster carer allowance*|adoption allowance*|boarding out allowance*|special guardianship allowance*",
    not: "agency agencies independent support",
  },
  {
    payeeClass: "Benefits",
    language: "en",
    phrases:
      "pension|pensions|pension fund|pension scheme|lgps|superannuation contribution*|employer pension*|employers pension*|additional voluntary contribution*|avc|avcs|pension increase*|housing benefits|rent allowance*|rent rebate*",
    not: "supplies equipment services software administration admin consult* advice adviser contractor actuar* audit",
  },
];

/** Version 1's groups that stay: pay and land in English are stated above, or are left out. */
const isKept = ({ payeeClass, language }: PhraseGroup): boolean =>
  language !== "en" || (payeeClass !== "Payroll" && payeeClass !== "Escrow");

export const purposesV2: readonly PhraseGroup[] = [
  ...purposesV1.filter(isKept),
  {
    payeeClass: "Escrow",
    language: "en",
    phrases: "escrow|court deposit*|retention deposit*|client account*|completion monies|purchase completion",
  },
  ...pay,
  ...grants,
  ...levies,
];
