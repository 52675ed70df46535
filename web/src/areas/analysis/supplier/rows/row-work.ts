import { isSelected, useGridSelection, type GridQuery } from "@paygauge/ui";
import { useState } from "react";
import { ledgerRowColumns, type LedgerRow } from "@paygauge/api-types/entities/ledger-rows";
import { ownValue } from "@paygauge/api-types/own-value";
import type { PageAnswer } from "../../../../data/continuous-pages.ts";
import type { ListWork } from "../../../../data/lists/list-work.ts";

const kinds: Readonly<Record<string, string>> = ledgerRowColumns;

export const keyOf = (row: LedgerRow): string => row.rowId;
export const isMoney = (property: string): boolean => ownValue(kinds, property) === "money";
/** ms between looks while rows are read. */
export const pollMs = 250;

type Ask = ListWork<LedgerRow>["ask"];

const isThere = (page: PageAnswer<LedgerRow>): boolean => !("progress" in page) || page.progress === null;

/** Asks for a page of an export until its rows were read. */
export function untilThere(ask: Ask): Ask {
  return async (request, everything, signal) => {
    for (;;) {
      const page = await ask(request, everything, signal);
      if (isThere(page)) return page;
    }
  };
}

/** Rows that are chosen one by one stay chosen on other pages of the grid. */
export function useChosen(loaded: readonly LedgerRow[], query: GridQuery, shown: string) {
  const [selection, setSelection] = useGridSelection(query, shown);
  const [kept, setKept] = useState<ReadonlyMap<string, LedgerRow>>(new Map());
  const choose = (next: typeof selection) => {
    setKept((before) => new Map([...before, ...loaded.map((row) => [keyOf(row), row] as const)]));
    setSelection(next);
  };
  const chosen = selection.kind === "some" ? [...kept.values()].filter((row) => isSelected(selection, keyOf(row))) : [];
  return { selection, choose, chosen };
}
