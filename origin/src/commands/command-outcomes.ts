import * as v from "valibot";
import { decodeMessage, type Message } from "@paygauge/api-types/catalogue/message";
import type { CommandState } from "@paygauge/api-types/states";
import { outcomeNames, stateOfOutcome, type CommandOutcome, type Outcome } from "../proq/contract.ts";
import { soundRows, storedRows } from "@paygauge/worker/stored-rows";

/** The state of one of a batch's commands. */
export interface Standing {
  readonly commandType: string;
  readonly outcome: Outcome;
  readonly message: string | null;
}

const keptSchema = v.object({
  commandType: v.string(),
  outcome: v.picklist(outcomeNames),
  message: v.nullable(v.string()),
});

/** Creates the table of how an object's commands ended: the newest outcome of each that was applied. */
export function createOutcomeTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS command_outcome (commandId TEXT PRIMARY KEY, sequence INTEGER NOT NULL,
    commandType TEXT NOT NULL, batchId TEXT, outcome TEXT NOT NULL, message TEXT) WITHOUT ROWID`);
}

/**
 * Version 5: of the commands that an object of before has done, which no one told it of. Without them the end of a
 * batch's last command would look like that of its first.
 */
export function recordDoneCommands(sql: SqlStorage): void {
  sql.exec(`INSERT OR IGNORE INTO command_outcome
    SELECT commandId, 0, commandType, payload ->> 'run', 'done', NULL FROM command WHERE applied = 1`);
}

/**
 * Applies the outcomes that the queue tells an object, in their order and each once by its command's id, however often
 * and by however many restarts of the queue they arrive.
 */
export class CommandOutcomes {
  readonly #sql: SqlStorage;
  /** Deliveries one after another: what one of them writes outside is over before the next begins. */
  #turn: Promise<void> = Promise.resolve();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * `apply` does what an outcome means outside the object, and nothing where it was done; its answer is false where what
   * the command worked for is gone, and then nothing is kept here.
   */
  take(
    outcomes: readonly CommandOutcome[],
    apply: (outcome: CommandOutcome) => boolean | Promise<boolean>,
  ): Promise<void> {
    const turn = this.#turn.then(() => this.#takeAll(outcomes, apply));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** How a command ended; null: it did not, or is tried again. */
  of(commandId: string): { readonly state: CommandState; readonly message: Message | null } | null {
    const [kept] = storedRows(
      this.#sql,
      keptSchema,
      "SELECT commandType, outcome, message FROM command_outcome WHERE commandId = ?",
      commandId,
    );
    if (kept === undefined || kept.outcome === "again") return null;
    return { state: stateOfOutcome[kept.outcome], message: kept.message === null ? null : decodeMessage(kept.message) };
  }

  /** The states of a batch's commands, this outcome included. */
  ofBatch(batchId: string, { commandId, ...newest }: CommandOutcome): Standing[] {
    const others = soundRows(
      this.#sql,
      keptSchema,
      "SELECT commandType, outcome, message FROM command_outcome WHERE batchId = ? AND commandId <> ?",
      batchId,
      commandId,
    );
    return [...others, newest];
  }

  async #takeAll(
    outcomes: readonly CommandOutcome[],
    apply: (outcome: CommandOutcome) => boolean | Promise<boolean>,
  ): Promise<void> {
    for (const outcome of outcomes) if (!this.#wasApplied(outcome) && (await apply(outcome))) this.#keep(outcome);
  }

  #wasApplied({ commandId, sequence }: CommandOutcome): boolean {
    const query = "SELECT 1 FROM command_outcome WHERE commandId = ? AND sequence >= ?";
    return this.#sql.exec(query, commandId, sequence).toArray().length > 0;
  }

  #keep({ commandId, sequence, commandType, batchId, outcome, message }: CommandOutcome): void {
    const text = "INSERT OR REPLACE INTO command_outcome VALUES (?, ?, ?, ?, ?, ?)";
    this.#sql.exec(text, commandId, sequence, commandType, batchId, outcome, message);
  }
}
