/**
 * What a supplier's figures are multiplied by for a year: one document says nothing about a year of them, and 0 takes
 * what is one-off out of a year.
 * @param yearFactor the supplier's own factor, where some of its documents are outside the period
 */
export function factorFor(transactions: number, annualFactor: number, yearFactor: number | null = null): number {
  if (yearFactor === 0) return 0;
  return transactions === 1 ? 1 : (yearFactor ?? annualFactor);
}
