/** What all stores of the origin hold, for tests that compare a moment with another. */
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { sha256Hex } from "../idempotency.ts";
import { testEnv } from "./test-env.ts";

/** Counts of refusals are what the log is to other systems: a refused read is counted. The rest is workerd's own. */
const isData = (table: string): boolean => !/^(?:refusal_counts|d1_migrations|sqlite_sequence|_cf_\w+)$/.test(table);

type Row = Record<string, unknown>;

/** Rows in any order as one digest; null: there are none. An object that was only asked notes the schema it has. */
async function digestOf(rows: readonly Row[]): Promise<string | null> {
  const said = rows
    .filter((row) => row["key"] !== "schemaVersion")
    .map((row) =>
      JSON.stringify(row, (_key, each: unknown) => (each instanceof ArrayBuffer ? [...new Uint8Array(each)] : each)),
    );
  return said.length === 0 ? null : `${said.length} rows ${await sha256Hex(said.toSorted().join("\n"))}`;
}

async function catalogue(): Promise<(readonly [string, readonly Row[]])[]> {
  const all = async (sql: string) => (await testEnv.DB.prepare(sql).all<Row>()).results;
  const tables = (await all("SELECT name FROM sqlite_master WHERE type = 'table'")).map(({ name }) => String(name));
  return Promise.all(
    tables.filter(isData).map(async (name) => [`catalogue ${name}`, await all(`SELECT * FROM "${name}"`)] as const),
  );
}

async function tablesOf({ storage }: DurableObjectState): Promise<[string, Row[]][]> {
  const values = [...(await storage.list())].map(([name, value]) => ({ name, value }));
  const { sql } = storage;
  const tables = sql
    // The rows of a full-text index are those of its own tables.
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
    .toArray()
    .filter(({ name }) => isData(name))
    .map(({ name }): [string, Row[]] => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()]);
  return [["values", values], ...tables];
}

/** Objects of every class that the origin is bound to. */
async function objects(before: ReadonlySet<string>): Promise<(readonly [string, readonly Row[]])[]> {
  const { JOB, TABLE_IMPORT, LIST_EXPORT, PROQ, MATCHER, AUDIT_CHAIN, LOCKS, MAIL, COMPANIES } = testEnv;
  const kinds = { JOB, TABLE_IMPORT, LIST_EXPORT, PROQ, MATCHER, AUDIT_CHAIN, LOCKS, MAIL, COMPANIES };
  const found: (readonly [string, readonly Row[]])[] = [];
  for (const [kind, namespace] of Object.entries<DurableObjectNamespace>(kinds)) {
    for (const id of await listDurableObjectIds(namespace)) {
      if (before.has(String(id))) continue;
      const tables = await runInDurableObject(namespace.get(id), (_object, state) => tablesOf(state));
      for (const [name, rows] of tables) found.push([`${kind} ${id.toString().slice(0, 8)} ${name}`, rows]);
    }
  }
  return found;
}

/** Keys of all files with their digests. */
async function files(): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await testEnv.FILES.list(cursor === undefined ? {} : { cursor });
    rows.push(...page.objects.map(({ key, etag, size }) => ({ file: key, etag, size })));
    if (!page.truncated) return rows;
    ({ cursor } = page);
  }
}

/** A digest of every table of every store that has rows, by store and table; `before`: ids of objects that are left out. */
export async function storeDigests(before: ReadonlySet<string> = new Set()): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const [name, rows] of [...(await catalogue()), ...(await objects(before)), ["files", await files()] as const]) {
    const digest = await digestOf(rows);
    if (digest !== null) digests.set(name, digest);
  }
  return digests;
}

/** Names of the stores of which a row, or a file's text, holds one of these words; whatever the letters' case. */
export async function storesHolding(words: readonly string[]): Promise<string[]> {
  const holds = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const rows = [...(await catalogue()), ...(await objects(new Set()))];
  const found = rows.filter(([, list]) => list.some((row) => holds(JSON.stringify(row)))).map(([name]) => name);
  for (const { file } of await files()) {
    const stored = await testEnv.FILES.get(String(file));
    if (holds(String(file)) || (stored !== null && holds(await stored.text()))) found.push(`file ${String(file)}`);
  }
  return found;
}
