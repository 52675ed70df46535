/** Merchants as screens and files show them. */
import type { StatementMerchant } from "@paygauge/api-types/entities/card-statements";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Merchant } from "./merchant.ts";

/** Sums in minor units by currency, with how many digits these are. */
export const sumsOf = (totals: Iterable<readonly [string, number]>): StatementMerchant["sums"] =>
  [...totals].map(([currency, minor]) => ({ currency, minor, minorDigits: minorDigitsOf(currency) }));

/** A merchant without what only matching and sharing need. */
export function shownMerchant(merchant: Merchant): StatementMerchant {
  const { name, country, town, mcc, category, count, refunds, first, last } = merchant;
  const sums = sumsOf(Object.entries(merchant.sums));
  return { name, country, town, mcc, category, count, refunds, sums, first, last };
}
