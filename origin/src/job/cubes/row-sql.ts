/** What the cubes need of an object's SQLite; the bench puts another SQLite under them. */
export type RowValue = ArrayBuffer | string | number | null;

export interface RowSql {
  exec<T extends Record<string, RowValue>>(
    query: string,
    ...values: RowValue[]
  ): Iterable<T> & { toArray(): T[]; one(): T };
}

export interface RowStorage {
  readonly sql: RowSql;
  transactionSync<T>(work: () => T): T;
}
