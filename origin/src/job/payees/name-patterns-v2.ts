/**
 * Words in payees' names that tell their class, version 2: version 1 with more public bodies, card programmes of banks,
 * and grants, levies and rebates that are booked under their own name. Written for this product.
 */
import { namePatternsV1 } from "./name-patterns-v1.ts";
import type { PhraseGroup } from "./phrase-group.ts";

/** Words of clubs, charities and trades that carry a place's or a body's name. */
const bodyNot =
  "supporters friends association associations assoc assocn assn society club workers retirees christian union ymca ywca cadets swim swimming golf squad church hope angels medical theatre sound light art arts mind play museum chamber historical press products supply supplies equip equipment nursery enterprises pta ptfa foundation credit newspaper printing publishing record abstract title insurance cooperative coop electric pension pensions superannuation manor apartments college psychology chiefs consult* training petty mosques football cricket rugby wrestling brass band posse";

/** Public bodies by the words that only they carry. */
const certainBodies: readonly PhraseGroup[] = [
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    at: "start",
    phrases:
      "city of|town of|village of|county of|state of|city and county of|commonwealth of|borough of|municipality of|township of",
    not: bodyNot,
  },
  // As directories write them: "Pierre, City of".
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    at: "end",
    phrases: "city of|town of|county of|village of|state of",
    not: bodyNot,
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    phrases:
      "metro borough|metropolitan borough|metropolitan district council|metropolitan council|passenger transport executive|passenger transport authority|integrated transport authority|police authority|p and cc for|pcc for|police department|police dept|fire and rescue service|fire authority|fire protection district|hospital nhs|hospitals nhs|healthcare nhs|nhs ft|nhsft|nhs foundation|nhs foundatio|nhs foundati|nhs care trust|nhs business services authority|national park authority|internal drainage board|drainage board|dist council",
    not: bodyNot,
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    phrases: "ccg|icb|clinical commissioning",
    needs: "nhs",
    not: bodyNot,
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    phrases:
      "county auditor|county auditors|county clerk|county recorder|county register of deeds|county reg of deeds|county assessor|county attorney|county states attorney|county state attorney|county commissioners|county board of supervisors|register of deeds|clerk of courts|clerk of court|county sheriffs|sheriffs office|sheriffs department|sheriffs dept|county highway department|county highway dept|county jail|school dist|conservation district|irrigation district|sanitation district|sanitary district|fire district|housing authority|transit authority|port authority|redevelopment agency|state university|board of regents|community college district|department of corrections|dept of corrections|department of agriculture|department of public safety|dept of public safety|department of public health|department of social services|department of human services|dept of health|dept of transportation|dept of education|dept of fish and game|department of motor vehicles|department of natural resources|department of justice|dept of justice|department of environmental quality|dept of environmental quality|state patrol|highway patrol",
    not: bodyNot,
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    at: "end",
    phrases:
      "community primary school|primary school|infant school|infants school|junior school|nursery and primary school|primary and nursery school|infant and nursery school",
    not: "friends association pta ptfa independent preparatory prep fund",
  },
];

const proposedBodies: readonly PhraseGroup[] = [
  {
    payeeClass: "PublicBody",
    language: "en",
    at: "start",
    phrases: "bureau of|lb of|lb",
    not: "national affairs education research foster",
  },
  { payeeClass: "PublicBody", language: "en", at: "end", phrases: "mbc|mdc|primary care trust|pct|regional airport" },
  { payeeClass: "PublicBody", language: "en", at: "whole", phrases: "metro|the metro" },
  {
    payeeClass: "PublicBody",
    language: "en",
    phrases: "customs and border|border protection|customs service|customs office|bureau of customs",
    not: "broker brokers brokerage clearance freight agents",
  },
];

const bankWords =
  "bank barclays natwest lloyds hsbc santander rbs citibank citi jpmorgan jp chase nationwide wells usbank amex barclaycard halifax";

