/** Companies of the United Kingdom's register: what a look-up answers, and the columns of the register's monthly file. */
import * as v from "valibot";

/** Ours, except the rate: Companies House allows 600 requests in five minutes. */
export const companyLimits = {
  query: 160,
  results: 20,
  calls: 600,
  callsMinutes: 5,
  /** Requests that can follow each other at once; the others come back over the five minutes. */
  callsAtOnce: 60,
  cacheHours: 24,
  /** Answers that are kept at most. */
  cached: 10_000,
  /** Jobs that a company is compared with, the newest first, and suppliers that are shown. */
  comparedJobs: 20,
  comparedSuppliers: 50,
  /** Companies of one register: 5.6 million in 2025. */
  companies: 8_000_000,
  /** Bytes of one part of the monthly file, unpacked: the largest has about 400 MB. */
  fileBytes: 640 * 1024 * 1024,
} as const;

/** Columns of the monthly file "Free company data product", by their header words there. */
export const companyFields = {
  name: "CompanyName",
  number: "CompanyNumber",
  careOf: "RegAddress.CareOf",
  poBox: "RegAddress.POBox",
  line1: "RegAddress.AddressLine1",
  line2: "RegAddress.AddressLine2",
  town: "RegAddress.PostTown",
  county: "RegAddress.County",
  country: "RegAddress.Country",
  postcode: "RegAddress.PostCode",
  category: "CompanyCategory",
  status: "CompanyStatus",
  dissolvedOn: "DissolutionDate",
  incorporatedOn: "IncorporationDate",
  accountsDue: "Accounts.NextDueDate",
  accountsMadeUp: "Accounts.LastMadeUpDate",
  accountsType: "Accounts.AccountCategory",
  charges: "Mortgages.NumMortCharges",
  sic1: "SICCode.SicText_1",
  sic2: "SICCode.SicText_2",
  sic3: "SICCode.SicText_3",
  sic4: "SICCode.SicText_4",
  previous1On: "PreviousName_1.CONDATE",
  previous1: "PreviousName_1.CompanyName",
  previous2On: "PreviousName_2.CONDATE",
  previous2: "PreviousName_2.CompanyName",
  previous3On: "PreviousName_3.CONDATE",
  previous3: "PreviousName_3.CompanyName",
  previous4On: "PreviousName_4.CONDATE",
  previous4: "PreviousName_4.CompanyName",
  statementDue: "ConfStmtNextDueDate",
  statementMadeUp: "ConfStmtLastMadeUpDate",
} as const;
export type CompanyField = keyof typeof companyFields;
// The compiler does not keep the names of an object's keys.
export const companyFieldNames = Object.keys(companyFields) as CompanyField[];

/**
 * A company number in its one form, eight characters: "445790" is 00445790 and "sc 123456" is SC123456. Null for any
 * other text.
 */
export function companyNumberOf(text: string): string | null {
  const plain = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s./-]+/gu, "");
  const [, letters = "", digits = "", end = ""] = /^([A-Z]{0,2})(\d{1,8})([A-Z]{0,2})$/.exec(plain) ?? [];
  const room = 8 - letters.length - end.length;
  // Letters at the end are those of a registered society: "IP12345R", "SP2345RA".
  const isForm = digits !== "" && digits.length <= room && (end === "" || letters.length === 2);
  return isForm ? `${letters}${digits.padStart(room, "0")}${end}` : null;
}

/** Words of Companies House for what a company is. */
export const companyStatuses = [
  "active",
  "dissolved",
  "liquidation",
  "receivership",
  "converted-closed",
  "voluntary-arrangement",
  "insolvency-proceedings",
  "administration",
  "open",
  "closed",
  "registered",
  "removed",
] as const;
const status = v.fallback(v.nullable(v.picklist(companyStatuses)), null);
export type CompanyStatus = (typeof companyStatuses)[number];

const companyHit = v.object({
  number: v.string(),
  name: v.string(),
  /** null: a word that this release does not know. */
  status,
  /** Active, but to be struck off unless someone objects. */
  isToBeStruckOff: v.boolean(),
  address: v.string(),
  /** The former name that the question fits, and the day (ISO) on which it ended. */
  formerly: v.nullable(v.object({ name: v.string(), until: v.nullable(v.string()) })),
});
export type CompanyHit = v.InferOutput<typeof companyHit>;

/** Where answers come from: Companies House itself, or the imported register with its date. */
const companySource = v.object({
  source: v.picklist(["companiesHouse", "register"]),
  /** Of the imported register: its day (ISO), null where none is imported, and how many companies it has. */
  registerDate: v.nullable(v.string()),
  companies: v.number(),
  /** Requests to Companies House that can be made now; null for the register. */
  callsLeft: v.nullable(v.number()),
});
export type CompanySource = v.InferOutput<typeof companySource>;

export const companySearch = v.object({
  ...companySource.entries,
  total: v.number(),
  hits: v.array(companyHit),
});
export type CompanySearch = v.InferOutput<typeof companySearch>;

export const company = v.object({
  ...companySource.entries,
  number: v.string(),
  name: v.string(),
  status,
  isToBeStruckOff: v.boolean(),
  /** Kind of company in the source's own word. */
  type: v.string(),
  incorporatedOn: v.nullable(v.string()),
  ceasedOn: v.nullable(v.string()),
  addressLines: v.array(v.string()),
  postcode: v.string(),
  accounts: v.object({ type: v.string(), madeUpTo: v.nullable(v.string()), nextDue: v.nullable(v.string()) }),
  statement: v.object({ madeUpTo: v.nullable(v.string()), nextDue: v.nullable(v.string()) }),
  hasCharges: v.boolean(),
  sicCodes: v.array(v.string()),
  formerNames: v.array(v.object({ name: v.string(), from: v.nullable(v.string()), until: v.nullable(v.string()) })),
});
export type Company = v.InferOutput<typeof company>;

/** Officers, and who controls the company: read when they are asked for, and kept nowhere. Null: the register has none. */
export const companyPeople = v.object({
  officers: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        role: v.string(),
        appointedOn: v.nullable(v.string()),
        resignedOn: v.nullable(v.string()),
      }),
    ),
  ),
  control: v.nullable(
    v.array(v.object({ name: v.string(), natures: v.array(v.string()), ceasedOn: v.nullable(v.string()) })),
  ),
});
export type CompanyPeople = v.InferOutput<typeof companyPeople>;

/** Suppliers of jobs in sight that have the company's number or name. */
export const companySuppliers = v.object({
  jobs: v.number(),
  suppliers: v.array(
    v.object({
      jobId: v.string(),
      jobName: v.string(),
      supplierKey: v.string(),
      name: v.string(),
      companyNumber: v.string(),
      address: v.string(),
      postcode: v.string(),
      sic: v.string(),
      taxId: v.string(),
      /** A different number is never the same company; "none": the ledger states none. */
      number: v.picklist(["equal", "different", "none"]),
      isNameEqual: v.boolean(),
      isPostcodeEqual: v.boolean(),
      /** Evidence of each part, bits; the rules' own weights. */
      numberBits: v.number(),
      /** The number that a user confirmed for it. */
      confirmed: v.nullable(v.string()),
      canConfirm: v.boolean(),
    }),
  ),
});
export type CompanySuppliers = v.InferOutput<typeof companySuppliers>;

/** A user says which company a supplier is. */
export const companyDecisionBody = v.strictObject({
  number: v.pipe(v.string(), v.maxLength(20)),
  /** The user saw that the company is not active. */
  confirmsStatus: v.boolean(),
});
