/** The JSON columns of all stores of the origin, and rows of them that are damaged behind its back. */
import { evictDurableObject, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import * as schema from "../store/schema.ts";
import { testEnv } from "./test-env.ts";

type Row = Record<string, SqlStorageValue>;
const named = v.object({ name: v.string() });
type Values = readonly (string | number)[];

/** A store whose rows tests read and write past the code that it is of. */
export interface Store {
  /** "catalogue", or the binding of an object's class. */
  readonly kind: string;
  readonly run: (query: string, ...values: Values) => Promise<Row[]>;
  /** Ends the object, so that the next question reads what is stored. */
  readonly evict: () => Promise<void>;
}

const catalogue: Store = {
  kind: "catalogue",
  run: async (query, ...values) => {
    const { results } = await testEnv.DB.prepare(query)
      .bind(...values)
      .all<Row>();
    return results;
  },
  evict: async () => undefined,
};

const {
  JOB,
  TABLE_IMPORT,
  LIST_EXPORT,
  PROQ,
  MATCHER,
  AUDIT_CHAIN,
  LOCKS,
  MAIL,
  VENDORS,
  OUTBOUND,
  SYSTEM_HEALTH,
  COMPANIES,
  COMPANY_LISTS,
  ACCOUNT_SYNC,
  PREDICTIONS,
} = testEnv;
const classes: Readonly<Record<string, DurableObjectNamespace>> = {
  JOB,
  TABLE_IMPORT,
  LIST_EXPORT,
  PROQ,
  MATCHER,
  AUDIT_CHAIN,
  LOCKS,
  MAIL,
  VENDORS,
  OUTBOUND,
  COMPANIES,
  COMPANY_LISTS,
  ACCOUNT_SYNC,
  PREDICTIONS,
  SYSTEM_HEALTH,
};

/** Ends an object. The queue's own waits for the calls of its alarm, for longer than one try on a busy machine. */
const evicted = (stub: DurableObjectStub, tries = 4): Promise<void> =>
  evictDurableObject(stub).catch((error: unknown) => {
    if (tries === 1) throw error;
    return evicted(stub, tries - 1);
  });

const storeOf = (kind: string, stub: DurableObjectStub): Store => ({
  kind,
  run: (query, ...values) =>
    runInDurableObject(stub, (_, { storage }) => storage.sql.exec<Row>(query, ...values).toArray()),
  // The health object reads its rows at every call, and the time limits of its last check keep it in memory.
  evict: async () => (kind === "SYSTEM_HEALTH" ? undefined : evicted(stub)),
});

/** The catalogue and every object of the origin; `before`: ids of those that are left out. */
export async function allStores(before: ReadonlySet<string>): Promise<Store[]> {
  const objects = await Promise.all(
    Object.entries(classes).map(async ([kind, namespace]) =>
      (await listDurableObjectIds(namespace))
        .filter((id) => !before.has(String(id)))
        .map((id) => storeOf(kind, namespace.get(id))),
    ),
  );
  return [catalogue, ...objects.flat()];
}

// A ledger that is kept aside has the columns of the one that was read last.
const isData = (table: string): boolean => !/^(?:d1_migrations|sqlite_\w+|_cf_\w+|kept_\w+)$/.test(table);

async function textColumns({ run }: Store, table: string): Promise<string[]> {
  const columns = await run("SELECT name FROM pragma_table_info(?) WHERE upper(type) = 'TEXT'", table);
  return columns.map((row) => v.parse(named, row).name);
}

/** Columns of a store that hold JSON, as "table.column": by their names, or by what is in them. */
async function jsonColumns(store: Store): Promise<string[]> {
  const tables = (await store.run("SELECT name FROM sqlite_master WHERE type = 'table'")).map(
    (row) => v.parse(named, row).name,
  );
  const found: string[] = [];
  for (const table of tables.filter(isData))
    for (const column of await textColumns(store, table)) {
      const isJson = `substr("${column}", 1, 1) IN ('{', '[') AND json_valid("${column}")`;
      const isNamed = column.endsWith("Json");
      if (isNamed || (await store.run(`SELECT 1 FROM "${table}" WHERE ${isJson} LIMIT 1`)).length > 0)
        found.push(`${table}.${column}`);
    }
  return found;
}

/** What the code reads as stored JSON, by the names that it gives for errors. */
const sources = import.meta.glob(["../**/*.ts", "!../**/*.test.ts", "!../**/*.fixture.ts", "!../support/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const namedInCode = /read(?:Stored|StoredOr)\([^"]{0,120}(?:"(?:null|\{\})"[^"]{0,40})?"([A-Za-z_]+\.[A-Za-z_]+)/g;

/** Names in the code that differ from the column's. */
const columnOf = (place: string): string =>
  place.startsWith("meta.") ? "meta.value" : place === "uploads.check" ? "uploads.check_result" : place;

/** Every JSON column of every store. */
export async function everyJsonColumn(stores: readonly Store[]): Promise<Set<string>> {
  const inStores = await Promise.all(stores.map(jsonColumns));
  const inCode = Object.values(sources).flatMap((text) => [...text.matchAll(namedInCode)].map(([, name = ""]) => name));
  return new Set([...inStores.flat(), ...inCode.map(columnOf)]);
}

/** Every column of the catalogue that holds one of several words, as "table.column". */
export const wordColumns = (): string[] =>
  Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .map((each) => getTableConfig(each))
    .flatMap(({ name, columns }) =>
      columns.filter(({ enumValues = [] }) => enumValues.length > 0).map((column) => `${name}.${column.name}`),
    );

/** The texts of a damaged column: no JSON, nothing, another shape. */
export const damages = ["{", "null", '{"odd":7}'] as const;

/** Where what was damaged is kept. */
export interface Kept {
  readonly table: string;
  readonly field: string;
  readonly stores: readonly Store[];
}

/** Stores that have the column: tables of different stores share names. */
async function having(stores: readonly Store[], table: string, field: string): Promise<Store[]> {
  const query = "SELECT 1 FROM pragma_table_info(?) WHERE name = ?";
  const have = await Promise.all(stores.map(({ run }) => run(query, table, field)));
  return stores.filter((_, at) => have[at]?.length === 1);
}

/** Rules that keep a column as it is, which damage does not know. */
async function dropTriggers({ run }: Store, table: string): Promise<void> {
  for (const row of await run("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?", table))
    await run(`DROP TRIGGER "${v.parse(named, row).name}"`);
}

/** Writes a text into the rows of a column, in every store that has it, and begins the objects again. */
export async function damage(stores: readonly Store[], column: string, text: string, where = "true"): Promise<Kept> {
  const [table = "", field = ""] = column.split(".");
  const chosen = await having(stores, table, field);
  for (const store of chosen) {
    await dropTriggers(store, table);
    // Rows of the catalogue are referred to and can't be written again; those of objects are, with their columns.
    await store.run(
      store.kind === "catalogue"
        ? `ALTER TABLE "${table}" ADD COLUMN kept TEXT`
        : `CREATE TABLE kept AS SELECT * FROM "${table}"`,
    );
    if (store.kind === "catalogue") await store.run(`UPDATE "${table}" SET kept = "${field}"`);
    await store.run(`UPDATE "${table}" SET "${field}" = ? WHERE "${field}" IS NOT NULL AND ${where}`, text);
    await store.evict();
  }
  return { table, field, stores: chosen };
}

/** Undoes it. */
export async function restore({ table, field, stores }: Kept): Promise<void> {
  for (const { kind, run, evict } of stores) {
    if (kind === "catalogue") {
      await run(`UPDATE "${table}" SET "${field}" = kept`);
      await run(`ALTER TABLE "${table}" DROP COLUMN kept`);
    } else {
      await run(`DELETE FROM "${table}"`);
      await run(`INSERT INTO "${table}" SELECT * FROM kept`);
      await run("DROP TABLE kept");
    }
    await evict();
  }
}

/** Leaves it damaged. */
export async function forget({ table, stores }: Kept): Promise<void> {
  for (const { kind, run } of stores)
    await run(kind === "catalogue" ? `ALTER TABLE "${table}" DROP COLUMN kept` : "DROP TABLE kept");
}

/** Writes a row into every store that has the column. */
export async function insert(stores: readonly Store[], column: string, statement: string): Promise<void> {
  const [table = "", field = ""] = column.split(".");
  for (const store of await having(stores, table, field)) await store.run(statement);
}
