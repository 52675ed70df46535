import * as v from "valibot";
import { statementPreview } from "@paygauge/api-types/entities/card-statements";
import { tablePreview } from "@paygauge/api-types/entities/table-imports";
import { readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

/** Letters of one page: its JSON stays far below the 2 MB that a value may have. */
const pageLetters = 256 * 1024;

/** Creates the tables of an import's object: the rows read, until it is kept or discarded. */
export function createTables(sql: SqlStorage): void {
  sql.exec("CREATE TABLE IF NOT EXISTS seen (key TEXT PRIMARY KEY) WITHOUT ROWID");
  sql.exec("CREATE TABLE IF NOT EXISTS page (seq INTEGER PRIMARY KEY, entries TEXT NOT NULL)");
  sql.exec("CREATE TABLE IF NOT EXISTS outcome (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
}

export function wasSeen(sql: SqlStorage, key: string): boolean {
  return sql.exec("SELECT 1 FROM seen WHERE key = ?", key).toArray().length > 0;
}

/** Adds a slice's entries, JSON records, with the keys that they are under. */
export function addEntries(sql: SqlStorage, entries: readonly { readonly key: string; readonly json: string }[]): void {
  for (const lot of lotsOf(entries)) {
    sql.exec("INSERT INTO seen SELECT value FROM json_each(?)", JSON.stringify(lot.map(({ key }) => key)));
    sql.exec("INSERT INTO page (entries) VALUES (?)", lot.map(({ json }) => json).join("\n"));
  }
}

function* lotsOf<T extends { readonly json: string }>(entries: readonly T[]): Generator<T[]> {
  let [lot, letters]: [T[], number] = [[], 0];
  for (const entry of entries) {
    lot.push(entry);
    letters += entry.json.length;
    if (letters < pageLetters) continue;
    yield lot;
    [lot, letters] = [[], 0];
  }
  if (lot.length > 0) yield lot;
}

const countRow = v.object({ n: v.number() });

export function pagesCount(sql: SqlStorage): number {
  return storedRow(sql, countRow, "SELECT ifnull(max(seq), 0) AS n FROM page").n;
}

const entriesRow = v.object({ entries: v.string() });

/** A page's entries, a JSON record a line; pages are numbered from 1. */
export function pageAt(sql: SqlStorage, seq: number): string {
  return storedRow(sql, entriesRow, "SELECT entries FROM page WHERE seq = ?", seq).entries;
}

const outcomes = v.object({
  /** What the whole file holds. */
  preview: tablePreview,
  /** The same of a card statement. */
  statement: statementPreview,
  /** The version that it was kept as. */
  version: v.number(),
  /** The file in R2, for anyone who frees it, and from when on no one is believed to want it, ms since 1970. */
  file: v.object({ importId: v.string(), size: v.number(), partSize: v.number(), until: v.number() }),
});
type Outcomes = Readonly<v.InferOutput<typeof outcomes>>;

export function putOutcome<Name extends keyof Outcomes>(sql: SqlStorage, name: Name, value: Outcomes[Name]): void {
  sql.exec("INSERT OR REPLACE INTO outcome VALUES (?, ?)", name, JSON.stringify(value));
}

const valueRow = v.object({ value: v.string() });

export function outcomeOf<Name extends keyof Outcomes>(sql: SqlStorage, name: Name): Outcomes[Name] | null {
  const [row] = storedRows(sql, valueRow, "SELECT value FROM outcome WHERE name = ?", name);
  // The compiler does not see that a name's schema gives the name's type.
  const schema = outcomes.entries[name] as unknown as v.GenericSchema<unknown, Outcomes[Name]>;
  return row ? readStored(schema, row.value, `outcome.value (${name})`) : null;
}

/** Deletes the rows read; the outcome stays. */
export function forgetEntries(sql: SqlStorage): void {
  sql.exec("DELETE FROM page");
  sql.exec("DELETE FROM seen");
}
