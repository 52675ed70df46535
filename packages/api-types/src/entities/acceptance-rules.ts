/** Rules of a scoring ruleset on what proves acceptance and what is repeated every year. All of them are data. */
import * as v from "valibot";
import { cleanLine } from "../clean-fields.ts";

const country = v.pipe(v.string(), v.maxLength(3));
const reason = v.pipe(v.string(), cleanLine(), v.maxLength(300));

/** Merchants that a ceiling is for: any, or those set up for business cards (virtual card, straight-through, level 3). */
export const merchantKinds = ["any", "business"] as const;

export const acceptanceRules = v.object({
  /** A document counts up to so many times the largest payment that was seen on card, and why. */
  timesLargestSeen: v.object({ times: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)), reason }),
  /**
   * Largest document of a supplier that accepts cards and without a stated maximum, in the reference currency: the first
   * that holds. No countries: all; no merchant codes: all.
   */
  ceilings: v.pipe(
    v.array(
      v.object({
        merchants: v.picklist(merchantKinds),
        countries: v.pipe(v.array(country), v.maxLength(300)),
        mcc: v.pipe(v.array(v.tuple([v.number(), v.number()])), v.maxLength(300)),
        limit: v.pipe(v.number(), v.minValue(0), v.maxValue(1e12)),
        reason,
      }),
    ),
    v.maxLength(50),
  ),
});
export type AcceptanceRules = v.InferOutput<typeof acceptanceRules>;

const days = v.pipe(v.number(), v.minValue(0), v.maxValue(3660));

export const yearRules = v.object({
  /** All documents of a supplier within so many days are one-off, where the period has at least `fromPeriodDays`. */
  oneOff: v.object({ days, fromPeriodDays: days }),
  /** Share of the money that must lie inside the period before anything is scaled to a year. */
  leastInside: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type YearRules = v.InferOutput<typeof yearRules>;

/** Card payments to a supplier that were seen, minor units of the job's currency; days are ISO, "" where none is dated. */
const cardSeen = v.object({
  count: v.number(),
  sumMinor: v.nullable(v.number()),
  largestMinor: v.nullable(v.number()),
  /** Of these by virtual card. */
  virtual: v.number(),
  first: v.string(),
  last: v.string(),
});
export type CardSeen = v.InferOutput<typeof cardSeen>;

/** Which evidence a limit rests on: a stated maximum, payments seen on card, or the ruleset's ceiling. */
const limitBases = ["stated", "seen", "ceiling"] as const;
export type LimitBasis = (typeof limitBases)[number];

/** Up to which document a supplier's acceptance of cards is proven, minor units of the job's currency. */
export const acceptanceProof = v.object({
  limitMinor: v.number(),
  basis: v.picklist(limitBases),
  seen: v.nullable(cardSeen),
});
export type AcceptanceProof = v.InferOutput<typeof acceptanceProof>;
