/**
 * The rates table of a job: units of each currency for one US dollar, as exact decimals with the day they are of. Money
 * in a currency that is not in it waits (fault rule of docs/analysis.md section 2).
 */
import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { minorText } from "./minor-text.ts";

/** Rates are per unit of this currency, which needs no row of its own. */
export const ratesBase = "USD";

const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, encodedMessage("rateCurrency")));
/** Up to nine digits on each side of the point: all arithmetic with them is exact. */
export const rateText = v.pipe(
  v.string(),
  cleanLine(),
  v.regex(/^\d{1,9}(\.\d{1,9})?$/, encodedMessage("rateDigits")),
  v.check((text) => /[1-9]/.test(text), encodedMessage("rateAboveZero")),
);
const jobRate = v.strictObject({
  currency: code,
  /** Units of the currency for one US dollar. */
  perUsd: rateText,
  /** The day that the rate is of; of a yearly average its last one. */
  asOf: v.pipe(v.string(), v.isoDate(encodedMessage("day"))),
});
export type JobRate = v.InferOutput<typeof jobRate>;

/** At most one row a currency of ISO 4217. */
export const jobRateList = v.pipe(
  v.array(jobRate),
  v.maxLength(200, encodedMessage("maxRates")),
  v.check(
    (rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length,
    encodedMessage("ratesTwice"),
  ),
);

export const jobRates = v.object({
  rates: v.array(jobRate),
  /** 0: the defaults, which no one changed yet. */
  version: v.number(),
  updatedOn: v.nullable(v.string()),
});
export type JobRates = v.InferOutput<typeof jobRates>;

/** Rows of one currency, "" for none that is known, with their sum in its own minor units. */
export const waitingRows = v.strictObject({
  currency: v.string(),
  rows: v.number(),
  sumMinor: minorText,
  minorDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
});
export type WaitingRows = v.InferOutput<typeof waitingRows>;
