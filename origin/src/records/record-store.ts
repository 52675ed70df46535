import { and, eq, inArray, ne, notExists, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Noun } from "@paygauge/api-types/catalogue/message";
import type { AnyResource, CreateOf, RecordOf, UpdateOf } from "@paygauge/api-types/endpoints/resource";
import type { Person } from "../identity/person.ts";
import { notFound, type Refusal } from "@paygauge/worker/refusal";
import { guardOf, type Database, type Statement } from "../store/database.ts";

/** What one write of a record needs next to its own statement. */
export interface Terms {
  /** The tenant that the audit's line names; null where the record has none. */
  readonly issuerId: string | null;
  /** Guards, each with its refusal, and the record's dependents; they run before its own statement. */
  readonly statements: readonly Statement[];
}

/** Who writes, and the id of what a new record becomes. */
export interface Writer {
  readonly db: Database;
  readonly person: Person;
  readonly effectId: string;
}

/** SQL whose values are those of the field. */
type Expression<T> = SQL<T> | (SQLiteColumn & { readonly _: { readonly data: NonNullable<T> } });

/** Where the records of a resource are kept, who reaches them, and what each write of them asks for. */
export interface RecordStore<R extends AnyResource> {
  readonly table: SQLiteTable & {
    readonly id: SQLiteColumn;
    readonly name: SQLiteColumn;
    readonly version: SQLiteColumn;
  };
  /** What each field of an answer is in SQL; figures count what the user may see. */
  readonly columns: (db: Database, person: Person) => { readonly [F in keyof RecordOf<R>]: Expression<RecordOf<R>[F]> };
  /** Those that the user reaches, as a condition over the table. */
  readonly reached: (db: Database, person: Person) => SQL | undefined;
  readonly create: (writer: Writer, body: CreateOf<R>) => Promise<Terms>;
  readonly update: (writer: Writer, row: RecordOf<R>, body: UpdateOf<R>) => Terms;
  readonly remove: (writer: Writer, row: RecordOf<R>) => Terms;
}

/**
 * Holds while no other record has the name, whatever its case and the spaces around it; `within` says among which, where
 * it is not among all.
 */
export function nameIsFree(
  db: Database,
  table: RecordStore<AnyResource>["table"],
  { name, butId }: { readonly name: string; readonly butId: string },
  taken: Refusal,
  within?: SQL,
): Statement {
  const twin = db
    .select({ one: sql`1` })
    .from(table)
    .where(and(within, ne(table.id, butId), sql`lower(trim(${table.name})) = lower(${name})`));
  return guardOf(db, notExists(twin), taken);
}

/** A resource whose record messages can name: it has its noun in the catalogues. */
export type NamedResource = AnyResource & { readonly id: Noun };

/** The record, where the user reaches it. @throws Refusal 404, the same for an absent and for a foreign one. */
export async function requireRecord<R extends NamedResource>(
  resource: R,
  { table, columns, reached }: RecordStore<R>,
  { db, person }: Pick<Writer, "db" | "person">,
  id: string,
): Promise<RecordOf<R>> {
  const [row] = await db
    .select(columns(db, person))
    .from(table)
    .where(and(eq(table.id, id), reached(db, person)));
  if (!row) throw notFound(resource.id);
  // The columns are those of the record; each answer is parsed by its schema before it leaves.
  return row;
}

type Reader = Pick<Writer, "db" | "person">;
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Reads of one resource, for locks: they name what they hold, and show it to users who may see it. */
export interface RecordReader {
  /** As `requireRecord`. */
  one(reader: Reader, id: string): Promise<Named>;
  /** Those of the ids that the user reaches. */
  reached(reader: Reader, ids: readonly string[]): Promise<{ id: string }[]>;
}

/** The reads of a resource by its store. */
export function readerOf<R extends NamedResource>(resource: R, store: RecordStore<R>): RecordReader {
  const { table, reached } = store;
  const listed = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return {
    one: (reader, id) => requireRecord(resource, store, reader, id) as Promise<Named>,
    reached: ({ db, person }, ids) =>
      db
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(and(inArray(table.id, listed(ids)), reached(db, person))),
  };
}
