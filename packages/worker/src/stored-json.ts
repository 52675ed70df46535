import * as v from "valibot";

type Issue = v.BaseIssue<unknown>;

const fieldName = /^[A-Za-z_]\w{0,39}$/;

/** Keys of a map may be data: only field names and positions are shown. */
function pathOf({ path }: Issue): string {
  const keys = (path ?? []).map(({ key }) => {
    if (typeof key === "number") return String(key);
    return typeof key === "string" && fieldName.test(key) ? key : "*";
  });
  return keys.length === 0 ? "the value itself" : keys.join(".");
}

/** `expected` is written in the schema; `received` and `message` would quote the data. */
const reasonOf = ({ expected, type }: Issue): string =>
  expected === null ? `"${type}" failed` : `expected ${expected}`;

const unreadable = (place: string, reason: string): Error => new Error(`Cannot read ${place}: ${reason}.`);

/** What `unreadable` makes, and what SQLite says of a column that its JSON functions can't read. */
const damage = /Cannot read [^:]+: (?:it is not JSON|at .+, .+)\.|malformed JSON/;

/** Whether an error says that something stored can't be read. By its text: an error of another object has no class. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && (damage.test(error.message) || isDamage(error.cause));
}

/** Parses stored JSON without a schema. @throws Error when it is not JSON. */
export function jsonOf(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The engine's own message quotes the text.
    throw unreadable(place, "it is not JSON");
  }
}

/** Checks a part of what was stored. @throws Error as `readStored` does. */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown, place: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw unreadable(place, `at ${pathOf(issue)}, ${reasonOf(issue)}`);
}

/**
 * Parses JSON that this product stored. `place` names the table and the column for the error, which never
 * quotes the data.
 * @throws Error when the text does not match the schema.
 */
export function readStored<T>(schema: v.GenericSchema<unknown, T>, text: string, place: string): T {
  return parseStored(schema, jsonOf(text, place), place);
}

/** Parses stored JSON; a damaged one is logged and replaced by a default. */
export function readStoredOr<T, D>(
  schema: v.GenericSchema<unknown, T>,
  text: string,
  place: string,
  otherwise: D,
): T | D {
  const { readable, damaged } = readRows([text], (each) => readStored(schema, each, place));
  return damaged.length > 0 ? otherwise : (readable as [T])[0];
}

/** Reads each row alone: one that can't be read is logged and returned separately, and doesn't stop the others. */
export function readRows<R, T>(rows: readonly R[], read: (row: R) => T): { readable: T[]; damaged: R[] } {
  const [readable, damaged]: [T[], R[]] = [[], []];
  for (const row of rows) {
    try {
      readable.push(read(row));
    } catch (error) {
      if (!isDamage(error)) throw error;
      console.error(JSON.stringify({ event: "damaged-row", message: String(error) }));
      damaged.push(row);
    }
  }
  return { readable, damaged };
}
