/** What acquirers charge suppliers for card payments, by the buyer's country. Fractions of a payment. */
import { ownValue } from "@paygauge/api-types/own-value";

/**
 * Published large-ticket interchange is 1.25 to 1.35 %, compared with 1.80 to 1.95 % at level 3
 * (revolution-payments.com, US, 2013): a large ticket costs this much less.
 */
const largeTicketDifference = 0.006;

interface CardFees {
  readonly fee: number;
  /** false: no public figure was found for the country, the fee is assumed. */
  readonly isPublished: boolean;
  /** Fixed fee of a card payment to a utility (MCC 4900), US dollars; absent where none is published. */
  readonly utilityFee?: number;
}

/**
 * USA: about 3 % (spendmatters.com, 2025); business cards at registered utilities pay a flat 1.50 USD (trxservices.com,
 * 2016).
 */
const byCountry: Readonly<Record<string, CardFees>> = {
  USA: { fee: 0.03, isPublished: true, utilityFee: 1.5 },
};

/** Ours. It lies within the interchange that is published for the UK (1.5 to 2.5 %) and an acquirer's margin. */
const assumed: CardFees = { fee: 0.0245, isPublished: false };

/** The fee of a country, ISO 3166-1 alpha-3. */
export const cardFeesOf = (country: string): CardFees => ownValue(byCountry, country) ?? assumed;

/** The fee on large tickets, from the usual one; four decimals. */
export const largeFeeOf = (fee: number): number =>
  Math.max(0, Math.round((fee - largeTicketDifference) * 10_000) / 10_000);

/** What a set pays to utilities: part of its spend, and the average payment in the job's currency. */
export interface UtilityPart {
  readonly share: number;
  readonly ticket: number;
}

/**
 * The fee of a set of which a part goes to utilities, whose payments cost a fixed amount; never more than the usual fee.
 * Four decimals.
 * @param fixed money of one payment, in the currency of `ticket`
 */
export function feeWithUtilities(fee: number, fixed: number | undefined, part: UtilityPart | null | undefined): number {
  if (fixed === undefined || !part || part.ticket <= 0) return fee;
  const theirs = Math.min(fee, fixed / part.ticket);
  return Math.round(((1 - part.share) * fee + part.share * theirs) * 10_000) / 10_000;
}
