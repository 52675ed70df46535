/** What a mapping lacks before a file can be read by it: one rule for the screen and for the call. */
import { columnsOfKind, type CanonicalColumn, type ColumnMapping, type LedgerKind } from "./ledger.ts";

/** Required columns that say something else on every row: one value for all of them would not be a ledger. */
const neverConstant: readonly CanonicalColumn[] = ["amount", "spend"];

/** Required columns of the kind that nothing feeds; a file has `columns` columns. */
export function missingColumns(mapping: ColumnMapping, kind: LedgerKind, columns = Infinity): CanonicalColumn[] {
  return columnsOfKind[kind].required.filter((field) => {
    const source = mapping.sources[field];
    if (source === undefined) return true;
    if ("column" in source) return source.column >= columns;
    return neverConstant.includes(field) || source.constant.trim() === "";
  });
}

/** Whether document lines have neither a date nor, from the user, a period. */
export function isDateMissing({ sources }: ColumnMapping, kind: LedgerKind, hasPeriod: boolean): boolean {
  return kind === "advanced" && !hasPeriod && sources.documentDate === undefined && sources.paidDate === undefined;
}
