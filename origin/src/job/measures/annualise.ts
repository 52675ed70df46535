/** Periods that are not a year: scores look at a year, screens show what was stated. */
import { factorOfDays } from "@paygauge/analysis/period/period";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** Days of a ledger without dates. */
const yearDays = 365;

interface Annualisation {
  periodDays: number;
  /** What counts and money are multiplied by for a year. */
  factor: number;
  scaled: boolean;
  /** For users; null when the period is a year. */
  statement: MessageRef | null;
}

/**
 * Annualises by ×365/days. `firstDate` and `lastDate` are days since 1970 of the ledger, or of the period that a user
 * stated, both inclusive. A ledger without dates is taken as a year, with a note.
 */
export function annualise(firstDate: number | null, lastDate: number | null): Annualisation {
  if (firstDate === null || lastDate === null || lastDate < firstDate) {
    const statement = message("noDates");
    return { periodDays: yearDays, factor: 1, scaled: false, statement };
  }
  const periodDays = lastDate - firstDate + 1;
  const factor = factorOfDays(periodDays);
  if (factor === 1) return { periodDays, factor, scaled: false, statement: null };
  const statement = message("scaledToYearSeveral", { days: periodDays, factor: factor.toFixed(2) });
  return { periodDays, factor, scaled: true, statement };
}
