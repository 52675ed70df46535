import { payeeRules } from "../payees/payee-rules.ts";
import { purposeReader } from "../payees/propose-class.ts";
import { purposeClasses } from "../payees/purpose-classes.ts";
import { breakdownLabels } from "@paygauge/api-types/entities/breakdowns";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import * as v from "valibot";
import { runPayload, type RunPayload } from "../commands.ts";
import { forgetDocuments } from "../ingest/document-store.ts";
import { Ingest } from "../ingest/ingest.ts";
import { mergeNext } from "../ingest/merge.ts";
import { readAhead } from "../ingest/read-ahead.ts";
import type { IngestStore } from "../ingest/sql-runner.ts";
import { resetIngest } from "../ingest/store.ts";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { beginLedger, lastLedger } from "../runs/run-store.ts";
import { openDatabase } from "../../store/database.ts";
import { correctionsOf } from "./corrections-of.ts";
import { rangesOf } from "./file-source.ts";
import { StepFailed, type Step, type StepContext } from "../../commands/step.ts";
import { totalLinesOf } from "./total-line-store.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** A new run reads its files from their beginning; the rows of an earlier one are archived in the same transaction. */
function beginRun(context: StepContext, run: string): void {
  if (lastLedger(context.sql) === run) return;
  context.storage.transactionSync(() => {
    beginLedger(context.sql, run);
    resetIngest(context.sql);
  });
}

const settingsOf = ({ job, payees }: Pick<RunPayload, "job" | "payees">) => ({
  currency: job.currency,
  fallbackCountry: job.fallbackCountry,
  rates: job.rates,
  ...(payees && { purposeOf: purposePlaces(payees.rules) }),
});

/** Reads the class that a payment description names, as its place among the sums; -1 for none. */
function purposePlaces(rules: number): (text: string) => number {
  const purposeOf = purposeReader(payeeRules(rules));
  return (text) => {
    const purpose = purposeOf(text);
    return purpose === null ? -1 : purposeClasses.indexOf(purpose);
  };
}

/** Days from 1970-01-01 to an ISO day. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Parts of the merge between two heartbeats: 32,768 spellings. */
const partsOfSlice = 8;

/** The state in memory between the slices of a run. */
interface Held {
  run: string;
  ingest: Ingest;
  readers: Map<string, RangeReader>;
  totalLines: Map<string, readonly number[]>;
  corrections: Map<string, readonly Correction[]>;
}

const heldFor = (payload: RunPayload, store: IngestStore): Held => ({
  run: payload.run,
  ingest: new Ingest(store, settingsOf(payload), {
    breakdowns: breakdownLabels(payload.files.map(({ mapping }) => mapping)),
  }),
  readers: new Map(),
  totalLines: new Map(),
  corrections: new Map(),
});

/**
 * Reads the run's files, a slice at a time. The reader itself commits each slice with the place where it ended, so
 * that "acknowledged" is "counted in a committed slice"; the table of known payees stays in memory between slices. When
 * all files are read, what the slices added is merged, some payees at a time.
 */
export function makeIngestStep(): Step {
  let held: Held | null = null;
  let current: StepContext;

  return async (context) => {
    current = context;
    const payload = v.parse(runPayload, context.payload);
    if (held?.run !== payload.run) {
      beginRun(context, payload.run);
      const store = { sql: context.sql, transactionSync: <T>(effect: () => T): T => current.part(effect) };
      held = heldFor(payload, store);
    }
    const total = payload.files.reduce((sum, file) => sum + file.size, 0);
    let done = 0;
    let rows = 0;
    for (const file of payload.files) {
      const corrections =
        held.corrections.get(file.uploadId) ?? (await correctionsOf(openDatabase(context.env.DB), file.uploadId));
      held.corrections.set(file.uploadId, corrections);
      const totalLines =
        held.totalLines.get(file.uploadId) ??
        (await totalLinesOf(context, file, { ...settingsOf(payload), kind: payload.job.kind, corrections }));
      held.totalLines.set(file.uploadId, totalLines);
      const upload = {
        totalLines,
        corrections,
        uploadId: file.uploadId,
        size: file.size,
        kind: payload.job.kind,
        dialect: file.dialect,
        mapping: file.mapping,
        ...(file.paidIn !== null && { paidIn: [dayNumber(file.paidIn.from), dayNumber(file.paidIn.to)] as const }),
      };
      const read = held.readers.get(file.uploadId) ?? readAhead(rangesOf(context.env, file.r2Key), file.size);
      held.readers.set(file.uploadId, read);
      const report = await held.ingest.slice(upload, read);
      if (report.done) held.readers.delete(file.uploadId);
      done += report.offset;
      rows += report.counters.accepted;
      if (!report.done) return context.more(null, { done, total, rows });
    }
    if (rows === 0) {
      throw new StepFailed(message("nothingRead"));
    }
    // The table of known payees makes room for the merge.
    held = null;
    const progress = { done: total, total, rows };
    const store = { sql: context.sql, transactionSync: context.part };
    for (let parts = 0; parts < partsOfSlice; parts += 1) {
      if (await mergeNext(store)) break;
      if (parts === partsOfSlice - 1) return context.more(null, progress);
    }
    forgetDocuments(context.sql);
    return context.finish(progress);
  };
}
