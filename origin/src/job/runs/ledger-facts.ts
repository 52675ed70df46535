import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Counted } from "@paygauge/api-types/entities/ledger-words";
import { countedOf, ingestCounters, namesOrders } from "../ingest/read.ts";
import { isoDay } from "@paygauge/analysis/reading/dates";
import { readRun, type LedgerFacts } from "./run-store.ts";

/** Of the ledger that was read last. */
export function ledgerFactsOf(sql: SqlStorage): LedgerFacts {
  const { counters } = ingestCounters(sql);
  const { firstDate, lastDate } = counters;
  const dayOf = (day: number | null) => (day === null ? null : isoDay(day));
  const dates = { firstDate: dayOf(firstDate), lastDate: dayOf(lastDate) };
  return { ...dates, namesOrders: namesOrders(sql), undated: counters.undated, counted: countedOf(counters) };
}

/** What a run's counts of documents count: a summary states them. */
export function countedBy(kind: LedgerKind, { counted = "lines" }: Pick<LedgerFacts, "counted">): Counted {
  return kind === "advanced" ? counted : "stated";
}

/**
 * Of the ledger that a run is computed from: once it is finished, its facts at that moment, whatever was read since.
 */
export function factsOfLedger(sql: SqlStorage, run: string): LedgerFacts {
  return readRun(sql, run)?.ledgerFacts ?? ledgerFactsOf(sql);
}
