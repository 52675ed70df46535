/** Who opened the published run: a row for each user, run and day. */
import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";

/** Created at the object's first access; erased with the job. */
export function createOpeningTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS job_opening (run TEXT NOT NULL, userId TEXT NOT NULL, day TEXT NOT NULL,
    PRIMARY KEY (run, userId, day)) WITHOUT ROWID`);
}

interface OpeningContext {
  readonly storage: Pick<DurableObjectStorage, "sql">;
}

const openedRow = v.object({ userId: v.string(), days: v.number(), lastOn: v.string() });
type Opened = v.InferOutput<typeof openedRow>;

export const openingActs = {
  /** The same user, run and day again changes nothing. */
  noteOpening(
    { storage: { sql } }: OpeningContext,
    { run, userId, day }: { readonly run: string; readonly userId: string; readonly day: string },
  ): void {
    sql.exec("INSERT OR IGNORE INTO job_opening VALUES (?, ?, ?)", run, userId, day);
  },

  openings: ({ storage: { sql } }: OpeningContext, { run }: { readonly run: string }): Opened[] =>
    storedRows(
      sql,
      openedRow,
      "SELECT userId, count(*) AS days, max(day) AS lastOn FROM job_opening WHERE run = ? GROUP BY userId",
      run,
    ),
} as const;
