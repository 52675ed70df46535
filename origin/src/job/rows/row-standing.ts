/** Whether a row is part of a supplier's spend, by what became of it: without reading it. */
import type { NowhereReason, RowStanding } from "@paygauge/api-types/entities/ledger-rows";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { isAccepted, rowFates } from "../ingest/row-payees.ts";
import type { SpendSource } from "@paygauge/api-types/entities/supplier-measures";

export interface Standing {
  readonly standing: RowStanding;
  readonly reason: NowhereReason | null;
}

const counted: Standing = { standing: "Counted", reason: null };
const settled: Standing = { standing: "Nowhere", reason: "settled" };
const nowhere = new Map<number, Standing>(
  rowFates.flatMap((fate, code) =>
    fate === "rejected" || fate === "totalRows" || fate === "voided" || fate === "leftOut" || fate === "waiting"
      ? [[code, { standing: "Nowhere", reason: fate }]]
      : [],
  ),
);

/** Of a supplier whose spend is counted by documents of one type; a summary counts each row. */
export function standingOf(fate: number, kind: LedgerKind, source: SpendSource): Standing {
  if (!isAccepted(fate)) return nowhere.get(fate) ?? settled;
  return kind !== "advanced" || rowFates[fate] === source ? counted : settled;
}
