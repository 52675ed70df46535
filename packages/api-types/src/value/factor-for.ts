/**
 * What a supplier's figures are multiplied by for a year: one document is one-off, and says nothing about a year of them.
 * @param yearFactor the supplier's own factor, where some of its documents are outside the period
 */
export function factorFor(transactions: number, annualFactor: number, yearFactor: number | null = null): number {
  return transactions === 1 ? 1 : (yearFactor ?? annualFactor);
}