const cards: readonly PhraseGroup[] = [
  {
    payeeClass: "CardSettlement",
    language: "en",
    isCertain: true,
    phrases:
      "credit card|credit cards|procurement card|procurement cards|purchasing card|purchasing cards|purchase card|purchase cards|corporate card|corporate cards|commercial card|commercial cards|business card|procard|pro card|pcard|p card|one card|onecard|gpc card",
    // The name also has the card's issuer.
    needs: bankWords,
    not: "merchant processing acquiring terminal terminals fees consult* training food",
  },
  {
    payeeClass: "CardSettlement",
    language: "en",
    isCertain: true,
    phrases:
      "company barclaycard|corporate barclaycard|barclaycard commercial|barclaycard corporate|barclaycard business|barclaycard visa|barclaycard mastercard|barclaycard purchasing",
    not: "merchant acquiring terminal terminals arena",
  },
];

/** Accounts of a buyer's ledger that it names in place of payees. */
const accounts: readonly PhraseGroup[] = [
  {
    payeeClass: "Levy",
    language: "en",
    isCertain: true,
    at: "start",
    phrases:
      "council tax refund|council tax refunds|council tax rebate|council tax rebates|council tax energy rebate|ctax refund|ctax refunds|business rates refund|business rates refunds|business rate refunds|nndr refund|nndr refunds|ndr refund|ndr refunds|property tax refund|property tax refunds|parish precept|parish precepts|police precept|fire precept",
  },
  { payeeClass: "Levy", language: "en", isCertain: true, at: "whole", phrases: "precepts|levies|precepts and levies" },
  {
    payeeClass: "Grant",
    language: "en",
    isCertain: true,
    at: "whole",
    phrases: "grants|grant payments|various grants|discretionary grants|covid grants|business grants",
  },
  { payeeClass: "Grant", language: "de", isCertain: true, at: "whole", phrases: "zuschusse|zuwendungen|fordermittel" },
  { payeeClass: "Grant", language: "fr", isCertain: true, at: "whole", phrases: "subventions|subventions versees" },
  { payeeClass: "Grant", language: "es", isCertain: true, at: "whole", phrases: "subvenciones|ayudas y subvenciones" },
  { payeeClass: "Grant", language: "it", isCertain: true, at: "whole", phrases: "contributi e sovvenzioni" },
  { payeeClass: "Grant", language: "nl", isCertain: true, at: "whole", phrases: "subsidies|verstrekte subsidies" },
  { payeeClass: "Grant", language: "is", isCertain: true, at: "whole", phrases: "styrkir" },
  {
    payeeClass: "Benefits",
    language: "en",
    isCertain: true,
    at: "whole",
    phrases: "housing benefit|housing benefits|housing benefit payments|rent allowances|rent allowance",
  },
];

/** Batches of payments to carers and clients. */
const batches: readonly PhraseGroup[] = [
  {
    payeeClass: "Benefits",
    language: "en",
    phrases:
      "foster carer payments|foster carers payments|foster care payments|foster care bacs|foster carer allowances|direct payments bacs|direct payment clients",
  },
];

const customsWords = ["customs and excise", "customs service"];

const withoutPhrase = (phrases: string, ...gone: readonly string[]): string =>
  phrases
    .split("|")
    .filter((phrase) => !gone.includes(phrase))
    .join("|");

/** Version 1's groups as they are from now on. */
function changed(group: PhraseGroup): PhraseGroup {
  const { payeeClass, language, phrases, not = "" } = group;
  if (payeeClass === "TaxAuthority" && language === "en")
    return { ...group, phrases: withoutPhrase(phrases, ...customsWords) };
  // A council's pension fund pays benefits: it isn't one of the council's departments.
  if (payeeClass === "PublicBody" && language === "en")
    return { ...group, not: `${not} pension pensions superannuation ambulance`.trim() };
  // "Conseil régional de l'environnement" is an association, and a region's name alone may be a company's.
  if (payeeClass === "PublicBody" && language === "fr")
    return { ...group, phrases: withoutPhrase(phrases, "region"), not: `${not} environnement`.trim() };
  // An association of police chiefs isn't an authority.
  if (payeeClass === "PublicBody" && language === "is")
    return { ...group, phrases: phrases.replace("logreglustjor*", "logreglustjori|logreglustjorinn|logreglan") };
  return group;
}

export const namePatternsV2: readonly PhraseGroup[] = [
  ...namePatternsV1.map(changed),
  ...certainBodies,
  ...proposedBodies,
  ...cards,
  ...accounts,
  ...batches,
];
