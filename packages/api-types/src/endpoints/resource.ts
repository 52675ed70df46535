import * as v from "valibot";
import { holders } from "../access/access.ts";
import type { Permission } from "../access/permissions.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { recordId } from "../ids.ts";

/** Where a list shows a field: least width in pixels, its share of the spare width, and its place in a narrow row. */
interface FieldColumn {
  readonly width: number;
  readonly grow?: number;
  readonly inList?: "title" | "figure" | "strip" | "line";
}

/** One field of a record, named once: what is answered, what is taken, and what a list does with it. */
export interface Field {
  readonly read: v.GenericSchema;
  /** What a new record takes; left out: the system sets it. */
  readonly create?: v.GenericSchema;
  /** What a change takes; left out: it never changes by hand. */
  readonly update?: v.GenericSchema;
  /** Lists filter and sort by it, as values of this kind. */
  readonly kind?: "text" | "number" | "boolean" | "moment";
  /** All values that it has; each has its word under `values` of the record's texts. */
  readonly options?: readonly string[];
  /** The quick search looks in it. */
  readonly searched?: true;
  readonly column?: FieldColumn;
}

interface ResourceOptions {
  /** The record in one word: its reading call, and the stem of the names of the others. */
  readonly id: string;
  readonly path: `/api/${string}`;
  /** Whose write lock its changes carry: a word of `lockableTypes`, as a rule the id. */
  readonly lock: string;
  readonly pages: object;
  readonly access: { readonly view: Permission; readonly create: Permission; readonly edit: Permission };
  readonly fields: Readonly<Record<string, Field>> & { readonly name: Field };
}

type Fields = ResourceOptions["fields"];
type Written<F extends Fields, Part extends "create" | "update"> = {
  readonly [K in keyof F as F[K] extends Record<Part, v.GenericSchema> ? K : never]: F[K] extends Record<
    Part,
    infer S extends v.GenericSchema
  >
    ? S
    : never;
};

/** Every record has an id, and a version that changes with each write. */
const id = v.string();
const version = v.number();
type Keys = { readonly id: typeof id; readonly version: typeof version };
type RecordSchema<F extends Fields> = v.ObjectSchema<Keys & { readonly [K in keyof F]: F[K]["read"] }, undefined>;
type CreateBody<F extends Fields> = v.StrictObjectSchema<Written<F, "create">, undefined>;
type UpdateBody<F extends Fields> = v.StrictObjectSchema<
  { readonly id: typeof recordId; readonly version: typeof version } & Written<F, "update">,
  undefined
>;

type Holders<P extends Permission> = ReturnType<typeof holders<readonly [P]>>;
const created = mutation({ id });

interface NamesOf<Id extends string> {
  readonly list: `${Id}sPage`;
  readonly read: Id;
  readonly create: `create${Capitalize<Id>}`;
  readonly update: `update${Capitalize<Id>}`;
  readonly remove: `delete${Capitalize<Id>}`;
}

interface ListCall<O extends ResourceOptions> {
  readonly method: "POST";
  readonly path: `${O["path"]}/get`;
  readonly access: Holders<O["access"]["view"]>;
  readonly effect: "read";
  readonly body: typeof pagedRequest;
  readonly answer: ReturnType<typeof pagedResult<RecordSchema<O["fields"]>>>;
}
interface ReadCall<O extends ResourceOptions> {
  readonly method: "GET";
  readonly path: `${O["path"]}/:id`;
  readonly access: Holders<O["access"]["view"]>;
  readonly effect: "read";
  readonly answer: RecordSchema<O["fields"]>;
}
interface CreateCall<O extends ResourceOptions> {
  readonly method: "POST";
  readonly path: O["path"];
  readonly access: Holders<O["access"]["create"]>;
  readonly effect: "write";
  readonly unlocked: "adds";
  readonly body: CreateBody<O["fields"]>;
  readonly answer: typeof created;
}
interface LockedCall<O extends ResourceOptions, Where extends "params" | "body"> {
  readonly access: Holders<O["access"]["edit"]>;
  readonly effect: "write";
  readonly locked: { readonly entityType: O["lock"]; readonly idIn: readonly [Where, "id"] };
  readonly answer: typeof done;
}
interface UpdateCall<O extends ResourceOptions> extends LockedCall<O, "body"> {
  readonly method: "PUT";
  readonly path: O["path"];
  readonly body: UpdateBody<O["fields"]>;
}
interface RemoveCall<O extends ResourceOptions> extends LockedCall<O, "params"> {
  readonly method: "DELETE";
  readonly path: `${O["path"]}/:id`;
}

