/**
 * The catalogue's rows of what waits in a job. They are replaced together, at least once and with the same effect however
 * often: rows of a higher number are never replaced by those of a lower one.
 */
import type { Env } from "../../env.ts";
import { readRows } from "@paygauge/worker/stored-json";
import { wholeRuns, readWholeRun } from "../runs/run-store.ts";
import { needsOfJob, type ShippedNeed } from "./job-needs.ts";
import { needsTold, needsToTell } from "./needs-outbox.ts";

/** How soon the object tries again after a failure, ms. */
const againMs = 1000;

/** The job's id, which its newest run and its campaigns know. */
function jobIdOf(sql: SqlStorage): string | null {
  const { readable } = readRows(wholeRuns(sql), (run) => readWholeRun(sql, run));
  return readable[0]?.payload.job.jobId ?? null;
}

/** Replaces the job's rows, unless rows of a higher number are there; a job that was erased keeps none. */
function statementsOf(db: D1Database, jobId: string, number: number, needs: readonly ShippedNeed[]) {
  return [
    db.prepare("DELETE FROM job_needs WHERE job_id = ? AND number <= ?").bind(jobId, number),
    db
      .prepare(
        `INSERT OR REPLACE INTO job_needs (job_id, kind, item_id, from_day, count, amount_minor, since, number)
         SELECT ?1, value->>'kind', value->>'itemId', value->>'fromDay', value->>'count', value->>'amountMinor',
           value->>'since', ?2
         FROM json_each(?3)
         WHERE NOT EXISTS (SELECT 1 FROM job_needs WHERE job_id = ?1 AND number > ?2)
           AND EXISTS (SELECT 1 FROM jobs WHERE id = ?1)`,
      )
      .bind(jobId, number, JSON.stringify(needs)),
  ];
}

async function ship(db: D1Database, sql: SqlStorage): Promise<void> {
  for (let number = needsToTell(sql); number !== null; number = needsToTell(sql)) {
    const jobId = jobIdOf(sql);
    // What waits in a damaged run is not known: a repeat would change nothing.
    const [needs] = readRows([sql], needsOfJob).readable;
    if (jobId !== null && needs !== undefined) await db.batch(statementsOf(db, jobId, number, needs));
    needsTold(sql, number);
  }
}

/** Ships what waits in the job to the catalogue: right after each change, and again by the object's alarm. */
export class NeedsTeller {
  readonly #db: D1Database;
  readonly #storage: DurableObjectStorage;
  #underWay: Promise<void> | null = null;

  constructor({ DB }: Pick<Env, "DB">, storage: DurableObjectStorage) {
    this.#db = DB;
    this.#storage = storage;
  }

  /** Call it after a change; the answer does not wait for it. */
  tell(): void {
    if (needsToTell(this.#storage.sql) === null) return;
    void this.#wake();
    void this.settle();
  }

  /** Sets the object's alarm, unless one is set already. */
  async #wake(): Promise<void> {
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now() + againMs);
  }

  /** Settles once everything is shipped. After a failure the alarm comes again. */
  async settle(): Promise<void> {
    this.#underWay ??= ship(this.#db, this.#storage.sql).finally(() => {
      this.#underWay = null;
    });
    try {
      await this.#underWay;
    } catch (error) {
      console.error(JSON.stringify({ event: "needs-outbox", message: String(error) }));
      await this.#wake();
    }
  }
}
