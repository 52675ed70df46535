/** What an issuer assumes of its use cases before the product does (docs/analysis.md section 9). */
import * as v from "valibot";
import { typedAssumptions } from "./use-cases.ts";

export const issuerAssumptions = v.object({
  /** The issuer's own; for others the product's apply. Amounts of money in the issuer's currency. */
  typed: typedAssumptions,
  /** null: the issuer has no currency of its own, and states no amounts of money. */
  currency: v.nullable(v.string()),
  minorDigits: v.number(),
  /** 0: nothing was saved yet. */
  version: v.number(),
  savedBy: v.nullable(v.string()),
  savedOn: v.nullable(v.string()),
});
export type IssuerAssumptions = v.InferOutput<typeof issuerAssumptions>;

/** `version`: the one that was read. */
export const saveIssuerAssumptionsBody = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  typed: typedAssumptions,
});
