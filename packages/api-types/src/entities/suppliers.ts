import { paidByCard } from "./card-statements.ts";
import * as v from "valibot";
import { breakdownProperties } from "./breakdowns.ts";
import { capabilities, recommendationSchema } from "./capabilities.ts";
import {
  cardCapabilities,
  cardCapabilitySchema,
  detailLevelSchema,
  matchBands,
  matchBandSchema,
  matchedStateSchema,
  matchEvidenceSchema,
  scoreLevels,
  scoreLevelSchema,
  scoreFields,
  vcAcceptingSchema,
} from "./analysis.ts";
import { frequencySchema, supplierMeasuresSchema, termsBuckets, termsBucketSchema } from "./supplier-measures.ts";
import { matchReasons } from "./match-reasons.ts";
import { reasonFactSchema, scoreReasonSchema } from "./score-reasons.ts";
import { documentTypes } from "./ledger-words.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

/** What is paid to a supplier, or to all that a filter leaves; an average is null without documents. */
const figures = {
  spendMinor: v.number(),
  transactions: v.number(),
  orders: v.number(),
  invoices: v.number(),
  payments: v.number(),
  apovMinor: v.nullable(v.number()),
  aivMinor: v.nullable(v.number()),
  apvMinor: v.nullable(v.number()),
};

/** What a model predicts of a supplier: absent where predictions are off, or no model is in use. */
const predicted = {
  /** Likely to accept cards within 12 months, percent; null where too little is known. */
  prediction: v.nullable(v.number()),
  /** Features with the sign of what they add, the strongest first: "+industry,-terms". */
  predictionReasons: v.string(),
  /** Number of the model. */
  predictionModel: v.number(),
};
export type PredictedFields = v.InferOutput<v.ObjectSchema<typeof predicted, undefined>>;
type PredictionProperty = keyof PredictedFields;

/** Whether a row has a property only where a model predicts its run. */
export const isPredictionProperty = (name: string): name is PredictionProperty => Object.hasOwn(predicted, name);

/** The column of the grid that exists only where a model predicts the run. */
export const predictionColumn = "prediction" satisfies PredictionProperty;

/** One row of the suppliers grid. Money: integer minor units of the job's currency. */
export const supplierRow = v.object({
  supplierKey: v.string(),
  name: v.string(),
  country: v.string(),
  city: v.string(),
  mcc: v.string(),
  mccDescription: v.string(),
  payeeClass: v.string(),
  ...figures,
  /** Spend that no method is ruled out for, and the part of it at suppliers that accept cards. */
  addressableMinor: v.number(),
  cardableMinor: v.number(),
  frequency: frequencySchema,
  termsBucket: termsBucketSchema,
  daysToPay: v.nullable(v.number()),
  matchedState: matchedStateSchema,
  matchBand: matchBandSchema,
  /** One of `matchReasons`; "" in earlier runs. */
  matchReason: v.string(),
  /** Name of the directory entry that it is matched with; "" where it is Unmatched, and in runs of before. */
  matchedName: v.string(),
  confidence: v.number(),
  cardAccepting: v.boolean(),
  vcAccepting: vcAcceptingSchema,
  detailLevel: detailLevelSchema,
  stpCapable: v.boolean(),
  cardCapability: cardCapabilitySchema,
  /** Of the capabilities that the job has chosen. */
  ...v.partial(v.object(scoreFields)).entries,
  recommendedMethod: v.nullable(recommendationSchema),
  variants: v.number(),
  /** A user set a band of it by hand. */
  setByHand: v.boolean(),
  /** What the rules say of the bands that are set by hand: "stp:Medium,vcard:Low" (overrides.ts). */
  machineBands: v.string(),
  /** Of each breakdown of the job the value that the supplier spends most under; "" where it has none. */
  ...v.entriesFromList(breakdownProperties, v.optional(v.string(), "")),
  ...v.partial(v.object(predicted)).entries,
});
export type SupplierRow = v.InferOutput<typeof supplierRow>;

