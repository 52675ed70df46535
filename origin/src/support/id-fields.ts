import { idFormOf, type IdForm } from "@paygauge/api-types/ids";

/** An id that a query or a body names: where, in which form, and a value that is valid, though no record has it. */
interface IdField {
  readonly path: string;
  readonly form: IdForm | "lockable";
  /** The least value with `id` at this place. */
  readonly around: (id: string) => unknown;
}

interface Looked extends Record<string, unknown> {
  readonly type?: unknown;
}
const isObject = (value: unknown): value is Looked => typeof value === "object" && value !== null;

/** Every schema inside one, itself included, with its place and how a value reaches it. */
export function* inside(
  schema: unknown,
  path: string,
  around: IdField["around"],
): Generator<{ path: string; schema: Looked; around: IdField["around"] }> {
  if (!isObject(schema)) return;
  yield { path, schema, around };
  const { wrapped, item, entries, options, pipe } = schema;
  if (Array.isArray(pipe) && isObject(pipe[0]) && pipe[0] !== schema && pipe[0].type !== schema.type)
    yield* inside(pipe[0], path, around);
  if (wrapped !== undefined) yield* inside(wrapped, path, around);
  if (item !== undefined) yield* inside(item, `${path}[]`, (id) => around([id] as never));
  if (schema.type !== "picklist" && Array.isArray(options))
    for (const option of options) yield* inside(option, path, around);
  if (!isObject(entries)) return;
  const fixed = Object.entries(entries).flatMap(([name, each]) => {
    if (!isObject(each)) return [];
    if (each.type === "literal") return [[name, each["literal"]]];
    return each.type === "picklist" && Array.isArray(each["options"]) ? [[name, each["options"][0]]] : [];
  });
  for (const [name, each] of Object.entries(entries))
    yield* inside(each, `${path}.${name}`, (id) => around({ ...Object.fromEntries(fixed), [name]: id } as never));
}

/** The form that a schema's own checks ask for. */
export function formOf(schema: Looked): IdForm | "lockable" | undefined {
  const steps = Array.isArray(schema["pipe"]) ? schema["pipe"].filter(isObject) : [];
  for (const step of steps) {
    const form = idFormOf(step["requirement"]) ?? (step !== schema && "pipe" in step ? formOf(step) : undefined);
    if (form !== undefined) return form;
  }
  return undefined;
}

/** Every id that a query or a body may name. */
export function idFieldsOf(schema: unknown, part: string): IdField[] {
  return [...inside(schema, part, (id) => id)].flatMap(({ path, schema: found, around }) => {
    const form = formOf(found);
    return form === undefined ? [] : [{ path, form, around }];
  });
}
