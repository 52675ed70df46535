import { databasesBelow, withDatabase } from "./soak-record.ts";

/** What a finished job says in the catalogue: everything that its import wrote outside its own object. */
export interface CatalogueOfJob {
  readonly state: string;
  readonly suppliersCount: number | null;
  readonly spendMinor: string | null;
  readonly isPublished: number;
  /** Rows by table without the job's and the run's ids, sorted: equal for two imports of one file. */
  readonly totals: readonly string[];
  readonly vendors: readonly string[];
  /** Successful publications in the audit. */
  readonly publications: number;
}

const list = (rows: readonly Record<string, unknown>[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** Reads the catalogue of a system that is not running, by job. */
export function readCatalogue(folder: string): ReadonlyMap<string, CatalogueOfJob> {
  const file = databasesBelow(folder).find((each) =>
    withDatabase(
      each,
      (database) => database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'job_totals'").get() !== undefined,
    ),
  );
  if (file === undefined) throw new Error("There is no catalogue.");
  return withDatabase(file, (database) => {
    const without = (table: string, job: string): string[] =>
      list(
        database
          .prepare(`SELECT * FROM ${table} WHERE job_id = ?`)
          .all(job)
          .map(({ job_id: _job, run: _run, ...rest }) => rest),
      );
    const jobs = database.prepare("SELECT id, state, suppliers_count, spend_minor, is_published FROM jobs").all();
    return new Map(
      jobs.map((row) => {
        const id = String(row["id"]);
        const published = database
          .prepare("SELECT count(*) AS n FROM audit WHERE entity_type = 'job' AND entity_id = ? AND note = 'published'")
          .get(id);
        const known: CatalogueOfJob = {
          state: String(row["state"]),
          suppliersCount: row["suppliers_count"] === null ? null : Number(row["suppliers_count"]),
          spendMinor: row["spend_minor"] === null ? null : String(row["spend_minor"]),
          isPublished: Number(row["is_published"]),
          totals: without("job_totals", id),
          vendors: without("job_vendors", id),
          publications: Number(published?.["n"]),
        };
        return [id, known];
      }),
    );
  });
}