/** Columns that the grid may filter and sort by, with the kind of their values: the allow-list of S58. */
export const supplierColumns = {
  /** What a row is called in addresses: exceptions of a selection are ruled out by it. */
  supplierKey: "text",
  name: "text",
  country: "text",
  city: "text",
  mcc: "text",
  mccDescription: "text",
  payeeClass: "enum",
  spendMinor: "money",
  addressableMinor: "money",
  cardableMinor: "money",
  transactions: "number",
  orders: "number",
  invoices: "number",
  payments: "number",
  apovMinor: "money",
  aivMinor: "money",
  apvMinor: "money",
  frequency: "enum",
  termsBucket: "enum",
  daysToPay: "number",
  matchedState: "enum",
  matchBand: "enum",
  matchReason: "enum",
  matchedName: "text",
  confidence: "number",
  cardAccepting: "boolean",
  vcAccepting: "enum",
  detailLevel: "number",
  stpCapable: "boolean",
  cardCapability: "enum",
  stpScore: "enum",
  vcardScore: "enum",
  pcardScore: "enum",
  tandEcardScore: "enum",
  scfScore: "enum",
  instantPayScore: "enum",
  boostScore: "enum",
  optimaScore: "enum",
  recommendedMethod: "enum",
  variants: "number",
  setByHand: "boolean",
  machineBands: "text",
  // dimensions of the insights, so that a bar drills to exactly its suppliers
  paymentMethods: "list",
  paymentMethodCount: "number",
  mccGroup: "text",
  mccType: "text",
  sicDivision: "text",
  sicMajorGroup: "text",
  sicIndustryGroup: "text",
  sicIndustryCode: "text",
  unspscCategory: "text",
  naicsIndustry: "text",
  // breakdowns of the job's files: a filter keeps suppliers with any spend under a value, the order is that of the main value
  breakdown1: "text",
  breakdown2: "text",
  breakdown3: "text",
  breakdown4: "text",
  breakdown5: "text",
  breakdown6: "text",
  breakdown7: "text",
  breakdown8: "text",
} as const satisfies Record<string, "text" | "enum" | "money" | "number" | "boolean" | "list">;
export type SupplierColumn = keyof typeof supplierColumns;

/**
 * What filters ask besides columns: whether a supplier has documents of a month, "2025-03", or such that were paid by a
 * method, "2025-03 Card". Equal and NotEqual alone.
 */
export const documentMonth = "documentMonth";

/** The value that such a filter has. */
export const documentMonthValue = (month: string, method: string | null): string =>
  method === null ? month : `${month} ${method}`;

/** Columns whose values rest on the directory: on a made one they are marked wherever they are shown or written. */
export const directoryColumns: ReadonlySet<string> = new Set<SupplierColumn>([
  "cardableMinor",
  "matchedState",
  "matchBand",
  "matchReason",
  "matchedName",
  "confidence",
  "cardAccepting",
  "vcAccepting",
  "detailLevel",
  "stpCapable",
  "cardCapability",
  ...capabilities.map((capability) => `${capability}Score` as const),
  "recommendedMethod",
]);

/** Order of the words of enum columns, least first: how the grid sorts and compares them. Others go by the alphabet. */
export const supplierColumnOrder: Partial<Record<SupplierColumn, readonly string[]>> = {
  frequency: ["None", "OneOff", "Occasional", "Quarterly", "Monthly", "Fortnightly", "Weekly", "SeveralAWeek"],
  termsBucket: termsBuckets,
  matchBand: matchBands.toReversed(),
  matchReason: matchReasons.toReversed(),
  cardCapability: cardCapabilities.toReversed(),
  ...Object.fromEntries(capabilities.map((capability) => [`${capability}Score`, scoreLevels.toReversed()])),
};

/** Figures of everything that a filter leaves; an average (minor units, null without documents) is sum over sum. */
export const supplierTotals = v.object(figures);
export type SupplierTotals = v.InferOutput<typeof supplierTotals>;

