/** Rows of a run that count nowhere, of all its files: those that are shown, and those of which only sums are. */
import {
  isSumOnly,
  nowhereReasons,
  type NowhereReason,
  type UncountedRows,
} from "@paygauge/api-types/entities/ledger-rows";
import type { ImportMoney } from "@paygauge/api-types/entities/import-money";
import { isRedacted } from "@paygauge/analysis/reading/redactions";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Env } from "../../env.ts";
import { payeeRules } from "../payees/payee-rules.ts";
import { payeeProposer } from "../payees/propose-class.ts";
import { findRows, uncountedRowsOf } from "./row-places.ts";
import { RowsReading } from "./rows-reading.ts";
import type { RunLedger } from "./run-ledger.ts";
import { runSuppliers } from "./run-suppliers.ts";

export interface Uncounted {
  readonly listed: RowsReading;
  /** Rows of employees, pay and withheld names. */
  readonly sumOnly: RowsReading;
  /** Of documents that their supplier's spend is not counted by, and of those that it is. */
  readonly settledMinor: bigint;
  readonly spendMinor: bigint;
}

/** Whether a name that no supplier claims is one of which only sums are shown. */
function withholding({ payload: { payees, job } }: RunLedger): (name: string) => boolean {
  if (payees === null) return isRedacted;
  const propose = payeeProposer(payeeRules(payees.rules), { name: payees.buyerName, country: job.buyerCountry });
  const signs = { country: job.buyerCountry, supplierId: "", mcc: "", merchantCategory: "" };
  return (name) => isRedacted(name) || isSumOnly(propose({ ...signs, name })?.payeeClass ?? "Supplier");
}

interface Asked {
  readonly env: Pick<Env, "FILES">;
  readonly sql: SqlStorage;
  readonly ledger: RunLedger;
  readonly run: string;
}

/** Finds the rows, without reading them. */
export async function openUncounted({ env, sql, ledger, run }: Asked): Promise<Uncounted> {
  const suppliers = await runSuppliers(sql, run);
  const shown = suppliers.filter((each) => !each.isSumOnly);
  const hidden = suppliers.filter((each) => each.isSumOnly);
  const listed = await findRows(ledger, uncountedRowsOf(shown, ledger.kind, true));
  const sumOnly = await findRows(ledger, uncountedRowsOf(hidden, ledger.kind, false));
  const spendMinor = suppliers.reduce((sum, each) => sum + BigInt(each.spendMinor), 0n);
  const documentsMinor = suppliers.reduce((sum, each) => sum + BigInt(each.documentsMinor), 0n);
  return {
    listed: new RowsReading({ env, run: ledger, places: listed, isWithheld: withholding(ledger) }),
    sumOnly: new RowsReading({ env, run: ledger, places: sumOnly }),
    // A summary has one figure a supplier: its documents are listed with it.
    settledMinor: ledger.kind === "advanced" ? documentsMinor - spendMinor : 0n,
    spendMinor,
  };
}

type Class = UncountedRows["balance"]["classes"][number];

/** What the rows add up to: as the import counted it, and as the files have it by now. */
export function balanceOf(
  { listed, sumOnly, settledMinor, spendMinor }: Uncounted,
  money: readonly ImportMoney[] | undefined,
  currency: string,
): UncountedRows["balance"] {
  const isRead = listed.isComplete && sumOnly.isComplete;
  const sums = [...listed.sums, ...sumOnly.sums];
  const rowsMinor = (reason: NowhereReason, of: string): string | null => {
    if (!isRead) return null;
    const parts = sums.filter((each) => each.reason === reason && each.currency === of);
    return parts.reduce((sum, each) => sum + each.sum.value(), 0n).toString();
  };
  const importedOf = (reason: NowhereReason): readonly (readonly [string, string])[] =>
    reason === "settled"
      ? [[currency, settledMinor.toString()]]
      : (money ?? []).map((each) => [each.currency, each[reason]]);
  const classes = nowhereReasons.flatMap((reason): Class[] => {
    const rows = listed.countOf(reason);
    const sumOnlyRows = sumOnly.countOf(reason);
    const amounts = importedOf(reason).flatMap(([of, importMinor]) => {
      const read = rowsMinor(reason, of);
      const isNothing = importMinor === "0" && (read ?? "0") === "0";
      return isNothing ? [] : [{ currency: of, minorDigits: minorDigitsOf(of), importMinor, rowsMinor: read }];
    });
    return rows + sumOnlyRows === 0 && amounts.length === 0 ? [] : [{ reason, rows, sumOnlyRows, amounts }];
  });
  return {
    read: (money ?? []).map(({ currency: of, minorDigits, file, accepted }) => ({
      currency: of,
      minorDigits,
      fileMinor: file,
      acceptedMinor: accepted,
    })),
    bookedMinor: (spendMinor + settledMinor).toString(),
    spendMinor: spendMinor.toString(),
    classes,
  };
}
