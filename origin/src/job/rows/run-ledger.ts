/** The files that a run's figures were read from, with all that reading them again takes. */
import { breakdownLabels, foldBreakdown } from "@paygauge/api-types/entities/breakdowns";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { planOf, type Plan } from "@paygauge/analysis/reading/lines/plan";
import type { RunPayload } from "../commands.ts";
import { appliedCorrections } from "../ingest/applied-corrections.ts";
import type { Ledger } from "../ingest/kept-ledgers.ts";
import { ledgerOf, readRun, type RunRecord } from "../runs/run-store.ts";

type StoredFile = RunPayload["files"][number];

export interface LedgerFile extends StoredFile {
  readonly plan: Plan;
  readonly corrections: readonly Correction[];
  /** By the place of a breakdown of the job, the file's column of it; -1 where it has none. */
  readonly breakdowns: readonly number[];
}

export interface RunLedger {
  readonly ledger: Ledger;
  readonly files: readonly LedgerFile[];
  readonly kind: LedgerKind;
  readonly currency: string;
  readonly breakdowns: readonly string[];
  /** What the import was queued with. */
  readonly payload: RunPayload;
}

/** Days from 1970-01-01 to an ISO day. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The ledger of a run: read with what its import knew, whatever was changed since. */
export function runLedgerOf(sql: SqlStorage, run: RunRecord): RunLedger {
  // A re-score has the files of the import before it.
  const payload = readRun(sql, run.ledger)?.payload ?? run.payload;
  const ledger = ledgerOf(sql, run);
  const { job } = payload;
  const breakdowns = breakdownLabels(payload.files.map(({ mapping }) => mapping));
  const files = payload.files.map((file): LedgerFile => {
    const { paidIn } = file;
    const plan = planOf(job.kind, file.dialect, file.mapping, {
      currency: job.currency,
      fallbackCountry: job.fallbackCountry,
      rates: job.rates,
      ...(paidIn !== null && { paidIn: [dayNumber(paidIn.from), dayNumber(paidIn.to)] as const }),
    });
    const own = new Map((file.mapping.breakdowns ?? []).map(({ label, column }) => [foldBreakdown(label), column]));
    return {
      ...file,
      plan,
      corrections: appliedCorrections(ledger, file.uploadId),
      breakdowns: breakdowns.map((label) => own.get(foldBreakdown(label)) ?? -1),
    };
  });
  return { ledger, files, kind: job.kind, currency: job.currency, breakdowns, payload };
}
