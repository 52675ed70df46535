import * as v from "valibot";
import { runPayload, type RunPayload } from "../commands.ts";
import { Ingest } from "../ingest/ingest.ts";
import { mergeSlice } from "../ingest/merge.ts";
import { readAhead } from "../ingest/read-ahead.ts";
import { resetIngest } from "../ingest/store.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import type { RangeReader } from "../reading/ranges.ts";
import { rangesOf } from "./file-source.ts";
import type { Step, StepContext } from "./step.ts";

/** A new run reads its files from their beginning; what an earlier one read is forgotten in the same transaction. */
function beginRun(context: StepContext, run: string): void {
  if (readMeta(context.sql, "ingestRun") === run) return;
  context.storage.transactionSync(() => {
    resetIngest(context.sql);
    writeMeta(context.sql, "ingestRun", run);
  });
}

const settingsOf = ({ job }: RunPayload) => ({ currency: job.currency, fallbackCountry: job.fallbackCountry });

/**
 * Reads the run's files, a slice at a time. The reader itself commits each slice with the place where it ended, so
 * that "acknowledged" is "counted in a committed slice"; the table of known payees stays in memory between slices. When
 * all files are read, what the slices added is merged, some payees at a time.
 */
export function makeIngestStep(): Step {
  let held: { run: string; ingest: Ingest; readers: Map<string, RangeReader> } | null = null;

  return async (context) => {
    const payload = v.parse(runPayload, context.payload);
    if (held?.run !== payload.run) {
      beginRun(context, payload.run);
      held = { run: payload.run, ingest: new Ingest(context.storage, settingsOf(payload)), readers: new Map() };
    }
    const total = payload.files.reduce((sum, file) => sum + file.size, 0);
    let done = 0;
    let rows = 0;
    for (const file of payload.files) {
      const upload = {
        uploadId: file.uploadId,
        size: file.size,
        kind: payload.job.kind,
        dialect: file.dialect,
        mapping: file.mapping,
      };
      const read = held.readers.get(file.uploadId) ?? readAhead(rangesOf(context.env, file.r2Key), file.size);
      held.readers.set(file.uploadId, read);
      const report = await held.ingest.slice(upload, read);
      if (report.done) held.readers.delete(file.uploadId);
      done += report.offset;
      rows += report.counters.accepted;
      if (!report.done) return context.more(null, { done, total, rows });
    }
    // The table of known payees makes room for the merge.
    held = null;
    const progress = { done: total, total, rows };
    return mergeSlice(context.storage) ? context.finish(progress) : context.more(null, progress);
  };
}
