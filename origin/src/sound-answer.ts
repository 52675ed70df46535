import * as v from "valibot";
import { namingDamaged } from "@paygauge/api-types/entities/paging";
import { parseStored } from "@paygauge/worker/stored-json";

type Path = readonly { readonly key: unknown; readonly type: string }[];

/** The row that an issue is of: the list that holds it, as the path to it, and its place there. */
interface BadRow {
  readonly list: string;
  readonly place: number;
}

const record = v.record(v.string(), v.unknown());
const joined = (keys: readonly unknown[]): string => keys.map(String).join("/");

/** The outermost row that an issue is in; null where it is in none. */
function rowOf(path: Path): BadRow | null {
  const at = path.findIndex(({ type }) => type === "array");
  const place = path[at]?.key;
  return typeof place === "number" ? { list: joined(path.slice(0, at).map(({ key }) => key)), place } : null;
}

const idNames = ["id", "supplierKey", "campaignWorkflowId", "versionNumber", "number", "version"] as const;

function idOf(row: unknown): string[] {
  const fields = v.safeParse(record, row);
  const name = fields.success ? idNames.find((each) => Object.hasOwn(fields.output, each)) : undefined;
  return fields.success && name !== undefined ? [String(fields.output[name])] : [];
}

/** A value without some rows of its lists. @param dropped is given each row that is left out */
function without(value: unknown, rows: readonly BadRow[], dropped: (row: unknown) => void, at: string[] = []): unknown {
  if (Array.isArray(value)) {
    const bad = new Set(rows.filter(({ list }) => list === joined(at)).map(({ place }) => place));
    value.filter((_, place) => bad.has(place)).forEach(dropped);
    return value.filter((_, place) => !bad.has(place));
  }
  const fields = v.safeParse(record, value);
  if (!fields.success) return value;
  return Object.fromEntries(
    Object.entries(fields.output).map(([key, each]) => [key, without(each, rows, dropped, [...at, key])]),
  );
}

/**
 * Returns an answer as its schema has it. A handler's answer is of the schema's type, so that what does not match was
 * stored so: a row of a list is left out, logged, and named where the answer names damaged rows.
 * @throws Error as `readStored` does where what does not match is outside of the rows of lists
 */
export function soundAnswer(schema: v.GenericSchema, answer: unknown, call: string): unknown {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const place = `the answer of ${call}`;
  const rows = result.issues.flatMap(({ path = [] }) => rowOf(path as Path) ?? []);
  const damaged: string[] = [];
  const left = without(answer, rows, (row) => damaged.push(...idOf(row)));
  console.error(JSON.stringify({ event: "damaged-row", message: `${rows.length} of ${place}` }));
  const known = v.safeParse(v.object({ damaged: v.array(v.string()) }), left);
  const named = namingDamaged([...new Set([...(known.success ? known.output.damaged : []), ...damaged])]);
  return parseStored(schema, Array.isArray(left) ? left : { ...(left as object), ...named }, place);
}
