/** What sort of payee a supplier is: proposed with evidence, certain or waiting, and decided by users. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { idOf } from "../ids.ts";
import { payeeClasses } from "./ledger-words.ts";

/** Classes that can be proposed and decided. Only a ledger can mark a payee as redacted. */
const decidableClasses = payeeClasses.filter((each) => each !== "Redacted");
export const decidableClassSchema = v.picklist(decidableClasses);
export type DecidableClass = v.InferOutput<typeof decidableClassSchema>;

/**
 * Classes whose payees stay addressable; payees of every other class are excluded. The newest scoring ruleset states the
 * same, and a test compares them.
 */
export const addressableClasses = ["Supplier", "PublicBody", "Rent"] as const satisfies readonly DecidableClass[];

/** Lists of names that the product carries; their sources and licences are in the data files and in the catalogue. */
const payeeLists = [
  "nationalTax",
  "regionalTax",
  "centralBanks",
  "banks",
  "securities",
  "cardIssuers",
  "publicPensions",
  "healthPlans",
  "localAuthorities",
  "governmentBodies",
  "localPensions",
] as const;
export type PayeeList = (typeof payeeLists)[number];

/** Languages that the name patterns are written in. */
export const payeeLanguages = ["en", "de", "fr", "es", "it", "nl", "is"] as const;
export type PayeeLanguage = (typeof payeeLanguages)[number];

/** Why a class is proposed; every kind carries what it was found in. */
export const payeeEvidenceSchema = v.variant("kind", [
  /** The name is on a list. */
  v.object({ kind: v.literal("list"), list: v.picklist(payeeLists), entry: v.string() }),
  /** Words of the name, in a language. */
  v.object({ kind: v.literal("pattern"), words: v.string(), language: v.picklist(payeeLanguages) }),
  /** The name contains the buyer's. */
  v.object({ kind: v.literal("buyer"), words: v.string() }),
  v.object({ kind: v.literal("mcc"), code: v.string() }),
  /** Share of the payee's money whose description names the class, 0 to 1. */
  v.object({ kind: v.literal("purpose"), share: v.number() }),
  /** The ledger's supplier ID begins with these letters. */
  v.object({ kind: v.literal("supplierId"), words: v.string() }),
]);
export type PayeeEvidence = v.InferOutput<typeof payeeEvidenceSchema>;

/**
 * certain: applied without a question. waiting: counts as before until decided. decided: a user of this job decided.
 * remembered: decided in another job of the issuer.
 */
export const payeeStates = ["waiting", "certain", "decided", "remembered"] as const;
export type PayeeState = (typeof payeeStates)[number];

const decisionMade = v.object({
  decisionId: v.number(),
  payeeClass: decidableClassSchema,
  author: v.string(),
  at: v.string(),
  /** Made after the present analysis: it counts from the next re-score. */
  isPending: v.boolean(),
});

const payeeItem = v.object({
  supplierKey: v.string(),
  name: v.string(),
  country: v.string(),
  /** Integer minor units of the job's currency. */
  spendMinor: v.number(),
  state: v.picklist(payeeStates),
  /** The class that the analysis counts the payee as. */
  counted: v.string(),
  /** The class that is proposed, or that applies. */
  payeeClass: decidableClassSchema,
  evidence: v.array(payeeEvidenceSchema),
  /** Who decided in another job, and when; null unless remembered. */
  remembered: v.nullable(v.object({ author: v.string(), at: v.string() })),
  /** The current decision of this job; null without one. */
  decision: v.nullable(decisionMade),
});
export type PayeeItem = v.InferOutput<typeof payeeItem>;

const group = v.object({
  state: v.picklist(payeeStates),
  payeeClass: decidableClassSchema,
  payees: v.number(),
  spendMinor: v.number(),
});

/** Payees of one page, most. */
export const payeePageSize = 100;

export const payeeQuery = {
  state: v.optional(v.picklist(payeeStates)),
  payeeClass: v.optional(decidableClassSchema),
  /** Of one payee alone. */
  supplierKey: v.optional(idOf("supplier")),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, encodedMessage("pageNumber")), v.transform(Number))),
};

export const payeeClassesAnswer = v.object({
  /** False where the analysis was made before classes were proposed. */
  isKnown: v.boolean(),
  /** By state and class, the most spend first. */
  groups: v.array(group),
  /** Payees that wait and would be excluded as proposed, and how much less would then be addressable, in minor units. */
  atStake: v.object({ payees: v.number(), addressableMinor: v.number() }),
  /** The payees of the filter, the most spend first. */
  total: v.number(),
  items: v.array(payeeItem),
  /** Decisions that wait for a re-score. */
  pending: v.number(),
});
export type PayeeClassesAnswer = v.InferOutput<typeof payeeClassesAnswer>;

/** Payees that one request may decide about. */
const maxPayeesDecided = 500;
const keys = v.pipe(
  v.array(v.pipe(idOf("supplier"), v.minLength(1))),
  v.minLength(1, encodedMessage("choosePayees")),
  v.maxLength(maxPayeesDecided, encodedMessage("maxPayees", { most: maxPayeesDecided })),
);

export const decidePayeesBody = v.strictObject({ supplierKeys: keys, payeeClass: decidableClassSchema });
export type DecidePayeesBody = v.InferOutput<typeof decidePayeesBody>;

export const undoPayeesBody = v.strictObject({
  decisionIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1, encodedMessage("choosePayees")),
    v.maxLength(maxPayeesDecided, encodedMessage("maxPayees", { most: maxPayeesDecided })),
  ),
});
