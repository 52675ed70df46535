import { DurableObject } from "cloudflare:workers";
import type { Env } from "../env.ts";
import { handlers } from "../handlers.ts";
import { CommandRunner, createCommandTable, type CommandProgress } from "../job/command-runner.ts";
import type { CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { listCommandType } from "./commands.ts";
import { listExportStep } from "./list-export-step.ts";

/** One export of a list: runs its command, and holds nothing once that has ended. */
export class ListExport extends DurableObject<Env> implements CommandTarget {
  readonly #runner: CommandRunner;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const step = listExportStep(handlers, ctx);
    this.#runner = new CommandRunner(env, ctx.storage, (type) => (type === listCommandType ? step : null));
    void ctx.blockConcurrencyWhile(async () => createCommandTable(ctx.storage.sql));
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  progress(): CommandProgress[] {
    return this.#runner.progress();
  }

  override async alarm(): Promise<void> {
    await this.#runner.work();
    if ((await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.deleteAll();
    createCommandTable(this.ctx.storage.sql);
  }
}
