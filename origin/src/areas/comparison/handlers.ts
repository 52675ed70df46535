import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import type { Handlers } from "../../call-context.ts";
import { requireInWork, runInWork } from "../../identity/run-in-sight.ts";
import { csvStream, downloadHeaders } from "../../job/export-csv.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { refuse } from "@paygauge/worker/refusal";
import { changesOf, NotWhole, pairsOf, suppliersOf } from "./compare-rows.ts";
import { comparedPair, otherJobs, readableRuns, runAmong, sideOf } from "./compared-runs.ts";
import { comparisonText } from "./comparison-file.ts";

/** What is answered of a run whose suppliers are gone. */
async function unlessGone<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof NotWhole ? refuse("headlineAlone") : error;
  });
}

export const comparisonHandlers = {
  jobRuns: async (context) => {
    const { env, job } = context;
    const [rows, kept, others] = await Promise.all([
      readableRuns(context, job),
      jobObjectOf(env, job.id).runsKept(),
      otherJobs(context, job),
    ]);
    const runs = rows.flatMap((row) => {
      const found = kept.find(({ run }) => run === row.run);
      return found === undefined ? [] : [{ ...row, isWhole: found.isWhole, upload: found.upload }];
    });
    return { runs, others };
  },

  compareRuns: async (context) => {
    const pair = await comparedPair(context);
    const [before, after] = await Promise.all([sideOf(context, pair.before), sideOf(context, pair.after)]);
    const isKept = before.isWhole && after.isWhole;
    const changes = isKept ? await unlessGone(changesOf(pairsOf(context.env, pair))) : null;
    return { before, after, changes };
  },

  comparedSuppliers: async (context) => {
    const pair = await comparedPair(context);
    return unlessGone(suppliersOf(pairsOf(context.env, pair), context.body));
  },

  exportComparison: async (context) => {
    const pair = await comparedPair(context);
    const [before, after] = await Promise.all([sideOf(context, pair.before), sideOf(context, pair.after)]);
    if (!before.isWhole || !after.isWhole) throw refuse("headlineAlone");
    const text = comparisonText({ before, after }, pairsOf(context.env, pair), context.job);
    const name = `${context.job.name} comparison.csv`;
    return new Response(csvStream(text), { headers: downloadHeaders(name, fileTypes.csv) });
  },

  publishPreview: async (context) => {
    const { env, job } = context;
    requireInWork(job);
    const run = runInWork(job);
    const rows = await readableRuns(context, job);
    const after = runAmong(rows, job, "latest");
    const before = job.publishedRun === null ? null : runAmong(rows, job, "published");
    const [was, is] = await Promise.all([before && sideOf(context, before), sideOf(context, after)]);
    const changes = before && (await unlessGone(changesOf(pairsOf(env, { before, after }))));
    return { run, publication: job.publication, before: was, after: is, changes };
  },

  supplierHistory: async (context) => {
    const { env, job, params } = context;
    const [rows, lived] = await Promise.all([
      readableRuns(context, job),
      jobObjectOf(env, job.id).livedRows(params.supplierKey),
    ]);
    return rows.flatMap(({ run, number, finishedOn, publishedOn }) => {
      const found = lived.find((each) => each.run === run);
      return found === undefined ? [] : [{ ...found, number, finishedOn, publishedOn }];
    });
  },
} satisfies Partial<Handlers>;
