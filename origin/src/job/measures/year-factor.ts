/** A year's figures of suppliers with documents outside the period: only money inside it is scaled. */
import type { DocumentTotal } from "../facts.ts";

/** SQL of what a supplier's figures are multiplied by for a year; the argument is SQL of the job's factor. */
export const yearFactorSql = (annualFactor: string): string =>
  `CASE WHEN transactions = 1 THEN 1.0 ELSE coalesce(yearFactor, ${annualFactor}) END`;

/**
 * The factor of all of a supplier's documents of one type of which only those inside the period are scaled; null where
 * all are inside. By value; by number where credits leave no value to go by.
 */
export function yearFactorOf(all: DocumentTotal, outside: DocumentTotal, annualFactor: number): number | null {
  if ((outside.count === 0 && outside.valueMinor === 0) || all.count === 0) return null;
  const inside = all.valueMinor - outside.valueMinor;
  if (inside >= 0 && outside.valueMinor >= 0 && all.valueMinor > 0)
    return (inside * annualFactor + outside.valueMinor) / all.valueMinor;
  return ((all.count - outside.count) * annualFactor + outside.count) / all.count;
}
