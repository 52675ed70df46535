/** The matched data of a job: who each supplier says it is, and which directory entry it is. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { matchBands } from "./analysis.ts";
import { languages } from "../languages.ts";
import { runQuery } from "./runs.ts";

/** Columns of the file, in order, with their English headings. */
export const matchedHeadings = {
  supplierKey: "Supplier key",
  supplierId: "Supplier ID",
  name: "Supplier",
  addressLine1: "Address line 1",
  addressLine2: "Address line 2",
  city: "City",
  state: "State or region",
  postalCode: "Postcode",
  country: "Country",
  taxId: "Tax ID",
  companyNumber: "Company number",
  phone: "Phone",
  email: "Email",
  website: "Website",
  variants: "Name variants",
  matchedState: "Match",
  matchBand: "Match band",
  matchReason: "Match reason",
  confidence: "Match confidence (%)",
  entryId: "Directory ID",
  entryName: "Directory name",
  entryAddress: "Directory address",
  entryCity: "Directory city",
  entryPostalCode: "Directory postcode",
  entryCountry: "Directory country",
  mcc: "MCC",
  mccDescription: "MCC description",
  cardAccepting: "Card accepting",
  vcAccepting: "VC accepting",
  detailLevel: "Detail level",
  stpCapable: "STP capable",
  cardCapability: "Card capability",
  lastSeen: "Last seen",
  cardPayments: "Card payments",
  cardEvidence: "Card evidence",
} as const;
export type MatchedColumn = keyof typeof matchedHeadings;
export const matchedColumns = Object.keys(matchedHeadings) as MatchedColumn[];

/** Whether a column tells what the directory says: on a made one it is marked. The MCC may be the file's own. */
export const isFromDirectory = (column: MatchedColumn): boolean =>
  column !== "mcc" &&
  column !== "mccDescription" &&
  matchedColumns.indexOf(column) >= matchedColumns.indexOf("matchedState");

/** "High,Medium": suppliers of these bands; left out, all of them. */
const chosenBands = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(",").filter((each) => each !== "")),
    v.array(v.picklist(matchBands, encodedMessage("oneOf", { names: matchBands.join(", ") }))),
  ),
);

export const matchedDataQuery = v.strictObject({
  ...runQuery,
  bands: chosenBands,
  /** Of the sentences in its cells; English where it is left out. */
  language: v.optional(v.picklist(languages)),
});
export const matchedFileQuery = v.strictObject({
  ...matchedDataQuery.entries,
  format: v.optional(v.picklist(["csv", "xlsx"])),
  /** JSON: columns' headings by their names, in the words of the person who asks. */
  headings: v.optional(v.pipe(v.string(), v.maxLength(3000))),
});

/** Rows that the page shows before the file is fetched. */
export const matchedPreviewRows = 20;

export const matchedData = v.object({
  /** Suppliers of each band, and of those that are chosen. */
  bands: v.record(v.picklist(matchBands), v.number()),
  chosen: v.number(),
  /** The first of the chosen, their cells in the order of the columns as the file writes them. */
  rows: v.array(v.array(v.string())),
  /** Matched against a made directory. */
  isDemo: v.boolean(),
});
export type MatchedData = v.InferOutput<typeof matchedData>;
