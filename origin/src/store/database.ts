import { sql, type SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import type { BatchItem } from "drizzle-orm/batch";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;
/** One statement of a batch: any drizzle query that was built and not awaited. */
export type Statement = BatchItem<"sqlite">;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema });
}

/** Runs all statements in one transaction; D1 knows no other. */
export async function commit(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

export function now(): string {
  return new Date().toISOString();
}

const guardWord = "PAYGAUGE_GUARD";

/**
 * A statement that makes its whole batch fail unless the condition holds: how a check and a write become one on D1,
 * which has no interactive transactions. SQLite evaluates json() only where the condition is false, and it fails.
 */
export function guardOf(db: Database, condition: SQL): Statement {
  // Not db.all(sql`…`): in a batch drizzle loses the parameters of a raw statement.
  return db.select({ guard: sql`iif(${condition}, 1, json(${guardWord}))`.as("guard") }).from(sql`(select 1)`);
}

/** True when a batch failed because a `guardOf` condition did not hold. */
export function isGuardFailure(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.message.includes("malformed JSON")) return true;
  }
  return false;
}
