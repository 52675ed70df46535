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

function jsonOf(text: string, place: string): unknown {
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
 * Parses JSON that this product stored. `place` names the table and the column for whoever reads the error, which never
 * quotes the data.
 * @throws Error when the text does not match the schema.
 */
export function readStored<T>(schema: v.GenericSchema<unknown, T>, text: string, place: string): T {
  return parseStored(schema, jsonOf(text, place), place);
}

/**
 * Parses stored JSON that is replaced by a default when it does not match the schema.
 * @throws Error when the text is not JSON.
 */
export function tryReadStored<T>(schema: v.GenericSchema<unknown, T>, text: string, place: string): T | null {
  const result = v.safeParse(schema, jsonOf(text, place));
  return result.success ? result.output : null;
}
