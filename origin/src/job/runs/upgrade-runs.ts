/** Whole runs that an older release made: it kept less of them, or otherwise. */
import { and, eq } from "drizzle-orm";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Env } from "../../env.ts";
import type { RunPayload } from "../commands.ts";
import { isThrowAway } from "../recompute/is-throw-away.ts";
import { areCubesKept, keepCubes } from "../cubes/run-cubes.ts";
import { summaryOfRun } from "../summary/keep-summary.ts";
import { openDatabase } from "../../store/database.ts";
import { jobRuns } from "../../store/schema.ts";
import { readRows } from "@paygauge/worker/stored-json";
import { figuresOfSummary } from "./catalogue-figures.ts";
import { rollUpAgain } from "./roll-up-again.ts";
import { isWhole, putRun, readRun, summaryShape, wholeRuns } from "./run-store.ts";

function isOld(sql: SqlStorage, run: string): boolean {
  return !areCubesKept(sql, run) || readRun(sql, run)?.summaryShape !== summaryShape;
}

/** One whose record is damaged can't be brought up to date; what was computed to be compared stays as it is. */
const oldRuns = (sql: SqlStorage): string[] =>
  isThrowAway(sql) ? [] : readRows(wholeRuns(sql), (run) => (isOld(sql, run) ? [run] : [])).readable.flat();

/** Whether there is such a run: the object brings it up to date when it starts, so that no question has to. */
export const isAnyRunOld = (sql: SqlStorage): boolean => oldRuns(sql).length > 0;

/** The catalogue's line of the run, which an older release may have left without a column. */
async function writeFigures(
  { DB }: Pick<Env, "DB">,
  { jobId, kind }: RunPayload["job"],
  run: string,
  summary: JobSummary,
): Promise<void> {
  await openDatabase(DB)
    .update(jobRuns)
    .set(figuresOfSummary(kind, summary))
    .where(and(eq(jobRuns.jobId, jobId), eq(jobRuns.run, run)));
}

/** Brings all whole runs up to date; of no effect where they are. */
async function upgradeRuns(env: Pick<Env, "DB">, storage: DurableObjectStorage): Promise<void> {
  const { sql } = storage;
  for (const run of oldRuns(sql)) {
    keepCubes(storage, run);
    const summary = await summaryOfRun(env, storage, run);
    const known = readRun(sql, run);
    // The run may have been deleted meanwhile.
    if (known === null || summary === null || !isWhole(sql, run)) continue;
    await writeFigures(env, known.payload.job, run, summary);
    putRun(sql, { ...known, summary, summaryShape });
  }
}

/** Everything that an object catches up on in its alarm. A fault is logged: it keeps no command waiting. */
export async function setRunsRight(env: Pick<Env, "DB">, storage: DurableObjectStorage): Promise<void> {
  for (const work of [upgradeRuns, rollUpAgain])
    await work(env, storage).catch((error: unknown) =>
      console.error(JSON.stringify({ event: "upgrade-fault", message: String(error) })),
    );
}
