/** Periods that are not a year: scores look at a year, screens show what was stated. */

/** A ledger of so many days, give or take, is a year and is not scaled. */
const yearDays = 365;
const yearTolerance = 3;

export interface Annualisation {
  periodDays: number;
  /** What counts and money are multiplied by for a year. */
  factor: number;
  scaled: boolean;
  /** For people; "" when the period is a year. */
  statement: string;
}

/**
 * Annualises by ×365/days. `firstDate` and `lastDate` are days since 1970 of the ledger, or of the period that a person
 * stated, both inclusive. A ledger without dates is taken as a year, and says so.
 */
export function annualise(firstDate: number | null, lastDate: number | null): Annualisation {
  if (firstDate === null || lastDate === null || lastDate < firstDate) {
    const statement = "The file states no dates: figures are taken as those of one year.";
    return { periodDays: yearDays, factor: 1, scaled: false, statement };
  }
  const periodDays = lastDate - firstDate + 1;
  if (Math.abs(periodDays - yearDays) <= yearTolerance) return { periodDays, factor: 1, scaled: false, statement: "" };
  const factor = yearDays / periodDays;
  const statement = `The data covers ${periodDays} days: figures for scores are scaled to a year (× ${factor.toFixed(2)}), screens show the stated ones.`;
  return { periodDays, factor, scaled: true, statement };
}