const monthEntry = v.object({
  month: v.string(),
  documentType: v.picklist(documentTypes),
  count: v.number(),
  valueMinor: v.number(),
});

export const directoryMatch = v.object({
  entryId: v.string(),
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
  mcc: v.string(),
  acceptsCard: v.boolean(),
  acceptsVirtualCard: v.boolean(),
  detailLevel: detailLevelSchema,
  stpCapable: v.boolean(),
  lastSeen: v.string(),
  /** What the card statements of the job's issuer show. */
  paidByCard: v.optional(paidByCard),
});

/** Everything the supplier page shows: bands with reasons, documents by month, evidence with the runner-up. */
/** Facts to change, at most two, for a better level of a capability, each with the points that it brings. */
const scoreLift = v.object({
  to: scoreLevelSchema,
  /** Of each fact what it would be, and the ruleset's number that it would have to reach. */
  changes: v.array(v.object({ points: v.number(), fact: reasonFactSchema })),
});
export type ScoreLift = v.InferOutput<typeof scoreLift>;

/** What a method is worth in a year if the supplier converts, of the spend it may claim: three levers, less its yearly fee. */
const supplierWorth = v.object({
  rebateMinor: v.number(),
  workingCapitalMinor: v.number(),
  processMinor: v.number(),
  feeMinor: v.number(),
});
export type SupplierWorth = v.InferOutput<typeof supplierWorth>;

export const supplierDetail = v.object({
  row: supplierRow,
  measures: supplierMeasuresSchema,
  identity: v.record(v.string(), v.string()),
  /** What the ledger's industry codes are called, by the dimension of the insights; those that it states alone. */
  industries: v.array(v.object({ dimension: v.string(), label: v.string() })),
  points: v.record(v.picklist(capabilities), v.number()),
  /** Points from which the pinned ruleset gives a level. */
  levelPoints: v.object({ High: v.number(), Medium: v.number(), Low: v.number() }),
  reasons: v.record(v.picklist(capabilities), v.array(scoreReasonSchema)),
  /** What would lift each level; null: it is at High, or no two facts that can be changed do it. */
  lifts: v.record(v.picklist(capabilities), v.nullable(scoreLift)),
  /** Of the recommended method by the pinned ruleset, in the job's currency; null without one, or where its acceptance is not proven. */
  worth: v.nullable(supplierWorth),
  months: v.array(monthEntry),
  methods: v.array(v.object({ method: v.string(), count: v.number(), valueMinor: v.number() })),
  variants: v.array(
    v.object({
      variantId: v.number(),
      supplierId: v.string(),
      name: v.string(),
      lines: v.number(),
      valueMinor: v.number(),
    }),
  ),
  evidence: v.nullable(matchEvidenceSchema),
  matched: v.nullable(directoryMatch),
  runnerUp: v.nullable(directoryMatch),
  directoryNote: messageSchema,
  currency: v.string(),
  minorDigits: v.number(),
  annualisation: v.nullable(messageSchema),
  /** What the ruleset's money is in, and units of the job's currency for one of it. */
  reference: v.object({ currency: v.string(), rate: v.number() }),
  /** How the supplier's figures became those of a year; null where they were taken as they are stated. */
  scaled: v.nullable(v.object({ factor: v.number(), from: v.string(), to: v.string() })),
  /** What makes a year of addressable and cardable spend, as use cases count it: 0 for one-off spend. */
  addressableFactor: v.number(),
  scoringRulesetVersion: v.number(),
  confidenceRulesetVersion: v.number(),
  /** Rows of the files that are the supplier's; null: the user may not open them. */
  rowsCount: v.nullable(v.number()),
  /** Neighbours in the default order, for J and K. */
  previousKey: v.nullable(v.string()),
  nextKey: v.nullable(v.string()),
});
export type SupplierDetail = v.InferOutput<typeof supplierDetail>;
