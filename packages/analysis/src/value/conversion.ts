/**
 * How many suppliers convert. By ticket, since acceptance falls as tickets grow: 50 % of the spend in tickets under 5,000,
 * 35 % up to 25,000, 20 % above (reference currency). Published: 30–40 % self-service and 60–80 % managed, by count of
 * suppliers (corpay.com, a vendor); 10–15 % of spend in practice (payment-economics.org, issue 4); resistance rises with
 * the ticket (firstannapolis.com). The low and the high scenario lie 15 points around it.
 */
import type { ScenarioLevel } from "@paygauge/api-types/entities/case-parameters";

/** Tickets below a band's ceiling, reference currency; the last band has none. */
export const conversionBands = [
  { below: 5_000, conversion: 0.5 },
  { below: 25_000, conversion: 0.35 },
  { below: Infinity, conversion: 0.2 },
] as const;

/** Part of suppliers without known acceptance that is assumed to accept cards and convert; no public source, ours. */
export const upsideConversion = 0.05;

const lowest = conversionBands[2].conversion;

/** The conversion of an average ticket, reference currency; that of the largest where it is unknown. */
export const conversionOfTicket = (ticket: number | null): number =>
  ticket === null ? lowest : (conversionBands.find(({ below }) => ticket < below)?.conversion ?? lowest);

/** Documents of a supplier and their averages, minor units; null where they are not known. */
interface Ticketed {
  readonly cardableMinor: number;
  readonly cardableTransactions: number | null;
  readonly apvMinor: number | null;
  readonly aivMinor: number | null;
  readonly apovMinor: number | null;
  readonly spendMinor: number;
  readonly transactions: number;
}

/** The average ticket of what may move to card, else of all documents, minor units; null without a document. */
export function claimedTicket(of: Ticketed): number | null {
  const { cardableMinor, cardableTransactions, apvMinor, aivMinor, apovMinor, spendMinor, transactions } = of;
  if (cardableTransactions !== null && cardableTransactions > 0) return cardableMinor / cardableTransactions;
  return apvMinor ?? aivMinor ?? apovMinor ?? (transactions > 0 ? spendMinor / transactions : null);
}

/** Points between the base and the low or the high scenario. */
const spread = 0.15;
const upsideSpread = 0.05;

const shifts: Readonly<Record<ScenarioLevel, number>> = { low: -1, base: 0, high: 1 };

/** A conversion in a scenario: 15 points lower or higher, from 0 to 100 %; 5 points where acceptance is not known. */
export function conversionAt(level: ScenarioLevel, base: number, isUpside = false): number {
  const moved = base + shifts[level] * (isUpside ? upsideSpread : spread);
  return Number(Math.min(1, Math.max(0, moved)).toFixed(9));
}
