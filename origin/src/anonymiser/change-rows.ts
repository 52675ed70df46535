import { anonymiserCounts, type AnonymiserCounts } from "@paygauge/api-types/entities/anonymiser";
import * as v from "valibot";
import type { Env } from "../env.ts";
import { changedHistory, changedTables, emptiedHistory, emptiedTables, updateOf } from "./table-plan.ts";

const counted: Readonly<Record<keyof AnonymiserCounts, string>> = {
  users: "users WHERE is_program = 0",
  programs: "users WHERE is_program = 1",
  issuers: "issuers",
  buyers: "buyers",
  brandings: "brandings",
  jobs: "jobs",
  files: "uploads",
  mails: "mail_outbox",
  auditLines: "audit",
  hubItems: "hub_items",
};

/** Counts what an anonymisation changes or deletes. */
export async function countRows({ DB }: Pick<Env, "DB">): Promise<AnonymiserCounts> {
  const columns = Object.entries(counted).map(([name, from]) => `(SELECT count(*) FROM ${from}) AS ${name}`);
  return v.parse(anonymiserCounts, await DB.prepare(`SELECT ${columns.join(", ")}`).first());
}

/** Deletes the rows of every table that an anonymisation empties. */
export async function emptyRows({ DB }: Pick<Env, "DB">): Promise<number> {
  const results = await DB.batch(emptiedTables.map((table) => DB.prepare(`DELETE FROM "${table}"`)));
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}

/** Replaces the names in the rows that remain. Idempotent. */
export async function changeNames({ DB, SEED_IDP_ISSUER = "" }: Env, userId: string): Promise<number> {
  const statements = Object.entries(changedTables).flatMap(([table, plan]) => {
    const update = updateOf(table, plan);
    const bound = update.includes("?1") ? DB.prepare(update).bind(SEED_IDP_ISSUER, userId) : DB.prepare(update);
    return [...(plan.drop ? [DB.prepare(`DELETE FROM "${table}" WHERE ${plan.drop}`)] : []), bound];
  });
  const results = await DB.batch(statements);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}

const triggerRow = v.object({ name: v.string(), sql: v.string() });

/** Deletes the history. Its triggers, which refuse that, are absent for this one transaction. */
export async function emptyHistory({ DB }: Pick<Env, "DB">): Promise<number> {
  const tables = [...emptiedHistory, ...Object.keys(changedHistory)];
  const { results } = await DB.prepare(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(tables))
    .all();
  const triggers = v.parse(v.array(triggerRow), results);
  const done = await DB.batch([
    ...triggers.map(({ name }) => DB.prepare(`DROP TRIGGER "${name}"`)),
    // The key of the call that does this is open, and is written with its answer.
    ...emptiedHistory.map((table) =>
      DB.prepare(`DELETE FROM "${table}"${table === "idempotency_keys" ? " WHERE status IS NOT NULL" : ""}`),
    ),
    ...Object.entries(changedHistory).map(([table, plan]) => DB.prepare(updateOf(table, plan))),
    ...triggers.map(({ sql }) => DB.prepare(sql)),
  ]);
  return done.reduce((sum, { meta }) => sum + meta.changes, 0);
}
