/** Differences of two JSON answers by field. Money travels as text and is compared as such, never as a float. */
import { Turns } from "@paygauge/api-types/turns/turns";
import { comparisonLimits, type FieldDifference } from "@paygauge/api-types/entities/endpoint-comparison";

/** Names by which rows of lists are paired, the first that every row of a list has, each once. */
const rowKeys = ["supplierKey", "id", "campaignWorkflowId", "vendorId", "jobId", "run", "key", "step", "name"] as const;

type Fields = ReadonlyMap<string, string>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One part of a JSON pointer (RFC 6901). */
const part = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** The names of a list's rows: their keys, or else their places. */
function namesOf(list: readonly unknown[]): string[] {
  const records = list.filter(isRecord);
  if (records.length === list.length)
    for (const key of rowKeys) {
      const names = records.map((row) => (Object.hasOwn(row, key) ? row[key] : undefined));
      const isKey = names.every((name) => typeof name === "string") && new Set(names).size === names.length;
      if (isKey && names.length > 0) return names.map(String);
    }
  return list.map((_, at) => String(at));
}

/** Every field of an answer by its JSON pointer below `prefix`, as JSON text; empty lists and objects are fields. */
export async function fieldsOf(answer: unknown, prefix = ""): Promise<Fields> {
  const fields = new Map<string, string>();
  const turns = new Turns("comparedFields");
  const open: { readonly pointer: string; readonly value: unknown }[] = [{ pointer: prefix, value: answer }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { pointer, value } = next;
    const entries = Array.isArray(value)
      ? namesOf(value).map((name, at): [string, unknown] => [name, value[at]])
      : isRecord(value)
        ? Object.entries(value)
        : [];
    for (const [name, each] of entries.toReversed()) open.push({ pointer: `${pointer}/${part(name)}`, value: each });
    if (entries.length === 0) fields.set(pointer, JSON.stringify(value ?? null));
    if (fields.size >= comparisonLimits.fields) break;
    if (turns.isOver(1)) await turns.next();
  }
  return fields;
}

/** Whether a pointer is one of a pattern, in which "*" is one part and "**" any number of parts. */
export function matchesPattern(pattern: string, pointer: string): boolean {
  const [wanted, parts] = [pattern.split("/"), pointer.split("/")];
  // What of the pattern is met after each part: every place at which it can be.
  let places = new Set([0]);
  const withSkips = (all: ReadonlySet<number>) => {
    const more = new Set(all);
    for (const place of more) if (wanted[place] === "**") more.add(place + 1);
    return more;
  };
  for (const each of parts) {
    const next = new Set<number>();
    for (const place of withSkips(places)) {
      const word = wanted[place];
      if (word === "**") next.add(place);
      else if (word === "*" || word === each) next.add(place + 1);
    }
    places = next;
  }
  return withSkips(places).has(wanted.length);
}

/** The differences so far; parts of one answer are compared one after the other. */
export interface Found {
  fields: number;
  total: number;
  ignored: number;
  notSteady: number;
  readonly differences: FieldDifference[];
}

export const nothingFound = (): Found => ({ fields: 0, total: 0, ignored: 0, notSteady: 0, differences: [] });

/**
 * Compares two answers; `again` is the left one, read once more: a field that differs from itself is listed as not
 * steady, and not counted as a difference.
 */
export async function compareFields(
  [left, again, right]: readonly [Fields, Fields, Fields],
  isIgnored: (pointer: string) => boolean,
  found = nothingFound(),
): Promise<Found> {
  const pointers = new Set([...left.keys(), ...right.keys()]);
  const turns = new Turns("comparedFields");
  found.fields += pointers.size;
  for (const pointer of pointers) {
    if (turns.isOver(1)) await turns.next();
    const [before, after] = [left.get(pointer) ?? null, right.get(pointer) ?? null];
    const isSteady = before === (again.get(pointer) ?? null);
    if (before === after && isSteady) continue;
    if (isIgnored(pointer)) {
      found.ignored += 1;
      continue;
    }
    if (isSteady) found.total += 1;
    else found.notSteady += 1;
    const moved = before === null ? "added" : after === null ? "removed" : "changed";
    if (found.differences.length < comparisonLimits.differences)
      found.differences.push({ pointer, kind: isSteady ? moved : "notSteady", left: before, right: after });
  }
  return found;
}

export const pointerOf = (...names: readonly string[]): string => names.map((name) => `/${part(name)}`).join("");
