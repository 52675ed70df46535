/** One field that the person wanted to have otherwise than it stands. */
export interface FieldDifference {
  /** "currency", "bands.High". */
  readonly path: string;
  readonly wanted: string;
  readonly stands: string;
}

/** Fields that name or count, and are nobody's wish. */
const notWished: ReadonlySet<string> = new Set(["id", "issuerId", "version", "file", "list"]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  // The order of a list is nobody's wish.
  if (Array.isArray(value)) return value.map(textOf).toSorted().join(", ");
  if (isRecord(value) && "name" in value) return textOf(value["name"]);
  if (isRecord(value)) return textOf(Object.values(value).flat());
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * What of a refused write differs from the record as it stands now, field by field and one below the other. Fields
 * that the record does not have are left out: they are no part of what others could have changed.
 */
export function differencesOf(wanted: unknown, stands: unknown, path = ""): FieldDifference[] {
  if (!isRecord(wanted) || !isRecord(stands)) return [];
  return Object.entries(wanted).flatMap(([name, value]) => {
    if ((path === "" && notWished.has(name)) || !(name in stands)) return [];
    const at = path === "" ? name : `${path}.${name}`;
    const now = stands[name];
    if (isRecord(value) && isRecord(now)) return differencesOf(value, now, at);
    const [mine, theirs] = [textOf(value), textOf(now)];
    return mine === theirs ? [] : [{ path: at, wanted: mine, stands: theirs }];
  });
}
