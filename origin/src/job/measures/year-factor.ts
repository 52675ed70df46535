/** A year's figures of suppliers with documents outside the period: only money inside it is scaled. */
import type { DocumentTotal } from "../facts.ts";

/**
 * SQL of what a supplier's figures are multiplied by for a year; the argument is SQL of the job's factor. The same rule as
 * `factorFor`.
 */
export const yearFactorSql = (annualFactor: string): string =>
  `CASE WHEN yearFactor = 0 THEN 0.0 WHEN transactions = 1 THEN 1.0 ELSE coalesce(yearFactor, ${annualFactor}) END`;

/**
 * The factor of a supplier of whose documents of one type only those inside the period count for a year; null where all
 * are inside. By value; by number where credits leave no value to go by. Never above the job's own factor.
 */
export function insideFactorOf(all: DocumentTotal, outside: DocumentTotal, annualFactor: number): number | null {
  if ((outside.count === 0 && outside.valueMinor === 0) || all.count === 0) return null;
  const byValue = all.valueMinor > 0;
  const [whole, left] = byValue ? [all.valueMinor, outside.valueMinor] : [all.count, outside.count];
  return Math.min(1, Math.max(0, (whole - left) / whole)) * annualFactor;
}

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
