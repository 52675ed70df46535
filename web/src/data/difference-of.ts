/** One field that two records do not have alike. */
interface FieldDifference {
  /**
   * "currency", "bands.High". An entry of a list that has a name is told by it, behind a sign of its own:
   * "points.=spend"; `orderPart` as the last part says that the same entries are in another order.
   */
  readonly path: string;
  /** "" where this side has nothing there. */
  readonly wanted: string;
  readonly stands: string;
}

/** What is before the name of a list's entry in a path: names are no user's words. */
export const nameSign = "=";
export const orderPart = "#order";

/** Words a value by its path; undefined where the value speaks for itself. */
export type WordValue = (path: string, value: unknown) => string | undefined;

/** Fields that name or count, and are no user's wish. */
const notWished: ReadonlySet<string> = new Set(["id", "issuerId", "version", "file", "list"]);
/** A body of rules is distinguished from another by these; its version tells them next to it. */
const notRules: ReadonlySet<string> = new Set(["version", "note"]);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What names an entry of a list: a moved rule is not a changed one. */
function nameOf(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const name = ["code", "group", "country"].map((key) => entry[key]).find((each) => typeof each === "string");
  return name ?? null;
}

/** The list's entries by their names; null where it has others. */
function namedEntries(list: unknown): ReadonlyMap<string, unknown> | null {
  if (list === undefined) return new Map();
  if (!isList(list)) return null;
  const named = list.flatMap((entry) => {
    const name = nameOf(entry);
    return name === null ? [] : [[name, entry] as const];
  });
  return named.length === list.length ? new Map(named) : null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  // The order of a list is no user's wish.
  if (isList(value)) return value.map(textOf).toSorted().join(", ");
  if (isRecord(value) && "name" in value) return textOf(value["name"]);
  if (isRecord(value)) return textOf(Object.values(value).flat());
  return typeof value === "string" ? value : JSON.stringify(value);
}

const below = (path: string, part: string): string => (path === "" ? part : `${path}.${part}`);
const isTold = (path: string, name: string): boolean =>
  !(path === "" && notWished.has(name)) && !(path === "body" && notRules.has(name));

/**
 * What of a refused write differs from the record as it stands now, field by field and one below the other. Fields
 * that the record does not have are left out: they are no part of what others could have changed. A condition
 * (`when`) is compared as a whole: half of one says nothing.
 */
export function differencesOf(wanted: unknown, stands: unknown, word?: WordValue): FieldDifference[] {
  if (!isRecord(wanted) || !isRecord(stands)) return [];
  const shared = Object.keys(wanted).filter((name) => isTold("", name) && name in stands);
  return shared.flatMap((name) => differ(wanted[name], stands[name], name, word));
}

function differ(wanted: unknown, stands: unknown, path: string, word: WordValue | undefined): FieldDifference[] {
  const isWhole = path.endsWith(".when");
  if (!isWhole && canOpen(wanted, stands)) {
    const [mine, theirs] = [wanted ?? {}, stands ?? {}] as [Fields, Fields];
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)].filter((name) => isTold(path, name)));
    return [...names].flatMap((name) => differ(mine[name], theirs[name], below(path, name), word));
  }
  if (!isWhole && (isList(wanted) || isList(stands))) {
    const [mine, theirs] = [namedEntries(wanted), namedEntries(stands)];
    if (mine !== null && theirs !== null && mine.size + theirs.size > 0) return differInNames(mine, theirs, path, word);
  }
  const plain = (value: unknown) => (isWhole && value !== undefined ? JSON.stringify(value) : textOf(value));
  const wordsOf = (value: unknown) => (value === undefined ? undefined : word?.(path, value)) ?? plain(value);
  const texts = { path, wanted: wordsOf(wanted), stands: wordsOf(stands) };
  return texts.wanted === texts.stands ? [] : [texts];
}

/** Two records, or one that the other side has not. */
function canOpen(wanted: unknown, stands: unknown): boolean {
  const known = [wanted, stands].filter((side) => side !== undefined);
  return known.length > 0 && known.every(isRecord);
}

function differInNames(
  mine: ReadonlyMap<string, unknown>,
  theirs: ReadonlyMap<string, unknown>,
  path: string,
  word: WordValue | undefined,
): FieldDifference[] {
  const orders = { wanted: [...mine.keys()].join(", "), stands: [...theirs.keys()].join(", ") };
  const order = orders.wanted === orders.stands ? [] : [{ path: below(path, orderPart), ...orders }];
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  const entries = [...names].flatMap((name) =>
    differ(mine.get(name), theirs.get(name), below(path, `${nameSign}${name}`), word),
  );
  return [...order, ...entries];
}