type CallsOf<O extends ResourceOptions> = { readonly [K in `${O["id"]}sPage`]: ListCall<O> } & {
  readonly [K in O["id"]]: ReadCall<O>;
} & { readonly [K in `create${Capitalize<O["id"]>}`]: CreateCall<O> } & {
  readonly [K in `update${Capitalize<O["id"]>}`]: UpdateCall<O>;
} & { readonly [K in `delete${Capitalize<O["id"]>}`]: RemoveCall<O> };

/** What one declaration gives: calls for the table of calls, and what lists, locks, forms and the origin read of it. */
export interface Resource<O extends ResourceOptions> {
  readonly id: O["id"];
  readonly lock: O["lock"];
  readonly pages: O["pages"];
  readonly access: O["access"];
  readonly fields: O["fields"];
  /** One record as it is answered. */
  readonly record: RecordSchema<O["fields"]>;
  /** What its forms make: the bodies of its calls. */
  readonly bodies: { readonly create: CreateBody<O["fields"]>; readonly update: UpdateBody<O["fields"]> };
  /** Ids of its calls. `read` also fetches the current record when a change was refused; `create` carries no lock. */
  readonly names: NamesOf<O["id"]>;
  readonly calls: CallsOf<O>;
}
/** Any resource, for code that serves all of them. */
export type AnyResource = Pick<Resource<ResourceOptions>, "id" | "lock" | "access" | "fields"> & {
  readonly record: v.GenericSchema;
  readonly names: Readonly<Record<keyof NamesOf<string>, string>>;
};
/** One record as it is answered. */
export type RecordOf<R extends { readonly record: v.GenericSchema }> = v.InferOutput<R["record"]>;
/** What the body of a new one, or of a change, says. */
export type CreateOf<R extends AnyResource> = v.InferOutput<CreateBody<R["fields"]>>;
export type UpdateOf<R extends AnyResource> = v.InferOutput<UpdateBody<R["fields"]>>;

/** The schemas of one part of the fields, by name. */
function schemasOf(fields: Fields, part: "create" | "read" | "update"): Readonly<Record<string, v.GenericSchema>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const schema = field[part];
      return schema === undefined ? [] : [[name, schema] as const];
    }),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A record with a list, a page of its own and a form of a new one, each field named once. A verb that does something
 * else than the others is an ordinary call of the same name, spread after these; so are its handler and its screen.
 */
export function resource<const O extends ResourceOptions>(options: O): Resource<O> {
  const { id: name, path, lock, access, fields, pages } = options;
  const record = v.object({ id, ...schemasOf(fields, "read"), version });
  const names = {
    list: `${name}sPage`,
    read: name,
    create: `create${capital(name)}`,
    update: `update${capital(name)}`,
    remove: `delete${capital(name)}`,
  };
  const bodies = {
    create: v.strictObject(schemasOf(fields, "create")),
    update: v.strictObject({ id: recordId, version, ...schemasOf(fields, "update") }),
  };
  const [one, view, edit] = [`${path}/:id`, holders(access.view), holders(access.edit)];
  const change = (where: "body" | "params") => ({
    access: edit,
    effect: "write",
    locked: { entityType: lock, idIn: [where, "id"] },
    answer: done,
  });
  const calls = {
    [names.list]: {
      method: "POST",
      path: `${path}/get`,
      access: view,
      effect: "read",
      body: pagedRequest,
      answer: pagedResult(record),
    },
    [names.read]: { method: "GET", path: one, access: view, effect: "read", answer: record },
    [names.create]: {
      method: "POST",
      path,
      access: holders(access.create),
      effect: "write",
      unlocked: "adds",
      body: bodies.create,
      answer: created,
    },
    [names.update]: {
      ...change("body"),
      method: "PUT",
      path,
      body: bodies.update,
    },
    [names.remove]: { ...change("params"), method: "DELETE", path: one },
  };
  // Names are put together here, which the compiler cannot follow; the types above say the same once more.
  return { id: name, lock, pages, access, fields, record, bodies, names, calls } as unknown as Resource<O>;
}
