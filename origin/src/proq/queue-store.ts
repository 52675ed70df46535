import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { drizzle, type DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import type { CommandState } from "@paygauge/api-types/states";
import type { EnqueueCommand } from "./contract.ts";
import { rowOf } from "./enqueue-rules.ts";
import { commands, queueSettings, type CommandRow } from "./queue-tables.ts";
import type { Standing } from "./transitions.ts";

/** The SQL of the queue. Everything here is synchronous and runs inside the caller's transactionSync. */
export class QueueStore {
  readonly db: DrizzleSqliteDODatabase;

  constructor(storage: DurableObjectStorage) {
    this.db = drizzle(storage);
  }

  find(id: string): CommandRow | undefined {
    return this.db.select().from(commands).where(eq(commands.id, id)).get();
  }

  ofJob(jobId: string): CommandRow[] {
    return this.db.select().from(commands).where(eq(commands.jobId, jobId)).orderBy(asc(commands.sequence)).all();
  }

  update(row: CommandRow, change: Partial<Standing> & { progress?: string }): void {
    this.db.update(commands).set(change).where(eq(commands.sequence, row.sequence)).run();
  }

  /** @throws Error for a prerequisite that the queue does not hold, or that waits for the command itself. */
  insert(command: EnqueueCommand, now: number, environment: string): void {
    this.#requireSource(command);
    const isWaiting = !this.#isMet(command);
    this.db.insert(commands).values(rowOf(command, { isWaiting, now, environment })).run();
  }

  #requireSource(command: EnqueueCommand): void {
    const { id, prerequisite, prerequisiteBatchId, batchId } = command;
    if (prerequisite && !this.find(prerequisite)) {
      throw new Error(
        `The command ${id} waits for ${prerequisite}, which is not in the queue. Enqueue that one first.`,
      );
    }
    if (!prerequisiteBatchId) return this.#requireNoCycle(command);
    const member = this.db
      .select({ id: commands.id })
      .from(commands)
      .where(eq(commands.batchId, prerequisiteBatchId))
      .limit(1)
      .get();
    if (!member || prerequisiteBatchId === batchId) {
      throw new Error(
        `The command ${id} waits for the batch ${prerequisiteBatchId}, which has no other command. Enqueue the batch first.`,
      );
    }
    return this.#requireNoCycle(command);
  }

  /** A command that joins a batch must not wait for a command that itself waits for that batch. */
  #requireNoCycle({ id, prerequisite, prerequisiteBatchId, batchId }: EnqueueCommand): void {
    if (!batchId || (!prerequisite && !prerequisiteBatchId)) return;
    const hit = this.db.get<{ id: string } | undefined>(sql`
      with recursive before (id, prerequisite, batch) as (
        select id, prerequisite, prerequisite_batch_id from commands
          where id = ${prerequisite ?? null} or batch_id = ${prerequisiteBatchId ?? null}
        union
        select c.id, c.prerequisite, c.prerequisite_batch_id from before join commands c
          on c.id = before.prerequisite or c.batch_id = before.batch
      ) select id from before where batch = ${batchId} limit 1`);
    if (hit) throw new Error(`The command ${id} would wait for itself: one before it waits for the batch ${batchId}.`);
  }

  #isMet({ prerequisite, prerequisiteBatchId }: EnqueueCommand): boolean {
    if (prerequisite && this.find(prerequisite)?.state !== "Completed") return false;
    if (!prerequisiteBatchId) return true;
    const open = this.db
      .select({ id: commands.id })
      .from(commands)
      .where(and(eq(commands.batchId, prerequisiteBatchId), sql`${commands.state} <> 'Completed'`))
      .limit(1)
      .get();
    return !open;
  }

  /**
   * Commands that may start now, best first: priority, then sequence, one per processing group and none of a group in
   * progress. The index answers in order; only where one group fills its whole page is every ready command ranked.
   */
  claimable(now: number, most: number): CommandRow[] {
    const ready = sql`state = 'Pending' and waiting = 0 and not_before <= ${now} and (processing_group is null or not exists
      (select 1 from commands held where held.processing_group = commands.processing_group and held.state = 'InProgress'))`;
    const page = 4 * most;
    const first = this.db
      .select()
      .from(commands)
      .where(ready)
      .orderBy(sql`priority`, sql`sequence`)
      .limit(page)
      .all();
    const groups = new Set<string>();
    const chosen = first.filter((row) => {
      if (row.processingGroup === null) return true;
      const isFirst = !groups.has(row.processingGroup);
      groups.add(row.processingGroup);
      return isFirst;
    });
    if (chosen.length >= most || first.length < page) return chosen.slice(0, most);
    const best = this.db.all<{ sequence: number }>(sql`
      select sequence from (select sequence, priority, row_number() over
        (partition by coalesce('g' || processing_group, 'c' || sequence) order by priority, sequence) place
        from commands where ${ready}) where place = 1 order by priority, sequence limit ${most}`);
    const places = sql`(select value from json_each(${JSON.stringify(best.map((row) => row.sequence))}))`;
    return this.db
      .select()
      .from(commands)
      .where(inArray(commands.sequence, places))
      .orderBy(sql`priority`, sql`sequence`)
      .all();
  }

  inProgressCount(): number {
    return this.db.get<{ n: number }>(sql`select count(*) n from commands where state = 'InProgress'`)?.n ?? 0;
  }

  expired(now: number): CommandRow[] {
    return this.db
      .select()
      .from(commands)
      .where(sql`state = 'InProgress' and lease_until <= ${now}`)
      .all();
  }

  /** Commands whose last prerequisite this completion was. */
  unblockedBy(done: CommandRow): CommandRow[] {
    return this.db
      .select()
      .from(commands)
      .where(
        sql`waiting = 1 and (prerequisite = ${done.id} or prerequisite_batch_id = ${done.batchId})
          and (prerequisite is null or exists
            (select 1 from commands p where p.id = commands.prerequisite and p.state = 'Completed'))
          and (prerequisite_batch_id is null or not exists
            (select 1 from commands p where p.batch_id = commands.prerequisite_batch_id and p.state <> 'Completed'))`,
      )
      .all();
  }

  /** The next moments at which something becomes due by itself. */
  dueMoments(now: number): { scheduled: number | null; lease: number | null; isOpen: boolean } {
    const scheduled = this.db.get<{ at: number | null }>(
      sql`select min(not_before) at from commands where state = 'Pending' and waiting = 0 and not_before > ${now}`,
    );
    const lease = this.db.get<{ at: number | null }>(
      sql`select min(lease_until) at from commands where state = 'InProgress'`,
    );
    const open = this.db.get(sql`select 1 one from commands where state = 'Pending' and waiting = 0 limit 1`);
    return {
      scheduled: scheduled?.at ?? null,
      lease: lease?.at ?? null,
      isOpen: open !== undefined || (lease?.at ?? null) !== null,
    };
  }

  counts(): Partial<Record<CommandState, number>> {
    const rows = this.db.all<{ state: CommandState; n: number }>(
      sql`select state, count(*) n from commands group by state`,
    );
    return Object.fromEntries(rows.map((row) => [row.state, row.n]));
  }

  countsByType(): { name: string; count: number }[] {
    return this.db.all(sql`select command_type name, count(*) count from commands
      where state in ('Blocked', 'Pending', 'InProgress') group by command_type order by command_type`);
  }

  setting(name: string): number | null {
    return this.db.select().from(queueSettings).where(eq(queueSettings.name, name)).get()?.value ?? null;
  }

  setSetting(name: string, value: number): void {
    this.db
      .insert(queueSettings)
      .values({ name, value })
      .onConflictDoUpdate({ target: queueSettings.name, set: { value } })
      .run();
  }
}
