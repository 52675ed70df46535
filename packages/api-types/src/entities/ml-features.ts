/** What a prediction may know of a supplier: facts of its ledger and of the public register, and no other. */
import * as v from "valibot";

/** Features that are words, of which a supplier has one or none. */
export const wordFeatures = ["industry", "country", "legalForm"] as const;
/** Features that are numbers. */
export const numberFeatures = ["age", "invoices", "ticket", "terms"] as const;
/** All of them; `methods`: payment methods that the ledger names, without cards. */
export const predictionFeatures = [...wordFeatures, ...numberFeatures, "methods"] as const;
export type WordFeature = (typeof wordFeatures)[number];
export type NumberFeature = (typeof numberFeatures)[number];
export type PredictionFeature = (typeof predictionFeatures)[number];
export const predictionFeatureSchema = v.picklist(predictionFeatures);

/** Payment methods that are a feature. Cards are the question itself; "Unknown" and "Other" name none. */
export const predictionMethods = ["Cheque", "Wire", "BankTransfer", "DirectDebit", "Cash"] as const;
