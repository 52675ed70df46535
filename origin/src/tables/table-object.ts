import { DurableObject } from "cloudflare:workers";
import type { TablePreview } from "@paygauge/api-types/entities/table-imports";
import type { Env } from "../env.ts";
import { CommandRunner, createCommandTable, type CommandProgress } from "../job/command-runner.ts";
import type { Step } from "../job/steps/step.ts";
import type { CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { tableCommandTypes } from "./commands.ts";
import { keepTableStep } from "./keep-step.ts";
import { readTableStep } from "./read-step.ts";
import { createTables, outcomeOf } from "./table-store.ts";

const steps: Readonly<Record<string, Step>> = {
  [tableCommandTypes.Read]: readTableStep,
  [tableCommandTypes.Keep]: keepTableStep,
};

/** How far an import is, and what came of it so far. */
export interface TableReport {
  readonly progress: readonly CommandProgress[];
  readonly preview: TablePreview | null;
  readonly version: number | null;
}

/** One import of a table: what was read of its file, and the commands of ProQ that read and keep it. */
export class TableImport extends DurableObject<Env> implements CommandTarget {
  readonly #runner: CommandRunner;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#runner = new CommandRunner(env, ctx.storage, (type) => steps[type] ?? null);
    void ctx.blockConcurrencyWhile(async () => this.#create());
  }

  #create(): void {
    createCommandTable(this.ctx.storage.sql);
    createTables(this.ctx.storage.sql);
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    return this.#runner.start(command);
  }

  override alarm(): Promise<void> {
    return this.#runner.work();
  }

  report(): TableReport {
    const { sql } = this.ctx.storage;
    return {
      progress: this.#runner.progress(),
      preview: outcomeOf(sql, "preview"),
      version: outcomeOf(sql, "version"),
    };
  }

  /** Removes everything that this import holds. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#create();
  }
}

/** The object of an import. */
export function tableImportOf(env: Pick<Env, "TABLE_IMPORT">, importId: string): DurableObjectStub<TableImport> {
  return env.TABLE_IMPORT.get(env.TABLE_IMPORT.idFromName(importId));
}
