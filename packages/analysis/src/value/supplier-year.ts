/** A supplier's figures of a year. Use cases and the supplier page both ask here, so that they claim the same money. */
import { factorFor } from "./factor-for.ts";

/** Columns of a stored supplier; minor units of the job's currency. */
interface StoredFigures {
  readonly addressableMinor: number;
  readonly transactions: number;
  readonly cardableMinor: number;
  /** Null: all documents are cardable where any spend is. */
  readonly cardableTransactions: number | null;
  /** The supplier's own factor; 0 for one-off spend, null for the run's. */
  readonly yearFactor: number | null;
}

export interface YearFigures {
  readonly yearMinor: number;
  readonly payments: number;
}

interface SupplierYear {
  /** All that is addressable. */
  readonly all: YearFigures;
  /** Of it what is known to be accepted by card. */
  readonly card: YearFigures;
}

const nothing: YearFigures = { yearMinor: 0, payments: 0 };

/** Rounded as the frozen set of a use case keeps them (`freezeMembers`). */
export function supplierYear(of: StoredFigures, annualFactor: number): SupplierYear {
  const factor = factorFor(of.transactions, annualFactor, of.yearFactor);
  const figures = (minor: number, documents: number): YearFigures => ({
    yearMinor: Math.round(Math.max(0, minor) * factor),
    payments: Math.round(documents * factor),
  });
  return {
    all: figures(of.addressableMinor, of.transactions),
    card: of.cardableMinor > 0 ? figures(of.cardableMinor, of.cardableTransactions ?? of.transactions) : nothing,
  };
}
