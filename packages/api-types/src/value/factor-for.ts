/** What a supplier's figures are multiplied by for a year: one document is one-off, and says nothing about a year of them. */
export function factorFor(transactions: number, annualFactor: number): number {
  return transactions === 1 ? 1 : annualFactor;
}
