import { DurableObject } from "cloudflare:workers";
import { scheduleCommandType } from "../analytics/schedules/commands.ts";
import { scheduleStep } from "../analytics/schedules/schedule-step.ts";
import { followSchedule } from "../analytics/schedules/settle.ts";
import type { Env } from "../env.ts";
import { handlers } from "../handlers.ts";
import { CommandRunner, createCommandTable, type CommandProgress } from "../commands/command-runner.ts";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { openDatabase } from "../store/database.ts";
import { listCommandType } from "./commands.ts";
import { followExport } from "./follow-export.ts";
import type { ListExportCalls } from "./list-export-stub.ts";
import { listExportStep } from "./list-export-step.ts";
import { maintenanceCommandType } from "../maintenance/commands.ts";
import { maintenanceStep } from "../maintenance/batch-step.ts";
import { dropCommandType, dropRecomputedStep } from "../maintenance/recompute-job.ts";

/** One export of a list, one run of a schedule, or one batch of maintenance: runs its command, and holds nothing once that has ended. */
export class ListExport extends DurableObject<Env> implements CommandTarget, ListExportCalls {
  readonly #runner: CommandRunner;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const steps = new Map([
      [listCommandType, listExportStep(handlers, ctx)],
      [scheduleCommandType, scheduleStep(handlers, ctx)],
      [maintenanceCommandType, maintenanceStep(handlers, ctx)],
      [dropCommandType, dropRecomputedStep],
    ]);
    this.#runner = new CommandRunner(env, ctx.storage, (type) => steps.get(type) ?? null);
    void ctx.blockConcurrencyWhile(async () => createCommandTable(ctx.storage.sql));
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  /** The export's row remembers which of them it followed; this object keeps nothing of a command that ended. */
  async commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    for (const outcome of outcomes)
      if (!(await followSchedule(this.env, outcome))) await followExport(openDatabase(this.env.DB), outcome);
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
