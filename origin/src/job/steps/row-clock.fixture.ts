/** A clock that moves with the rows that SQLite reads and writes: how many does a step touch in one turn of the event loop? */

/** The most rows of a turn, and the statement that touched most of them. */
interface Longest {
  readonly rows: number;
  readonly statement: string;
}

type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>;

const noRows: Longest = { rows: 0, statement: "" };

/** Counts the rows that statements of one object touch, turn by turn, by the command that the object works on. */
export class RowClock {
  /** The longest turn of each command type. */
  readonly longest = new Map<string, Longest>();
  readonly #exec: SqlStorage["exec"];
  #turn = 0;
  #isOver = false;
  /** Of the turn in which a statement was executed last. */
  #counted = { turn: -1, type: "", rows: 0, most: noRows };
  #last: { readonly cursor: Cursor; readonly statement: string } | null = null;

  constructor(sql: SqlStorage) {
    this.#exec = sql.exec.bind(sql);
    sql.exec = ((query: string, ...values: SqlStorageValue[]) => {
      this.#settle();
      const cursor = this.#exec(query, ...values);
      this.#last = { cursor, statement: query };
      return cursor;
    }) as SqlStorage["exec"];
  }

  /** Adds what the last statement touched; the first statement of a turn closes the one before. */
  #settle(): void {
    const counted = this.#counted;
    if (this.#last !== null) {
      const { cursor, statement } = this.#last;
      const rows = cursor.rowsRead + cursor.rowsWritten;
      counted.rows += rows;
      if (rows > counted.most.rows) counted.most = { rows, statement };
      const known = this.longest.get(counted.type) ?? noRows;
      if (counted.rows > known.rows) this.longest.set(counted.type, { ...counted.most, rows: counted.rows });
    }
    if (counted.turn === this.#turn) return;
    const current = "SELECT commandType AS type FROM command WHERE isCurrent = 1";
    const [command] = this.#exec<{ type: string }>(current).toArray();
    this.#counted = { turn: this.#turn, type: command?.type ?? "", rows: 0, most: noRows };
  }

  /**
   * Counts the turns of the event loop until told to stop: by looking once in each, and by every callback of
   * setImmediate, since on a busy machine the look comes after several pauses of the work.
   */
  async count(): Promise<void> {
    const own = globalThis.setImmediate;
    globalThis.setImmediate = ((done: () => void) =>
      own(() => {
        this.#turn += 1;
        done();
      })) as typeof setImmediate;
    while (!this.#isOver) await new Promise<void>((resolve) => setImmediate(resolve));
    globalThis.setImmediate = own;
  }

  stop(): void {
    this.#isOver = true;
  }
}
