/** What each kind of job has, apart from the columns that its files are asked for (`columnsOfKind`). */
import type { LedgerKind } from "./ledger.ts";

interface JobKind {
  /**
   * Its files state money: suppliers are measured and scored, and every page is there. Otherwise they are grouped and
   * matched, and the pages that are declared `needsFigures` are not.
   */
  readonly figures: boolean;
  /** Its rows have dates, in a period that a user confirms. */
  readonly period: boolean;
}

export const jobKinds: Readonly<Record<LedgerKind, JobKind>> = {
  base: { figures: true, period: false },
  matchedDataOnly: { figures: false, period: false },
  advanced: { figures: true, period: true },
};

/** Whether jobs of a kind have money, and with it measures and scores; false for an unknown kind. */
export const hasFigures = (kind: LedgerKind): boolean => Object.hasOwn(jobKinds, kind) && jobKinds[kind].figures;
