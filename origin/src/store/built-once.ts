import { fillPlaceholders } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type { Database, Statement } from "./database.ts";

/** What drizzle makes of a statement for a batch: its text, its values, and how rows are read. */
interface Prepared {
  getQuery(): { readonly sql: string; readonly params: unknown[] };
}

/**
 * A statement of a batch whose text is built once for a database: to build it takes longer than to run it, so what every
 * call asks is built this way. What differs from call to call is in it as `sql.placeholder(name)`, and is given by
 * name.
 */
export function builtOnce<T extends Statement & { prepare(): Prepared }>(
  build: (db: Database) => T,
): (db: Database, values?: Readonly<Record<string, unknown>>) => RunnableQuery<T["_"]["result"], "sqlite"> {
  const known = new WeakMap<Database, Prepared>();
  return (db, values = {}) => {
    const prepared = known.get(db) ?? build(db).prepare();
    known.set(db, prepared);
    const query = prepared.getQuery();
    const filled = { ...query, params: fillPlaceholders(query.params, values) };
    const here = Object.create(prepared, { getQuery: { value: () => filled } });
    // A batch asks of a statement nothing but this.
    return { _prepare: () => here } as unknown as RunnableQuery<T["_"]["result"], "sqlite">;
  };
}
