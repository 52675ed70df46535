import type { Message } from "@paygauge/api-types/catalogue/message";
import type { CommandList } from "@paygauge/api-types/entities/proq";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { Env } from "../env.ts";
import { atMost } from "./at-most.ts";
import { openDatabase } from "../store/database.ts";
import { sweepOutbox } from "./command-outbox.ts";
import { delayAfter, idleRule, type IdleBackoff } from "./backoff.ts";
import type { JobScope } from "./command-view.ts";
import type { Claimed, EnqueueCommand, HeartbeatAnswer, SettleAnswer } from "./contract.ts";
import { EnqueueIntake, type EnqueueAnswer } from "./enqueue-intake.ts";
import { checkEnqueue } from "./enqueue-rules.ts";
import { handOverTold } from "./hand-over.ts";
import { monitorFigures } from "./monitor-figures.ts";
import { Outbox, type Changed } from "./outbox.ts";
import { QueueReads } from "./queue-reads.ts";
import { isPurge, type QueueRow } from "./queue-rows.ts";
import { QueueRetention, standardKeeping, type Keeping } from "./queue-retention.ts";
import { QueueStore, type ClaimRow } from "./queue-store.ts";
import { commandsOfStart } from "../vendors/commands.ts";
import { targetOf, type Addressed, type Target } from "./targets.ts";
import { cancel, claim, complete, expire, fail, holding, retry, unblock, type Change } from "./transitions.ts";

/** Between two walks through completed commands, and from the object's start to its first. */
const pruneEveryMs = 3_600_000;
const pruneAfterStartMs = 60_000;
/** Between two looks at commands that calls wrote and could not send, and from the object's start to the first. */
const sweepEveryMs = 10_000;
const sweepAfterStartMs = 1000;
/** Commands in progress at one time, over all jobs. */
const maxInProgress = 64;

/** How long a change waits for the objects that it concerns to confirm it, ms. */
const toldWithinMs = 5000;

/** Commands that one call removes. */
const maxForgotten = 1000;

type Rule = (row: QueueRow, now: number) => Change;

/**
 * The queue of background commands: one object with SQLite and one alarm (docs/engine.md section 1).
 * Every change is one transactionSync; the alarm is set in `finally`, so that no accepted command is ever forgotten.
 */
