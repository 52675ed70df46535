/** Users' decisions about a job's matches and groups: kept over every re-run, and labelled data of their own. */
import * as v from "valibot";
import { idOf } from "../ids.ts";
import { groupDecisionSchema } from "./analysis.ts";
import { encodedMessage } from "../catalogue/message.ts";

const key = v.pipe(idOf("entry"), v.minLength(1));

/** confirm: this entry is the supplier's. refuse: it is not. clear: the machine decides again. */
export const matchDecisionBody = v.variant("decision", [
  v.strictObject({ decision: v.literal("confirm"), entryId: key }),
  v.strictObject({ decision: v.literal("refuse"), entryId: key }),
  v.strictObject({ decision: v.literal("clear") }),
]);
export type MatchDecisionBody = v.InferOutput<typeof matchDecisionBody>;

export const groupDecisionBody = v.pipe(
  groupDecisionSchema,
  v.check((decision) => {
    if (decision.kind === "split") return decision.variantIds.length > 0 && decision.variantIds.length <= 1000;
    const length = new Set(decision.supplierKeys).size;
    if (decision.kind === "apart") return length > 1 && length <= 100;
    return length > 0 && length <= 100 && !decision.supplierKeys.includes(decision.into);
  }, encodedMessage("decisionChoose")),
);

export const groupDecisionItem = v.object({
  decisionId: v.number(),
  /** null: it is damaged, decides nothing and can be undone. */
  decision: v.nullable(groupDecisionSchema),
  /** Names at the time when it was made. */
  words: v.string(),
  author: v.string(),
  at: v.string(),
  /** Made after the present analysis: it counts from the next re-score. */
  isPending: v.boolean(),
});
export type GroupDecisionItem = v.InferOutput<typeof groupDecisionItem>;

/** Suppliers that look like one, the one with most spend first: a user merges them or keeps them separate. */
export const mergeProposal = v.object({
  suppliers: v.array(
    v.object({
      supplierKey: v.string(),
      name: v.string(),
      supplierId: v.string(),
      addressLine1: v.string(),
      city: v.string(),
      postalCode: v.string(),
      country: v.string(),
      taxId: v.string(),
      /** Integer minor units of the job's currency. */
      spendMinor: v.number(),
    }),
  ),
  /** Of the strongest pair. Likely: other fields agree. Possible: the names alone. */
  likeness: v.picklist(["Likely", "Possible"]),
  /** Fields that agree in at least one pair, the name aside. */
  agrees: v.array(v.picklist(["street", "postcode", "city", "phone", "taxId"])),
});
export type MergeProposal = v.InferOutput<typeof mergeProposal>;

export const mergeProposals = v.object({
  /** False while the present analysis is still looked through. */
  isComplete: v.boolean(),
  /** How many are open; the largest spend first in `proposals`, at most 50. */
  total: v.number(),
  proposals: v.array(mergeProposal),
});
export type MergeProposals = v.InferOutput<typeof mergeProposals>;

/** What stands for one supplier, and how many of the job's decisions wait for a re-score. */
export const supplierDecisions = v.object({
  match: v.nullable(
    v.object({
      confirmed: v.nullable(v.string()),
      refused: v.array(v.string()),
      author: v.string(),
      at: v.string(),
      isPending: v.boolean(),
    }),
  ),
  groups: v.array(groupDecisionItem),
  pending: v.number(),
});
export type SupplierDecisions = v.InferOutput<typeof supplierDecisions>;
