/** What classes are proposed by, as versions: a run pins one, and a published one never changes. */
import type { DecidableClass, PayeeEvidence, PayeeLanguage } from "@paygauge/api-types/entities/payee-classes";
import { adviserWordsV2, granteeWordsV2, tradeWordsV2 } from "./commercial-names-v2.ts";
import { nameListsV1, type NameList } from "./name-lists-v1.ts";
import { nameListsV2 } from "./name-lists-v2.ts";
import { namePatternsV1 } from "./name-patterns-v1.ts";
import { namePatternsV2 } from "./name-patterns-v2.ts";
import type { PhraseGroup } from "./phrase-group.ts";
import type { PurposeClass } from "./purpose-classes.ts";
import { purposesV1 } from "./purposes-v1.ts";
import { purposesV2 } from "./purposes-v2.ts";

/** Merchant category codes (inclusive) of a class. */
interface CodesOfClass {
  readonly payeeClass: DecidableClass;
  readonly from: number;
  readonly to: number;
}

/** What a description says of a payee whose name says what it is. Words are separated by bars. */
export interface DescriptionRules {
  /** Of these a description says nothing. */
  readonly adviserWords: string;
  /** Of these, and of names with a legal form, a description is never certain and names `ofCompanies` alone. */
  readonly tradeWords: string;
  readonly ofCompanies: readonly PurposeClass[];
  /** Of these, and of public bodies, a description that names one of `certain` is certain, and says more than the name. */
  readonly granteeWords: string;
  readonly certain: readonly PurposeClass[];
}

export interface PayeeRules {
  readonly version: number;
  readonly lists: readonly NameList[];
  readonly patterns: readonly PhraseGroup[];
  readonly purposes: readonly PhraseGroup[];
  readonly codes: readonly CodesOfClass[];
  /** Countries (ISO 3166-1 alpha-3) in which the patterns of a language are looked for; English is, everywhere. */
  readonly countries: Readonly<Record<Exclude<PayeeLanguage, "en">, readonly string[]>>;
  /** Beginnings of supplier IDs, folded, of ledgers that number their own staff. */
  readonly idMarks: readonly { readonly payeeClass: DecidableClass; readonly mark: string }[];
  /** Words next to a buyer's one-word name that still make it the buyer's ("Acme Holdings"). */
  readonly groupWords: readonly string[];
  /** Share of a payee's money that its descriptions must give to a class. */
  readonly leastShare: number;
  /** Absent in version 1, in which a description is weighed whatever the name. */
  readonly descriptions?: DescriptionRules;
  /** How much each kind of evidence says; those of one class add up, and the most decides. */
  readonly weights: Record<PayeeEvidence["kind"] | "certain", number>;
  /** Of classes with equal evidence the first. */
  readonly order: readonly DecidableClass[];
}

const rulesV1: PayeeRules = {
  version: 1,
  lists: nameListsV1,
  patterns: namePatternsV1,
  purposes: purposesV1,
  // Merchant category codes as Visa and Mastercard publish them in their merchant data manuals.
  codes: [
    { payeeClass: "TaxAuthority", from: 9311, to: 9311 },
    { payeeClass: "PublicBody", from: 9211, to: 9223 },
    { payeeClass: "PublicBody", from: 9399, to: 9399 },
    { payeeClass: "PublicBody", from: 9405, to: 9405 },
    { payeeClass: "Intercompany", from: 9950, to: 9950 },
    { payeeClass: "Bank", from: 4829, to: 4829 },
    { payeeClass: "Bank", from: 6010, to: 6012 },
    { payeeClass: "Bank", from: 6050, to: 6051 },
    { payeeClass: "Bank", from: 6211, to: 6211 },
    { payeeClass: "CardSettlement", from: 6540, to: 6540 },
    { payeeClass: "Rent", from: 6513, to: 6513 },
  ],
  countries: {
    de: ["DEU", "AUT", "CHE", "LIE", "LUX", "BEL"],
    fr: ["FRA", "BEL", "CHE", "LUX", "CAN", "MCO"],
    es: ["ESP", "MEX", "ARG", "CHL", "COL", "PER", "URY", "ECU", "BOL", "PRY", "CRI", "PAN", "DOM", "GTM"],
    it: ["ITA", "CHE", "SMR"],
    nl: ["NLD", "BEL"],
    is: ["ISL"],
  },
  idMarks: [
    { payeeClass: "Employee", mark: "emp" },
    { payeeClass: "Employee", mark: "staff" },
    { payeeClass: "Intercompany", mark: "ic" },
  ],
  groupWords:
    "group holding holdings international services uk usa us europe global deutschland france espana italia nederland ireland gruppe groupe gruppo groep finance treasury".split(
      " ",
    ),
  leastShare: 0.8,
  weights: { certain: 100, list: 60, buyer: 55, purpose: 50, pattern: 45, mcc: 40, supplierId: 35 },
  order: [
    "TaxAuthority",
    "CardSettlement",
    "Escrow",
    "Payroll",
    "Benefits",
    "Intercompany",
    "Bank",
    "Employee",
    "Rent",
    "PublicBody",
  ],
};

const rulesV2: PayeeRules = {
  ...rulesV1,
  version: 2,
  lists: nameListsV2,
  patterns: namePatternsV2,
  purposes: purposesV2,
  descriptions: {
    adviserWords: adviserWordsV2,
    tradeWords: tradeWordsV2,
    ofCompanies: ["Rent", "Grant", "Levy"],
    granteeWords: granteeWordsV2,
    certain: ["Grant", "Levy"],
  },
  order: [
    "TaxAuthority",
    "CardSettlement",
    "Escrow",
    "Payroll",
    "Benefits",
    "Levy",
    "Grant",
    "Intercompany",
    "Bank",
    "Employee",
    "Rent",
    "PublicBody",
  ],
};

const versions: readonly PayeeRules[] = [rulesV1, rulesV2];

/** The version that new runs pin. */
export const newestPayeeRules = rulesV2.version;

/** Rules of a version. Errors: Error for a version that there never was. */
export function payeeRules(version: number): PayeeRules {
  const found = versions.find((each) => each.version === version);
  if (!found) throw new Error(`There are no payee rules of version ${version}.`);
  return found;
}
