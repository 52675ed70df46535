/** What a finished run writes into the catalogue for pages that look across jobs; readers see it once the catalogue names the run. */
import { and, eq, isNotNull, notInArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database, Statement } from "../../store/database.ts";
import { Turns } from "@paygauge/api-types/turns/turns";
import { jobs, jobTotals } from "../../store/schema.ts";
import { measureNames } from "./cube.ts";
import type { RunCubes } from "./run-cubes.ts";

/** Rows of one statement: its one parameter stays far below D1's 2 MB. */
const totalsAtOnce = 500;

type Rows = readonly (readonly (string | number | null)[])[];

function insert(db: D1Database, table: string, columns: readonly string[], rows: Rows): D1PreparedStatement {
  const values = columns.map((_, index) => `value->>${index}`).join(", ");
  return db
    .prepare(`INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`)
    .bind(JSON.stringify(rows));
}

const totalsColumns = [
  "job_id",
  "run",
  "dimension",
  "bar_key",
  "suppliers",
  "spend_minor",
  "pos",
  "pos_minor",
  "invoices",
  "invoices_minor",
  "payments",
  "payments_minor",
];

/** Writes the totals of every dimension; the figures are in the order of the cubes' measures. */
export async function writeTotals(db: D1Database, jobId: string, cubes: RunCubes): Promise<void> {
  if (totalsColumns.length !== measureNames.length + 4)
    throw new Error("The roll-up does not fit the cubes' measures.");
  const turns = new Turns("cubeCells");
  let rows: Rows[number][] = [];
  const flush = async () => {
    if (rows.length > 0) await insert(db, "job_totals", totalsColumns, rows).run();
    rows = [];
  };
  for (const { name, key, figures } of cubes.catalogueTotals()) {
    rows.push([jobId, cubes.run, name, key, ...figures]);
    if (turns.isOver(1)) await turns.next();
    if (rows.length === totalsAtOnce) await flush();
  }
  await flush();
}

/** Removes what was rolled up of runs that the catalogue names no longer: part of the transaction that names another. */
export function dropRollups(db: Database, jobId: string): Statement {
  const job = eq(jobs.id, jobId);
  const named = unionAll(
    db
      .select({ run: jobs.currentRun })
      .from(jobs)
      .where(and(job, isNotNull(jobs.currentRun))),
    db
      .select({ run: jobs.publishedRun })
      .from(jobs)
      .where(and(job, isNotNull(jobs.publishedRun))),
  );
  return db.delete(jobTotals).where(and(eq(jobTotals.jobId, jobId), notInArray(jobTotals.run, named)));
}