export class ProQ extends QueueReads {
  readonly #store: QueueStore;
  readonly #intake: EnqueueIntake;
  readonly #retention: QueueRetention;
  readonly #outbox: Outbox;
  /** When completed commands are next looked through, ms since 1970 by the queue's clock. */
  #pruneAt: number;
  /** When the catalogue's outbox is next looked at, likewise. */
  #sweepAt = Date.now() + sweepAfterStartMs;
  #sweeping: Promise<void> = Promise.resolve();
  #idleTimes = 0;
  #lastWork = Date.now();
  /** When the alarm that is set will ring, ms since 1970; null: not known. */
  #alarmAt: number | null = null;
  /** True until this life of the object has looked at what is in progress. */
  #isNew = true;
  /** As the store has it; null: not read yet. */
  #isRunning: boolean | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      // From the first call on: the sweep comes whatever becomes of that call.
      if ((await ctx.storage.getAlarm()) === null) await ctx.storage.setAlarm(this.#sweepAt);
    });
    this.#store = new QueueStore(ctx.storage.sql, this.counted);
    this.#intake = new EnqueueIntake(
      (commands) => this.#transact(() => this.#store.insertAll(commands, this.now(), this.env.ENVIRONMENT)),
      () => this.#pump(),
    );
    this.#retention = new QueueRetention(ctx.storage.sql, this.counted, this.keeping());
    this.#pruneAt = Date.now() + pruneAfterStartMs;
    void this.#intake.take(commandsOfStart(env).map(checkEnqueue));
    this.#outbox = new Outbox(ctx.storage.sql, {
      targetOf: (command) => this.targetOf(command),
      now: () => this.now(),
      transact: (work) => this.#transact(work),
      told: () => this.#tell(),
    });
  }

  /** How long completed commands are kept, and how many. */
  protected keeping(): Keeping {
    return standardKeeping;
  }

  /** Which object runs a command. */
  protected targetOf(command: Addressed): Target {
    return targetOf(this.env, command);
  }

  /**
   * Puts commands into the queue, all or none; an id that is known already is left as it is.
   * @throws Error with a sentence for a command that is not valid or waits for something unknown.
   */
  enqueue(list: readonly EnqueueCommand[]): Promise<EnqueueAnswer> {
    return this.#intake.take(list.map(checkEnqueue));
  }

  /** Takes in the commands that calls wrote and could not send; one look after the other. */
  sweep(): Promise<void> {
    const look = () => sweepOutbox(openDatabase(this.env.DB), (list) => this.enqueue(list));
    this.#sweeping = this.#sweeping.then(look, look);
    return this.#sweeping;
  }

  /** A sign of life: extends the lease. */
  heartbeat(commandId: string, token: number): HeartbeatAnswer {
    const row = this.#store.find(commandId);
    if (!row) return "lost";
    const answer = holding(row, token);
    if (answer !== "continue") return answer;
    this.#store.update(row, { leaseUntil: this.now() + row.stuckTimeOutInSeconds * 1000, strikes: 0 });
    return answer;
  }

  /** Records a completion once and unblocks what waited for it, in the same transaction. */
  complete(commandId: string, token: number): SettleAnswer {
    return this.completeMany([{ commandId, token }])[0] ?? "lost";
  }

  /** Many completions in one transaction; an answer for each, in their order. */
  completeMany(list: readonly Claimed[]): SettleAnswer[] {
    return this.#change((now) => {
      const rows = new Map(this.#store.findAll(list.map(({ commandId }) => commandId)).map((row) => [row.id, row]));
      const done: Changed[] = [];
      const answers = list.map(({ commandId, token }): SettleAnswer => {
        const row = rows.get(commandId);
        if (!row) return "lost";
        const { answer, change } = complete(row, token, now);
        if (change) done.push({ row, change });
        // The same completion twice in one list is answered like one that was recorded before.
        if (change) rows.set(commandId, { ...row, ...change });
        return answer;
      });
      if (done.length === 0) return answers;
      this.#record(done, now);
      this.#store.updateAll(
        this.#store.unblockedBy(done.map(({ row }) => row)).map((row) => ({ row, change: unblock(row) })),
      );
      return answers;
    });
  }

  fail(commandId: string, token: number, message: Message, retryable: boolean): SettleAnswer {
    return this.#change((now) => {
      const row = this.#store.find(commandId);
      if (!row) return "lost";
      const shown = typeof message === "string" ? message.slice(0, 2000) : message;
      const { answer, change } = fail(row, { token, message: shown, retryable }, now, row.retry);
      if (change) this.#record([{ row, change }], now);
      return answer;
    });
  }

  /** Cancels everything of a job that is not Completed; gives the number of commands. */
  cancelJob(jobId: string): Promise<number> {
    return this.#changeAll(() => this.#store.ofJob(jobId), cancel);
  }

  /** Removes every command of a job that is erased. */
  async forgetJob(jobId: string): Promise<void> {
    await this.sweep();
    this.#change(() => this.#retention.forget(this.#store.ofJob(jobId), this.#outbox));
  }

  /** Removes commands that no object works on, whatever they wait for. @returns how many; call it until it is 0 */
  async forgetIdle(): Promise<number> {
    await this.sweep();
    return this.#change(() => {
      const rows = this.#store.notInProgress(maxForgotten);
      this.#retention.forget(rows, this.#outbox);
      return rows.length;
    });
  }

  /**
   * Cancels what is not Completed of one batch of a job's commands, and nothing else of the job; nothing where this
   * command of it is Completed. @returns the number of commands
   */
  cancelBatch(jobId: string, batchId: string, unlessCompleted?: string): Promise<number> {
    return this.#changeAll(() => {
      const rows = this.#store.ofBatch(jobId, batchId);
      return rows.some(({ id, state }) => id === unlessCompleted && state === "Completed") ? [] : rows;
    }, cancel);
  }

  /** Puts the Error and Canceled commands of one batch of a job back to Pending; gives their number. */
  retryBatch(jobId: string, batchId: string): Promise<number> {
    return this.#changeAll(() => this.#store.ofBatch(jobId, batchId), retry);
  }

  /** Puts one Error or Canceled command back to Pending; false for any other. */
  async retry(commandId: string): Promise<boolean> {
    return (await this.#changeAll(() => this.#store.findAll([commandId]), retry)) > 0;
  }

  /** Cancels one command; false where it is settled. */
  async cancel(commandId: string): Promise<boolean> {
    return (await this.#changeAll(() => this.#store.findAll([commandId]), cancel)) > 0;
  }

  /**
   * Retries or cancels everything that a list's filters match. `most` is the number that a user agreed to: where
   * more match by now, nothing is changed and `matching` says how many.
   */
  async changeMatching(
    what: "retry" | "cancel",
    { list, request, scope }: { list: CommandList; request: PagedRequest; scope: JobScope },
    most: number,
  ): Promise<{ count: number; matching: number }> {
    const found = this.views.matching(list, request, scope, this.now());
    if (found.length > most) return { count: 0, matching: found.length };
    const of = () => this.#store.bySequence(found).filter((row) => what === "retry" || !isPurge(row));
    const count = await this.#changeAll(of, what === "retry" ? retry : cancel);
    return { count, matching: found.length };
  }

  /** Pauses or resumes claiming; commands in progress go on. */
  setRunning(isRunning: boolean): void {
    this.#change(() => {
      this.#store.setSetting("paused", isRunning ? 0 : 1);
      this.#isRunning = isRunning;
    });
  }

  /** The figures of the monitor's head. */
  figures(scope: JobScope = null) {
    const figures = monitorFigures(this.counted, this.views, scope, this.now());
    return { isRunning: this.isRunning(), maxInProgress, ...figures };
  }

  isRunning(): boolean {
    this.#isRunning ??= (this.#store.setting("paused") ?? 0) === 0;
    return this.#isRunning;
  }

  /** Back-off of the runner itself while nothing can be claimed; delays in milliseconds. */
  backoff(): IdleBackoff {
    const totalSecondsDiff = Math.round((this.now() - this.#lastWork) / 1000);
    return { currentDelay: delayAfter(this.#idleTimes + 1, idleRule), ...idleRule, totalSecondsDiff };
  }

  override alarm(): void {
    this.#alarmAt = null;
    this.#idleTimes += 1;
    const now = this.now();
    if (now >= this.#pruneAt)
      this.#pruneAt = now + (this.#transact(() => this.#retention.prune(now)) ? 0 : pruneEveryMs);
    if (now >= this.#sweepAt) {
      this.#sweepAt = now + sweepEveryMs;
      this.ctx.waitUntil(this.sweep().catch((error: unknown) => console.error(String(error))));
    }
    this.#pump();
  }

  /** Writes changes, what they count and what they mean; in one transaction. @returns the targets that will be notified */
  #record(changes: readonly Changed[], now: number): string[] {
    this.#store.updateAll(changes);
    const into = (state: "Completed" | "Error") => changes.filter(({ change }) => change.state === state).length;
    this.counted.ended(now, { completed: into("Completed"), errors: into("Error") });
    return this.#outbox.note(changes);
  }

  /** A user's change of commands, also of those not sent yet. @returns how many changed, once their targets know */
  async #changeAll(find: () => readonly QueueRow[], rule: Rule): Promise<number> {
    await this.sweep();
    const { count, targets } = this.#change((now) => {
      const changes = find().flatMap((row) => {
        const change = rule(row, now);
        return change ? [{ row, change }] : [];
      });
      return { count: changes.length, targets: this.#record(changes, now) };
    });
    if (targets.length > 0) await atMost(toldWithinMs, this.#outbox.whenTold(targets));
    return count;
  }

  #transact<T>(work: () => T): T {
    try {
      return this.ctx.storage.transactionSync(work);
    } catch (error) {
      this.counted.forget();
      this.#outbox.forget();
      this.#isRunning = null;
      throw error;
    }
  }

  /** One transaction, then a look at what may start now. Storage writes of one turn are committed together. */
  #change<T>(work: (now: number) => T): T {
    // who came first goes first
    this.#intake.flush();
    try {
      return this.#transact(() => work(this.now()));
    } finally {
      this.#pump();
    }
  }

  /** Expires leases, publishes outcomes, claims ready commands and dispatches them; awaits no target. */
  #pump(): void {
    try {
      if (this.#isNew) this.#handOverAgain();
      const claimed = this.#transact(() => this.#claim(this.now()));
      if (claimed.length > 0) {
        this.#idleTimes = 0;
        this.#lastWork = this.now();
      }
      this.#outbox.deliver();
      this.#handOver(claimed);
    } finally {
      this.#arm();
    }
  }

  /** Continues to notify targets, and sets the alarm for those that it did not reach. */
  #tell(): void {
    this.#outbox.deliver();
    this.#arm();
  }

  /**
   * What an earlier life of this object had claimed: whether its hand-over went out before that ended is unknown. A
   * target takes a second delivery of the same claim as one; without it the command would wait for its lease to pass.
   */
  #handOverAgain(): void {
    this.#isNew = false;
    if (this.counted.of("InProgress") > 0) this.#handOver(this.#store.inProgress(this.now()));
  }

  #claim(now: number): ClaimRow[] {
    if (this.counted.of("InProgress") > 0) {
      for (const row of this.#store.expired(now)) {
        const change = expire(row, now, row.retry);
        if (change) this.#record([{ row, change }], now);
      }
    }
    const room = maxInProgress - this.counted.of("InProgress");
    if (room <= 0 || this.counted.of("Pending") === 0 || !this.isRunning()) return [];
    const claimed = this.#store.claimable(now, room).map((row) => {
      const change = claim(row, now, row.stuckTimeOutInSeconds * 1000);
      return { row, change };
    });
    this.#store.updateAll(claimed);
    return claimed.map(({ row, change }) => ({ ...row, ...change }));
  }

  #handOver(claimed: readonly ClaimRow[]): void {
    if (claimed.length === 0) return;
    const to = {
      targetOf: (row: QueueRow) => this.targetOf(row),
      applied: (list: readonly Claimed[]) => this.completeMany(list),
      refused: ({ id, token }: QueueRow, message: string) => this.fail(id, token, message, true),
    };
    for (const work of handOverTold(claimed, to, this.#outbox)) this.ctx.waitUntil(work);
  }

  /** Sets the alarm to the next scheduled command, lease expiry, idle poll, pruning or sweep, unless it is set earlier. */
  #arm(): void {
    // Nothing can be due sooner than now: an alarm that rings at once already needs no look.
    if (this.#alarmAt !== null && this.#alarmAt <= Date.now()) return;
    const now = this.now();
    const { scheduled, lease, isOpen } = this.#store.dueMoments(now);
    const look = isOpen ? now + delayAfter(this.#idleTimes + 1, idleRule) : null;
    const prune = this.counted.of("Completed") > 0 ? this.#pruneAt : null;
    // A clock that was moved back must not put the sweep off.
    const sweep = Math.min(this.#sweepAt, now + sweepEveryMs);
    const moments = [scheduled, lease, look, prune, sweep, this.#outbox.dueAt()].filter((at) => at !== null);
    const at = Date.now() + Math.max(0, Math.min(...moments) - now);
    if (this.#alarmAt !== null && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    void this.ctx.storage.setAlarm(at);
  }
}
