import { DurableObject } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import type { PagedRequest, PagedResult } from "@paygauge/api-types/entities/paging";
import type { CommandState } from "@paygauge/api-types/states";
import type { Env } from "../env.ts";
import { delayAfter, idleRule } from "./backoff.ts";
import { listCommands, viewOf, type QueuedCommand } from "./command-view.ts";
import type { CommandTarget, EnqueueCommand, HeartbeatAnswer, SettleAnswer } from "./contract.ts";
import { checkEnqueue } from "./enqueue-rules.ts";
import { migrateQueue } from "./queue-migrations.ts";
import { QueueStore } from "./queue-store.ts";
import { commands, type CommandRow } from "./queue-tables.ts";
import { targetOf } from "./targets.ts";
import { cancel, claim, complete, expire, fail, holding, retry, unblock, type Change } from "./transitions.ts";

/** Commands in progress at one time, over all jobs. */
const inProgressMost = 64;
/** A page of quick-view commands. */
const quickViewMost = 100;

export interface EnqueueAnswer {
  readonly enqueued: string[];
  /** Ids that the queue already held; nothing was changed for them. */
  readonly known: string[];
}

export interface QueueCounts {
  readonly queuedCommandsCount: number;
  readonly queuedCompletedCommandsCount: number;
  readonly queuedErrorCommandsCount: number;
  readonly byState: Partial<Record<CommandState, number>>;
  readonly byType: { name: string; count: number }[];
  readonly isRunning: boolean;
}

/**
 * The queue of background commands: one object with SQLite and one alarm (design page "engine", section 1).
 * Every change is one transactionSync; the alarm is set in `finally`, so that no accepted command is ever forgotten.
 */
