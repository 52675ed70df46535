/** What suppliers that agreed were paid by the agreed method since, as later files state it. Money: minor units of the job's currency. */
import * as v from "valibot";
import { capabilitySchema } from "./capabilities.ts";

/** Why a supplier's realised spend is not known. */
const unrealisedReasons = ["noLaterFile", "methodNotInLedger", "notInLedger"] as const;

const figures = {
  /** Of a year's spend of the supplier, the part of the months that the ledger covers since the agreement. */
  expectedMinor: v.number(),
  /** Paid by the agreed method in these months. */
  realisedMinor: v.number(),
};

export const realisedSpend = v.object({
  currency: v.string(),
  minorDigits: v.number(),
  /** Last month that the ledger states, "2026-10"; null without dated documents. */
  lastMonth: v.nullable(v.string()),
  rows: v.array(
    v.object({
      supplierKey: v.string(),
      name: v.string(),
      method: capabilitySchema,
      agreedOn: v.string(),
      /** Whole months of the ledger after the month of the agreement. */
      months: v.number(),
      ...figures,
      /** null: both figures are known. */
      reason: v.nullable(v.picklist(unrealisedReasons)),
    }),
  ),
  /** Of the suppliers whose figures are known. */
  total: v.object({ suppliers: v.number(), ...figures }),
});
export type RealisedSpend = v.InferOutput<typeof realisedSpend>;
