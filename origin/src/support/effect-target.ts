import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { CommandOutcomes, createOutcomeTable } from "../commands/command-outcomes.ts";
import type { TestProQ } from "./test-proq.ts";

/** The queue of the test, which hands its commands to this object. */
interface WithQueue {
  readonly TEST_PROQ: DurableObjectNamespace<TestProQ>;
}

/**
 * "apply": counts the effect and completes. "hold": accepts and reports nothing. "refuse": rejects the hand-over.
 * `failures`: so many attempts fail before the effect.
 */
const payload = v.object({
  queue: v.string(),
  mode: v.picklist(["apply", "hold", "refuse"]),
  failures: v.optional(v.number()),
});

/** An object that runs commands by the contract: effect and applied(commandId) are one transaction. */
export class EffectTarget extends DurableObject<WithQueue> implements CommandTarget {
  readonly #outcomes: CommandOutcomes;

  constructor(ctx: DurableObjectState, env: WithQueue) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS applied (id TEXT PRIMARY KEY, at INTEGER NOT NULL)");
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS started (n INTEGER PRIMARY KEY, id TEXT NOT NULL, token INTEGER NOT NULL)",
    );
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS effects (n INTEGER PRIMARY KEY, id TEXT NOT NULL)");
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS heard (n INTEGER PRIMARY KEY, told TEXT NOT NULL)");
    createOutcomeTable(ctx.storage.sql);
    this.#outcomes = new CommandOutcomes(ctx.storage.sql);
  }

  /** Records its events, each outcome once; `deaf` times it does not answer. */
  async commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    const { kv, sql } = this.ctx.storage;
    const deaf = kv.get<number>("deaf") ?? 0;
    if (deaf > 0) {
      kv.put("deaf", deaf - 1);
      throw new Error("The target does not hear.");
    }
    await this.#outcomes.take(outcomes, ({ commandId, outcome, message }) => {
      sql.exec(
        "INSERT INTO heard (told) VALUES (?)",
        [commandId, outcome, ...(message === null ? [] : [message])].join(" "),
      );
      return true;
    });
  }

  /** So many deliveries of outcomes from now on fail. */
  beDeaf(times: number): void {
    this.ctx.storage.kv.put("deaf", times);
  }

  /** Outcomes in the order in which they were applied. */
  heard(): string[] {
    return this.ctx.storage.sql
      .exec<{ told: string }>("SELECT told FROM heard ORDER BY n")
      .toArray()
      .map(({ told }) => told);
  }

  async startCommand(command: StartCommand): Promise<StartAnswer> {
    const { sql } = this.ctx.storage;
    const { queue, mode, failures = 0 } = v.parse(payload, JSON.parse(command.payload));
    sql.exec("INSERT INTO started (id, token) VALUES (?, ?)", command.commandId, command.token);
    if (mode === "refuse") throw new Error("The target refuses this command.");
    if (sql.exec("SELECT 1 FROM applied WHERE id = ?", command.commandId).toArray().length > 0)
      return { state: "applied" };
    if (mode === "hold") return { state: "accepted" };
    const proq = this.env.TEST_PROQ.get(this.env.TEST_PROQ.idFromName(queue));
    if (command.attempt <= failures) {
      this.ctx.waitUntil(proq.fail(command.commandId, command.token, `attempt ${command.attempt}`, true));
      return { state: "accepted" };
    }
    this.ctx.storage.transactionSync(() => {
      sql.exec("INSERT INTO applied (id, at) VALUES (?, ?)", command.commandId, Date.now());
      sql.exec("INSERT INTO effects (id) VALUES (?)", command.commandId);
    });
    this.ctx.waitUntil(proq.complete(command.commandId, command.token));
    return { state: "accepted" };
  }

  /** Ids in the order their effects were done. */
  effects(): string[] {
    return this.ctx.storage.sql
      .exec<{ id: string }>("SELECT id FROM effects ORDER BY n")
      .toArray()
      .map((row) => row.id);
  }

  /** Hand-overs in order. */
  started(): { id: string; token: number }[] {
    return this.ctx.storage.sql
      .exec<{ id: string; token: number }>("SELECT id, token FROM started ORDER BY n")
      .toArray();
  }
}
