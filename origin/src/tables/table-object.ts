import { DurableObject } from "cloudflare:workers";
import { directoryLimits } from "@paygauge/api-types/entities/directory";
import type { StatementPreview } from "@paygauge/api-types/entities/card-statements";
import type { TablePreview } from "@paygauge/api-types/entities/table-imports";
import { ownValue } from "@paygauge/api-types/own-value";
import { objectNamed, type Env } from "../env.ts";
import { CommandOutcomes, createOutcomeTable } from "../commands/command-outcomes.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { CommandRunner, createCommandTable, type CommandProgress } from "../commands/command-runner.ts";
import type { Step } from "../commands/step.ts";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { tableCommandId, tableCommandTypes, type TableStep } from "./commands.ts";
import { discardImport, type ImportFacts } from "./import-files.ts";
import { statementCommandTypes } from "../statements/commands.ts";
import { keepStatementStep } from "../statements/keep-statement-step.ts";
import { readStatementStep } from "../statements/read-statement-step.ts";
import { keepTableStep } from "./keep-step.ts";
import { readTableStep } from "./read-step.ts";
import { createTables, outcomeOf, putOutcome } from "./table-store.ts";
import { readRows } from "@paygauge/worker/stored-json";

const steps: Readonly<Record<string, Step>> = {
  [tableCommandTypes.Read]: readTableStep,
  [tableCommandTypes.Keep]: keepTableStep,
  [statementCommandTypes.Read]: readStatementStep,
  [statementCommandTypes.Keep]: keepStatementStep,
};

/** An import that is unused for so long is removed with its file, ms. */
export const maxUnused = directoryLimits.unusedFileDays * 24 * 3_600_000;
/** A removal that failed is tried again after so long, ms. */
const removeAgainMs = 3_600_000;

/** How far an import is, and what came of it so far. */
interface TableReport {
  readonly progress: readonly CommandProgress[];
  readonly preview: TablePreview | null;
  readonly statement: StatementPreview | null;
  readonly version: number | null;
  /** How each of its commands ended; null: it did not yet. */
  readonly ended: Readonly<Record<TableStep, ReturnType<CommandOutcomes["of"]>>>;
}

/** One import of a table: the rows of its file, and the commands of ProQ that read and keep it. */
export class TableImport extends DurableObject<Env> implements CommandTarget {
  readonly #runner: CommandRunner;
  readonly #outcomes: CommandOutcomes;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#runner = new CommandRunner(env, ctx.storage, (type) => ownValue(steps, type) ?? null);
    this.#outcomes = new CommandOutcomes(ctx.storage.sql);
    void ctx.blockConcurrencyWhile(async () => this.#create());
  }

  #create(): void {
    createCommandTable(this.ctx.storage.sql);
    createOutcomeTable(this.ctx.storage.sql);
    createTables(this.ctx.storage.sql);
  }

  /** Says which file will come, before its first byte: from now on it is removed when it is unused. */
  async begin(importId: string, { size, partSize }: Pick<ImportFacts, "size" | "partSize">): Promise<void> {
    const until = Date.now() + maxUnused;
    putOutcome(this.ctx.storage.sql, "file", { importId, size, partSize, until });
    await this.ctx.storage.setAlarm(until);
  }

  startCommand(command: StartCommand): Promise<StartAnswer> {
    const file = this.#file();
    if (file !== null) putOutcome(this.ctx.storage.sql, "file", { ...file, until: Date.now() + maxUnused });
    return this.#runner.start(command);
  }

  /** Keeps how the import's commands ended, unless it was removed. */
  commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    return this.#outcomes.take(outcomes, () => this.#file() !== null);
  }

  /** Works on a command; where there is none, looks whether the import is still wanted. */
  override async alarm(): Promise<void> {
    try {
      await this.#runner.work();
    } finally {
      if ((await this.ctx.storage.getAlarm()) === null) await this.#removeUnused();
    }
  }

  async #removeUnused(): Promise<void> {
    const file = this.#file();
    if (file === null) return;
    const isUnused = Date.now() >= file.until;
    await this.ctx.storage.setAlarm(isUnused ? Date.now() + removeAgainMs : file.until);
    if (isUnused) await this.remove(file.importId, file);
  }

  /** What is known of the file; null after its removal, and where it is damaged: its user can still discard it. */
  #file() {
    const { readable } = readRows(["file"] as const, (name) => outcomeOf(this.ctx.storage.sql, name));
    return readable[0] ?? null;
  }

  /** Stops the import's commands and removes its file and everything that this object holds. */
  async remove(importId: string, file: Pick<ImportFacts, "size" | "partSize">): Promise<void> {
    for (const step of ["Read", "Keep"] as const) await queueOf(this.env).cancel(tableCommandId(importId, step));
    await discardImport(this.env.FILES, importId, file);
    await this.#erase();
  }

  /** Deletes everything that this object holds; its file is removed elsewhere. */
  eraseAll(): Promise<void> {
    return this.#erase();
  }

  report(): TableReport {
    const { sql } = this.ctx.storage;
    return {
      progress: this.#runner.progress(),
      preview: outcomeOf(sql, "preview"),
      statement: outcomeOf(sql, "statement"),
      version: outcomeOf(sql, "version"),
      ended: { Read: this.#endOf("Read"), Keep: this.#endOf("Keep") },
    };
  }

  #endOf(step: TableStep): ReturnType<CommandOutcomes["of"]> {
    const file = this.#file();
    return file && this.#outcomes.of(tableCommandId(file.importId, step));
  }

  async #erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#create();
  }
}

/** The object of an import. */
export function tableImportOf(env: Pick<Env, "TABLE_IMPORT">, importId: string): DurableObjectStub<TableImport> {
  return objectNamed<TableImport>(env.TABLE_IMPORT, importId);
}
