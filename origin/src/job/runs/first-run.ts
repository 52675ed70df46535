import * as v from "valibot";
import { runPayload } from "../commands.ts";
import { readMeta } from "../job-schema.ts";
import { ledgerFactsOf } from "./ledger-facts.ts";
import { lastLedger, putRun, summaryIn } from "./run-store.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** What an object of before there was more than one run kept of it in `meta`. */
const before = ["currentRun", "currentPayload", "summary", "summaryShape", "directoryNote"] as const;

/** Version 4: the one run that an object of before has gets its record, and is whole. */
export function recordFirstRun(sql: SqlStorage): void {
  const [run, payload, summary, shape] = before.map((name) => readMeta(sql, name));
  if (run && payload && summary)
    putRun(sql, {
      run,
      ledger: lastLedger(sql) || run,
      payload: readStored(runPayload, payload, "meta.currentPayload"),
      codeVersion: "",
      ledgerFacts: ledgerFactsOf(sql),
      summary: summaryIn(readStored(v.looseObject({}), summary, "meta.summary"), shape ?? ""),
      summaryShape: shape ?? "",
    });
  for (const name of before) sql.exec("DELETE FROM meta WHERE key = ?", name);
}
