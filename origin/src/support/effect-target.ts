import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import type { CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import type { TestEnv } from "./test-env.ts";

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
export class EffectTarget extends DurableObject<TestEnv> implements CommandTarget {
  constructor(ctx: DurableObjectState, env: TestEnv) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS applied (id TEXT PRIMARY KEY, at INTEGER NOT NULL)");
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS started (n INTEGER PRIMARY KEY, id TEXT NOT NULL, token INTEGER NOT NULL)",
    );
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS effects (n INTEGER PRIMARY KEY, id TEXT NOT NULL)");
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
