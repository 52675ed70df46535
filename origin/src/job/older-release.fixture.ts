import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { putRun, readRun, wholeRuns } from "./runs/run-store.ts";

/** What an object keeps of its newest run next to the suppliers' rows. */
export function keptOf(sql: SqlStorage) {
  const has = (table: string) => sql.exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length > 0;
  return { summary: readRun(sql, wholeRuns(sql)[0] ?? "")?.summary, cubes: has("cube"), pages: has("cube_page") };
}

/** Leaves an analysis as a release kept it that knew no cubes and a summary of another shape. */
export function keepAsBefore(sql: SqlStorage): void {
  const known = readRun(sql, wholeRuns(sql)[0] ?? "");
  if (!known) throw new Error("The job has no finished run.");
  const { directory: _directory, best: _best, proven: _proven, ...older } = known.summary;
  putRun(sql, { ...known, summary: { ...older, opportunityMinor: 1 } as JobSummary, summaryShape: "" });
  for (const table of ["cube", "cube_page"]) sql.exec(`DELETE FROM ${table}`);
}
