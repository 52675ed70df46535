import { sql, type SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import type { BatchItem } from "drizzle-orm/batch";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;
/** One statement of a batch: any drizzle query that was built and not awaited. */
export type Statement = BatchItem<"sqlite">;

/** What was opened, by its binding: to read the tables of the schema again takes as long as to build a statement. */
const opened = new WeakMap<D1Database, Database>();

export function openDatabase(binding: D1Database): Database {
  const known = opened.get(binding);
  if (known) return known;
  const database = drizzle(binding, { schema });
  opened.set(binding, database);
  return database;
}

/**
 * Runs all statements in one transaction; D1 knows no other. @throws the error of the first guard among them that does
 * not hold, and nothing is written then.
 */
export async function commit(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (!first) return;
  try {
    await db.batch([first, ...rest]);
  } catch (error) {
    throw otherwiseOf(error, statements) ?? error;
  }
}

export function now(): string {
  return new Date().toISOString();
}

/** What a guard's batch fails with, by its statement. */
const guards = new WeakMap<Statement, { readonly name: string; readonly otherwise: Error }>();
let guardsMade = 0;

/**
 * A statement that makes its whole batch fail with `otherwise` unless the condition holds: how a check and a write
 * become one on D1, which has no interactive transactions. SQLite evaluates json_extract() only where the condition is
 * false; it fails then, and names its path, which is the guard's name.
 */
export function guardOf(db: Database, condition: SQL, otherwise: Error): Statement {
  guardsMade += 1;
  const name = `paygauge-guard-${guardsMade}`;
  const guard = sql`iif(${condition}, 1, json_extract('{}', ${name}))`.as("guard");
  // Not db.all(sql`…`): in a batch drizzle loses the parameters of a raw statement.
  const statement = db.select({ guard }).from(sql`(select 1)`);
  guards.set(statement, { name, otherwise });
  return statement;
}

/** What the guard says that made a batch fail; undefined where it failed otherwise. */
function otherwiseOf(error: unknown, statements: readonly Statement[]): Error | undefined {
  const made = statements.map((each) => guards.get(each));
  for (let each = error; each instanceof Error; each = each.cause) {
    const { message } = each;
    const failed = made.find((guard) => guard !== undefined && message.includes(`'${guard.name}'`));
    if (failed) return failed.otherwise;
  }
  return undefined;
}
