import * as v from "valibot";
import type { Env } from "../env.ts";
import { queueOf } from "../proq/queue-stub.ts";
import type { StartAnswer, StartCommand } from "../proq/contract.ts";
import { StepFailed, StepStopped, type Progress, type Step, type StepContext } from "./step.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { isDamage, readStored } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

/**
 * Between two slices other calls get their turn: a user's cancel goes through the edge, the origin and the queue, and
 * where these share a thread with the job, each of its hops would wait for a slice of its own.
 */
const breathMs = 5;
/** Slices between two alarms: one invocation stays far below its CPU limit, and others get their turn. */
const slicesPerAlarm = 12;

const commandRowSchema = v.object({
  commandId: v.string(),
  token: v.number(),
  commandType: v.string(),
  payload: v.string(),
  cursor: v.nullable(v.string()),
  done: v.number(),
  total: v.number(),
  rows: v.nullable(v.number()),
  applied: v.number(),
});
type CommandRow = Readonly<v.InferOutput<typeof commandRowSchema>>;

/** How far the job's commands are, by command id; ProQ knows their states. */
export interface CommandProgress {
  readonly commandId: string;
  readonly done: number;
  readonly total: number;
  readonly rows: number | null;
}

/** Creates the table of the commands that an object has worked on. */
export function createCommandTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS command (
    commandId TEXT PRIMARY KEY, token INTEGER NOT NULL, commandType TEXT NOT NULL, payload TEXT NOT NULL,
    attempt INTEGER NOT NULL, isCurrent INTEGER NOT NULL, cursor TEXT, done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0, rows INTEGER, applied INTEGER NOT NULL DEFAULT 0)`);
}

/**
 * Runs one command of ProQ at a time in slices, on the object's alarm. A slice and its cursor are one transaction,
 * the last one also marks the command applied: a killed slice is run again, an applied command never is.
 */
export class CommandRunner {
  readonly #env: Env;
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;
  readonly #stepFor: (commandType: string) => Step | null;

  constructor(env: Env, storage: DurableObjectStorage, stepFor: (commandType: string) => Step | null) {
    this.#env = env;
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#stepFor = stepFor;
  }

  async start(command: StartCommand): Promise<StartAnswer> {
    const known = this.#row("commandId = ?", command.commandId);
    if (known?.applied) return { state: "applied" };
    // A delivery that was overtaken by a later claim's: its holder has lost the command already.
    if (known && known.token > command.token) return { state: "accepted" };
    this.#storage.transactionSync(() => {
      this.#sql.exec("UPDATE command SET isCurrent = 0");
      this.#sql.exec(
        `INSERT INTO command (commandId, token, commandType, payload, attempt, isCurrent) VALUES (?, ?, ?, ?, ?, 1)
         ON CONFLICT (commandId) DO UPDATE SET token = excluded.token, attempt = excluded.attempt, isCurrent = 1`,
        command.commandId,
        command.token,
        command.commandType,
        command.payload,
        command.attempt,
      );
    });
    await this.#storage.setAlarm(Date.now());
    return { state: "accepted" };
  }

  progress(): CommandProgress[] {
    return storedRows(this.#sql, commandRowSchema, "SELECT * FROM command").map(({ commandId, done, total, rows }) => ({
      commandId,
      done,
      total,
      rows,
    }));
  }

  /** Works on the current command; called by the alarm. Always leaves an alarm behind while work is left. */
  async work(): Promise<void> {
    let again = true;
    try {
      again = await this.#slices();
    } finally {
      if (again) await this.#storage.setAlarm(Date.now());
    }
  }

  async #slices(): Promise<boolean> {
    const command = this.#row("isCurrent = 1");
    if (!command) return false;
    const step = this.#stepFor(command.commandType);
    if (!step) {
      await queueOf(this.#env).fail(
        command.commandId,
        command.token,
        message("unknownCommandType", { type: command.commandType }),
        false,
      );
      return this.#leave(command);
    }
    try {
      for (let count = 0; count < slicesPerAlarm; count += 1) {
        const row = this.#row("commandId = ?", command.commandId);
        if (!row || row.token !== command.token) return true;
        if (row.applied || (await step(this.#context(row))) === "done") {
          await queueOf(this.#env).complete(command.commandId, command.token);
          return this.#leave(command);
        }
        await this.#yieldToEventLoop(command);
      }
      return true;
    } catch (error) {
      return this.#stopped(command, error);
    }
  }

  async #stopped(command: CommandRow, error: unknown): Promise<boolean> {
    if (!(error instanceof StepStopped)) {
      const isFinal = error instanceof StepFailed || isDamage(error) || v.isValiError(error);
      const why = error instanceof StepFailed ? error.shown : message(isFinal ? "storedDamaged" : "stepFault");
      if (!(error instanceof StepFailed))
        console.error(
          JSON.stringify({
            event: "step-fault",
            command: command.commandId,
            message: String(error),
            stack: error instanceof Error ? error.stack : "",
          }),
        );
      await queueOf(this.#env).fail(command.commandId, command.token, why, !isFinal);
    }
    return this.#leave(command);
  }

  #leave(command: CommandRow): boolean {
    this.#sql.exec(
      "UPDATE command SET isCurrent = 0 WHERE commandId = ? AND token = ?",
      command.commandId,
      command.token,
    );
    return this.#row("isCurrent = 1") !== null;
  }

  /** Lets others have their turn and says that the command is alive. @throws StepStopped when it is to end. */
  async #yieldToEventLoop(command: CommandRow): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, breathMs));
    await this.#heartbeat(command);
  }

  async #heartbeat(command: CommandRow): Promise<void> {
    const answer = await queueOf(this.#env).heartbeat(command.commandId, command.token);
    if (answer !== "continue") throw new StepStopped(answer);
  }

  #row(where: string, ...values: SqlStorageValue[]): CommandRow | null {
    return storedRows(this.#sql, commandRowSchema, `SELECT * FROM command WHERE ${where}`, ...values)[0] ?? null;
  }

  /** Nothing is written into a job that was erased while a slice let others have their turn. */
  #requireThere({ commandId }: CommandRow): void {
    if (this.#row("commandId = ?", commandId) === null) throw new StepStopped("lost");
  }

  #save(row: CommandRow, cursor: unknown, progress: Progress, applied: boolean): void {
    this.#sql.exec(
      "UPDATE command SET cursor = ?, done = ?, total = ?, rows = ?, applied = ? WHERE commandId = ?",
      JSON.stringify(cursor ?? null),
      progress.done,
      progress.total,
      progress.rows ?? null,
      applied ? 1 : 0,
      row.commandId,
    );
  }

  #context(row: CommandRow): StepContext {
    const commit = (cursor: unknown, progress: Progress, effect: (() => void) | undefined, applied: boolean): void =>
      this.#storage.transactionSync(() => {
        this.#requireThere(row);
        effect?.();
        this.#save(row, cursor, progress, applied);
      });
    return {
      env: this.#env,
      storage: this.#storage,
      sql: this.#sql,
      commandId: row.commandId,
      // JSON alone: each step checks its own.
      payload: readStored(v.unknown(), row.payload, "command.payload"),
      cursor: row.cursor === null ? null : readStored(v.unknown(), row.cursor, "command.cursor"),
      more: (cursor, progress, effect) => {
        commit(cursor, progress, effect, false);
        return "more";
      },
      finish: (progress, effect) => {
        commit(null, progress, effect, true);
        return "done";
      },
      part: (effect) =>
        this.#storage.transactionSync(() => {
          this.#requireThere(row);
          return effect();
        }),
      tick: async (progress) => {
        this.#sql.exec(
          "UPDATE command SET done = ?, total = ?, rows = ? WHERE commandId = ?",
          progress.done,
          progress.total,
          progress.rows ?? null,
          row.commandId,
        );
        await this.#yieldToEventLoop(row);
      },
    };
  }
}
