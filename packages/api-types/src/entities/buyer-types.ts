import * as v from "valibot";

/** What a buyer is by law, as far as payment terms go. */
export const buyerTypes = ["public", "private"] as const;
export const buyerTypeSchema = v.picklist(buyerTypes);
export type BuyerType = (typeof buyerTypes)[number];
