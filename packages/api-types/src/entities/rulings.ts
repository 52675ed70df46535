/** What people decided about a job's matches and groups: kept over every re-run, and labelled data of their own. */
import * as v from "valibot";
import { groupRulingSchema } from "./analysis.ts";

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** confirm: this entry is the supplier's. refuse: it is not. clear: the machine decides again. */
export const matchRulingBody = v.variant("ruling", [
  v.strictObject({ ruling: v.literal("confirm"), entryId: key }),
  v.strictObject({ ruling: v.literal("refuse"), entryId: key }),
  v.strictObject({ ruling: v.literal("clear") }),
]);
export type MatchRulingBody = v.InferOutput<typeof matchRulingBody>;

export const groupRulingBody = v.pipe(
  groupRulingSchema,
  v.check(
    (ruling) =>
      ruling.kind === "merge"
        ? ruling.supplierKeys.length > 0 &&
          ruling.supplierKeys.length <= 100 &&
          !ruling.supplierKeys.includes(ruling.into)
        : ruling.variantIds.length > 0 && ruling.variantIds.length <= 1000,
    "Choose at least one supplier to merge, other than the one that stays, or at least one spelling to split off.",
  ),
);

export const groupRulingItem = v.object({
  rulingId: v.number(),
  ruling: groupRulingSchema,
  /** Names as they were when it was made. */
  words: v.string(),
  author: v.string(),
  at: v.string(),
  /** Made after the present analysis: it counts from the next re-score. */
  isPending: v.boolean(),
});
export type GroupRulingItem = v.InferOutput<typeof groupRulingItem>;

/** What stands for one supplier, and how many of the job's rulings wait for a re-score. */
export const supplierRulings = v.object({
  match: v.nullable(
    v.object({
      confirmed: v.nullable(v.string()),
      refused: v.array(v.string()),
      author: v.string(),
      at: v.string(),
      isPending: v.boolean(),
    }),
  ),
  groups: v.array(groupRulingItem),
  pending: v.number(),
});
export type SupplierRulings = v.InferOutput<typeof supplierRulings>;
