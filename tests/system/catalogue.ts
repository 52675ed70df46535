import { databasesBelow, withDatabase } from "./soak-record.ts";

/** What a finished job says in the catalogue: everything that its import wrote outside its own object. */
interface CatalogueOfJob {
  readonly state: string;
  readonly isPublished: number;
  /** Of the newest run: equal for two imports of one file. */
  readonly newest: CatalogueOfRun;
  /** Of the published run, where one is. */
  readonly published: CatalogueOfRun | null;
  /** Successful publications in the audit. */
  readonly publications: number;
}

/** Rows without the job's and the run's ids, sorted. */
interface CatalogueOfRun {
  readonly suppliersCount: number | null;
  readonly spendMinor: string | null;
  readonly totals: readonly string[];
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
    const without = (table: string, job: string, run: string): string[] =>
      list(
        database
          .prepare(`SELECT * FROM ${table} WHERE job_id = ? AND run = ?`)
          .all(job, run)
          .map(({ job_id: _job, run: _run, ...rest }) => rest),
      );
    const runOf = (job: string, run: string): CatalogueOfRun => {
      const line = database
        .prepare("SELECT suppliers_count AS n, spend_minor AS spend FROM job_runs WHERE job_id = ? AND run = ?")
        .get(job, run);
      return {
        suppliersCount: line === undefined ? null : Number(line["n"]),
        spendMinor: line === undefined ? null : String(line["spend"]),
        totals: without("job_totals", job, run),
      };
    };
    const jobs = database.prepare("SELECT id, state, current_run, published_run FROM jobs").all();
    return new Map(
      jobs.map((row) => {
        const id = String(row["id"]);
        const published = database
          .prepare(
            "SELECT count(*) AS n FROM audit WHERE entity_type = 'job' AND entity_id = ? AND note LIKE 'published %'",
          )
          .get(id);
        const known: CatalogueOfJob = {
          state: String(row["state"]),
          isPublished: row["published_run"] === null ? 0 : 1,
          newest: runOf(id, String(row["current_run"])),
          published: row["published_run"] === null ? null : runOf(id, String(row["published_run"])),
          publications: Number(published?.["n"]),
        };
        return [id, known];
      }),
    );
  });
}
