import type { EnqueueCommand } from "./contract.ts";

/** What commands wait for. Synchronous, inside the caller's transactionSync. */
export class Prerequisites {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  isAnyWaiting(): boolean {
    return this.#has("SELECT 1 FROM commands WHERE waiting = 1 LIMIT 1");
  }

  /**
   * Whether the command must wait.
   * @throws Error for a prerequisite that the queue does not hold, or that waits for the command itself.
   */
  unmetBy(command: EnqueueCommand): boolean {
    const { id, prerequisite, prerequisiteBatchId, batchId } = command;
    if (!prerequisite && !prerequisiteBatchId) return false;
    if (prerequisite && !this.#has("SELECT 1 FROM commands WHERE id = ?", prerequisite)) {
      throw new Error(
        `The command ${id} waits for ${prerequisite}, which is not in the queue. Enqueue that one first.`,
      );
    }
    if (prerequisiteBatchId) {
      const has = this.#has("SELECT 1 FROM commands WHERE batch_id = ? LIMIT 1", prerequisiteBatchId);
      if (!has || prerequisiteBatchId === batchId) {
        throw new Error(
          `The command ${id} waits for the batch ${prerequisiteBatchId}, which has no other command. Enqueue the batch first.`,
        );
      }
    }
    this.#requireNoCycle(command);
    return !this.#isMet(command);
  }

  /** A command that joins a batch must not wait for a command that itself waits for that batch. */
  #requireNoCycle({ id, prerequisite, prerequisiteBatchId, batchId }: EnqueueCommand): void {
    if (!batchId) return;
    const loops = this.#has(
      `WITH RECURSIVE before (id, prerequisite, batch) AS (
        SELECT id, prerequisite, prerequisite_batch_id FROM commands WHERE id = ?1
        UNION
        SELECT id, prerequisite, prerequisite_batch_id FROM commands WHERE batch_id = ?2
        UNION
        SELECT c.id, c.prerequisite, c.prerequisite_batch_id FROM before JOIN commands c
          ON c.id = before.prerequisite OR c.batch_id = before.batch
      ) SELECT 1 FROM before WHERE batch = ?3 LIMIT 1`,
      prerequisite ?? null,
      prerequisiteBatchId ?? null,
      batchId,
    );
    if (loops)
      throw new Error(`The command ${id} would wait for itself: one before it waits for the batch ${batchId}.`);
  }

  #isMet({ prerequisite, prerequisiteBatchId }: EnqueueCommand): boolean {
    if (prerequisite && !this.#has("SELECT 1 FROM commands WHERE id = ? AND state = 'Completed'", prerequisite))
      return false;
    return (
      !prerequisiteBatchId ||
      !this.#has("SELECT 1 FROM commands WHERE batch_id = ? AND state <> 'Completed' LIMIT 1", prerequisiteBatchId)
    );
  }

  #has(text: string, ...values: SqlStorageValue[]): boolean {
    return this.#sql.exec(text, ...values).toArray().length > 0;
  }
}