export class ProQ extends DurableObject<Env> {
  readonly #store: QueueStore;
  #idleTimes = 0;
  #lastWork = Date.now();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => migrateQueue(ctx.storage));
    this.#store = new QueueStore(ctx.storage);
  }

  /** Milliseconds since 1970; every rule of the queue reads this clock. */
  protected now(): number {
    return Date.now();
  }

  /** Which object runs a command. */
  protected targetOf(command: CommandRow): CommandTarget {
    return targetOf(this.env, command);
  }

  /**
   * Puts commands into the queue, all or none; an id that is known already is left as it is.
   * @throws Error with a sentence for a command that is not valid or waits for something unknown.
   */
  enqueue(list: readonly EnqueueCommand[]): EnqueueAnswer {
    const checked = list.map(checkEnqueue);
    return this.#change((now) => {
      const enqueued: string[] = [];
      const known: string[] = [];
      for (const command of checked) {
        if (this.#store.find(command.id)) {
          known.push(command.id);
          continue;
        }
        this.#store.insert(command, now, this.env.ENVIRONMENT);
        enqueued.push(command.id);
      }
      return { enqueued, known };
    });
  }

  /** A sign of life: extends the lease. */
  heartbeat(commandId: string, token: number, progress?: unknown): HeartbeatAnswer {
    const row = this.#store.find(commandId);
    if (!row) return "lost";
    const answer = holding(row, token);
    if (answer !== "continue") return answer;
    const fields = { leaseUntil: this.now() + row.stuckTimeOutInSeconds * 1000, strikes: 0 };
    this.#store.update(row, progress === undefined ? fields : { ...fields, progress: JSON.stringify(progress) });
    return answer;
  }

  /** Records a completion once and unblocks what waited for it, in the same transaction. */
  complete(commandId: string, token: number): SettleAnswer {
    return this.#change((now) => {
      const row = this.#store.find(commandId);
      if (!row) return "lost";
      const { answer, change } = complete(row, token, now);
      if (!change) return answer;
      this.#store.update(row, change);
      for (const next of this.#store.unblockedBy(row)) this.#store.update(next, unblock(next));
      return answer;
    });
  }

  fail(commandId: string, token: number, message: string, retryable: boolean): SettleAnswer {
    return this.#change((now) => {
      const row = this.#store.find(commandId);
      if (!row) return "lost";
      const { answer, change } = fail(row, { token, message: message.slice(0, 2000), retryable }, now, row.retry);
      if (change) this.#store.update(row, change);
      return answer;
    });
  }

  /** Cancels everything of a job that is not Completed; gives the number of commands. */
  cancelJob(jobId: string): number {
    return this.#changeJob(jobId, cancel);
  }

  /** Puts a job's Error and Canceled commands back to Pending; gives their number. */
  resumeJob(jobId: string): number {
    return this.#changeJob(jobId, retry);
  }

  /** Puts one Error or Canceled command back to Pending; false for any other. */
  retry(commandId: string): boolean {
    return this.#changeOne(commandId, retry);
  }

  /** Cancels one command; false where it is settled. */
  cancel(commandId: string): boolean {
    return this.#changeOne(commandId, cancel);
  }

  /** Pauses or resumes claiming; commands in progress go on. */
  setRunning(isRunning: boolean): void {
    this.#change(() => this.#store.setSetting("paused", isRunning ? 0 : 1));
  }

  get(commandId: string): QueuedCommand | null {
    const row = this.#store.find(commandId);
    return row ? viewOf(row, this.now()) : null;
  }

  /** Those of the ids that the queue knows, in no order. */
  commandsById(ids: readonly string[]): QueuedCommand[] {
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  list(filter: { states: CommandState[]; jobId?: string; request: PagedRequest }): PagedResult<QueuedCommand> {
    return listCommands(this.#store, filter, this.now());
  }

  /** Commands of a job in every state, or of all jobs where they are Pending or InProgress (Blocked are hidden). */
  quickView(jobId?: string): QueuedCommand[] {
    const where = jobId === undefined ? sql`state in ('InProgress', 'Pending')` : sql`job_id = ${jobId}`;
    const rows = this.#store.db
      .select()
      .from(commands)
      .where(where)
      .orderBy(sql`state = 'InProgress' desc`, sql`sequence`);
    return rows
      .limit(quickViewMost)
      .all()
      .map((row) => viewOf(row, this.now()));
  }

  counts(): QueueCounts {
    const byState = this.#store.counts();
    const of = (...states: CommandState[]) => states.reduce((sum, state) => sum + (byState[state] ?? 0), 0);
    return {
      queuedCommandsCount: of("Blocked", "Pending", "InProgress"),
      queuedCompletedCommandsCount: of("Completed"),
      queuedErrorCommandsCount: of("Error"),
      byState,
      byType: this.#store.countsByType(),
      isRunning: this.#isRunning(),
    };
  }

  /** Back-off of the runner itself while nothing can be claimed; delays in milliseconds. */
  backoff(): {
    currentDelay: number;
    minDelay: number;
    maxDelay: number;
    coefficient: number;
    totalSecondsDiff: number;
  } {
    const totalSecondsDiff = Math.round((this.now() - this.#lastWork) / 1000);
    return { currentDelay: delayAfter(this.#idleTimes + 1, idleRule), ...idleRule, totalSecondsDiff };
  }

  override alarm(): void {
    this.#idleTimes += 1;
    this.#pump();
  }

  #isRunning(): boolean {
    return (this.#store.setting("paused") ?? 0) === 0;
  }

  #changeJob(jobId: string, rule: (row: CommandRow, now: number) => Change): number {
    return this.#change((now) => {
      let count = 0;
      for (const row of this.#store.ofJob(jobId)) {
        const change = rule(row, now);
        if (!change) continue;
        this.#store.update(row, change);
        count += 1;
      }
      return count;
    });
  }

  #changeOne(commandId: string, rule: (row: CommandRow, now: number) => Change): boolean {
    return this.#change((now) => {
      const row = this.#store.find(commandId);
      const change = row ? rule(row, now) : null;
      if (row && change) this.#store.update(row, change);
      return change !== null;
    });
  }

  /** One transaction, then a look at what may start now. Storage writes of one turn are committed together. */
  #change<T>(work: (now: number) => T): T {
    try {
      return this.ctx.storage.transactionSync(() => work(this.now()));
    } finally {
      this.#pump();
    }
  }

  /** Expires leases, claims what may start and hands it over. Never waits: a slow target delays nobody. */
  #pump(): void {
    try {
      const claimed = this.ctx.storage.transactionSync(() => this.#claim(this.now()));
      for (const row of claimed) this.ctx.waitUntil(this.#dispatch(row));
      if (claimed.length > 0) {
        this.#idleTimes = 0;
        this.#lastWork = this.now();
      }
    } finally {
      this.#arm();
    }
  }

  #claim(now: number): CommandRow[] {
    for (const row of this.#store.expired(now)) {
      const change = expire(row, now, row.retry);
      if (change) this.#store.update(row, change);
    }
    const room = inProgressMost - this.#store.inProgressCount();
    if (room <= 0 || !this.#isRunning()) return [];
    return this.#store.claimable(now, room).map((row) => {
      const change = claim(row, now, row.stuckTimeOutInSeconds * 1000);
      this.#store.update(row, change);
      return { ...row, ...change };
    });
  }

  async #dispatch(row: CommandRow): Promise<void> {
    const { id, token, commandType, payload, attempt } = row;
    try {
      const answer = await this.targetOf(row).startCommand({ commandId: id, token, commandType, payload, attempt });
      if (answer.state === "applied") this.complete(id, token);
    } catch (error) {
      console.error(JSON.stringify({ event: "dispatch-failed", commandId: id, message: String(error) }));
      this.fail(id, token, error instanceof Error ? error.message : String(error), true);
    }
  }

  /** The alarm stands at the next scheduled command, lease expiry or idle look; without open commands there is none. */
  #arm(): void {
    const now = this.now();
    const { scheduled, lease, isOpen } = this.#store.dueMoments(now);
    const look = isOpen ? now + delayAfter(this.#idleTimes + 1, idleRule) : null;
    const moments = [scheduled, lease, look].filter((at) => at !== null);
    if (moments.length > 0) void this.ctx.storage.setAlarm(Date.now() + Math.max(0, Math.min(...moments) - now));
  }
}
