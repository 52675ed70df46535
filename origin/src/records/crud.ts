import { and, count, eq, getTableColumns, sql, type SQLWrapper } from "drizzle-orm";
import type { AnyResource, CreateOf, RecordOf, UpdateOf } from "@paygauge/api-types/endpoints/resource";
import { toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import type { AuditAbout } from "../call-context.ts";
import { changedMeanwhile, notFound } from "@paygauge/worker/refusal";
import { isDamagedRow } from "../store/columns.ts";
import { guardOf, now, type Statement } from "../store/database.ts";
import { pagedQuery, type PagedColumns } from "../store/paged-query.ts";
import { requireRecord, type NamedResource, type RecordStore, type Terms, type Writer } from "./record-store.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done, type Done } from "@paygauge/worker/done";

/** What a handler of these reads of its call; the call's own context has it all. */
interface Asked<Body, Answer> extends Writer {
  readonly params: { readonly id: string };
  readonly body: Body;
  write(about: AuditAbout, statements: readonly Statement[], answer: Answer): Promise<Answer>;
}
type Verb<Body, Answer, Part extends keyof Asked<Body, Answer> = never> = (
  context: Pick<Asked<Body, Answer>, keyof Writer | Part>,
) => Promise<Answer>;

/** One handler for each call of the resource, by the call's id. */
type CrudHandlers<R extends AnyResource> = {
  readonly [Id in R["names"]["list"]]: Verb<PagedRequest, PagedResult<RecordOf<R>>, "body">;
} & { readonly [Id in R["names"]["read"]]: Verb<unknown, RecordOf<R>, "params"> } & {
  readonly [Id in R["names"]["create"]]: Verb<CreateOf<R>, Done & { id: string }, "body" | "write">;
} & { readonly [Id in R["names"]["update"]]: Verb<UpdateOf<R>, Done, "body" | "write"> } & {
  readonly [Id in R["names"]["remove"]]: Verb<unknown, Done, "params" | "write">;
};

/** What a list filters and sorts by: the fields that say what kind of values they hold. */
function pagedColumns({ fields }: AnyResource, columns: Readonly<Record<string, SQLWrapper>>): PagedColumns {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const column = columns[name];
      return kind === undefined || column === undefined ? [] : [[name, { sql: column, kind }] as const];
    }),
  );
}

type Named = Readonly<Record<"id" | "name", string>> & { readonly version: number };
/** A write as it is committed: what it finds still holds, its terms, its own statement, and one line of the audit log. */
function commit<Answer>(
  { id }: AnyResource,
  { write }: Pick<Asked<unknown, Answer>, "write">,
  { issuerId, statements }: Terms,
  entityId: string,
  own: { readonly before: readonly Statement[]; readonly statement: Statement },
  answer: Answer,
): Promise<Answer> {
  return write({ entityType: id, entityId, issuerId }, [...own.before, ...statements, own.statement], answer);
}

/** What a body says of the table's own columns. */
function valuesOf<R extends AnyResource>({ table }: RecordStore<R>, body: object): Readonly<Record<string, unknown>> {
  const own = getTableColumns(table);
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(own, name)));
}

/** `requireRecord`, of which every record has the parts that all have. */
const found = <R extends NamedResource>(resource: R, store: RecordStore<R>, writer: Writer, id: string) =>
  requireRecord(resource, store, writer, id) as Promise<RecordOf<R> & Named>;

const listed =
  <R extends AnyResource>(resource: R, { table, columns, reached }: RecordStore<R>) =>
  async ({ db, person, body }: Asked<PagedRequest, unknown>) => {
    const [selected, sight] = [columns(db, person), reached(db, person)];
    const searched = Object.entries(resource.fields).flatMap(([name, field]) => (field.searched ? [name] : []));
    const query = pagedQuery(pagedColumns(resource, selected), body, {
      searched,
      standardOrder: "name",
      tieBreak: table.id,
    });
    const where = and(sight, query.where);
    const total = { total: count() };
    const [rows, [matching], [all]] = await db.batch([
      db
        .select(selected)
        .from(table)
        .where(where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      db.select(total).from(table).where(where),
      db.select(total).from(table).where(sight),
    ]);
    const damaged = rows.flatMap((row) => (isDamagedRow(row) ? [(row as unknown as Named).id] : []));
    return toPagedResult(rows, body, matching?.total ?? 0, all?.total ?? 0, damaged);
  };

const created =
  <R extends NamedResource>(resource: R, store: RecordStore<R>) =>
  async (context: Asked<CreateOf<R> & Named, Done & { id: string }>) => {
    const { db, body, effectId } = context;
    const terms = await store.create(context, body);
    const moment = now();
    const row = { ...valuesOf(store, body), id: effectId, createdOn: moment, updatedOn: moment };
    const answer = { ...done(message("created", { name: body.name })), id: effectId };
    return commit(
      resource,
      context,
      terms,
      effectId,
      { before: [], statement: db.insert(store.table).values(row) },
      answer,
    );
  };

const updated =
  <R extends NamedResource>(resource: R, store: RecordStore<R>) =>
  async (context: Asked<UpdateOf<R> & Named, Done>) => {
    const { db, body } = context;
    const { id, version } = body;
    const { table } = store;
    const row = await found(resource, store, context, id);
    if (row.version !== version) throw changedMeanwhile(resource.id);
    const isUnchanged = sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.version} = ${version})`;
    const change = { ...valuesOf(store, body), updatedOn: now(), version: version + 1 };
    const own = {
      before: [guardOf(db, isUnchanged, changedMeanwhile(resource.id))],
      statement: db.update(table).set(change).where(eq(table.id, id)),
    };
    return commit(
      resource,
      context,
      store.update(context, row, body),
      id,
      own,
      done(message("saved", { name: body.name })),
    );
  };

const removed =
  <R extends NamedResource>(resource: R, store: RecordStore<R>) =>
  async (context: Asked<unknown, Done>) => {
    const { db, params } = context;
    const row = await found(resource, store, context, params.id);
    const { table } = store;
    const isThere = sql`exists (select 1 from ${table} where ${table.id} = ${params.id})`;
    const own = {
      before: [guardOf(db, isThere, notFound(resource.id))],
      statement: db.delete(table).where(eq(table.id, params.id)),
    };
    const answer = done(message("deleted", { name: row.name }));
    return commit(resource, context, store.remove(context, row), params.id, own, answer);
  };

/**
 * The handlers of a resource: sight first, then one batch with the guards of the store's terms. One that does something
 * else is an ordinary handler of the same name, spread after these.
 */
export function crud<R extends NamedResource>(resource: R, store: RecordStore<R>): CrudHandlers<R> {
  const { names } = resource;
  const handlers = {
    [names.list]: listed(resource, store),
    [names.read]: (context: Asked<unknown, unknown>) => requireRecord(resource, store, context, context.params.id),
    [names.create]: created(resource, store),
    [names.update]: updated(resource, store),
    [names.remove]: removed(resource, store),
  };
  // The names are the resource's own, which the compiler cannot follow; the join of all handlers checks them by id.
  return handlers as unknown as CrudHandlers<R>;
}
