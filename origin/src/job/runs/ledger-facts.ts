import { ingestCounters, namesOrders } from "../ingest/read.ts";
import { isoDay } from "@paygauge/api-types/reading/dates";
import { readRun, type LedgerFacts } from "./run-store.ts";

/** Of the ledger that was read last. */
export function ledgerFactsOf(sql: SqlStorage): LedgerFacts {
  const { firstDate, lastDate } = ingestCounters(sql).counters;
  const dayOf = (day: number | null) => (day === null ? null : isoDay(day));
  return { firstDate: dayOf(firstDate), lastDate: dayOf(lastDate), namesOrders: namesOrders(sql) };
}

/** Of the ledger that a run is computed from: once it is finished as it was then, whatever was read since. */
export function factsOfLedger(sql: SqlStorage, run: string): LedgerFacts {
  return readRun(sql, run)?.ledgerFacts ?? ledgerFactsOf(sql);
}
