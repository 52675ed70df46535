/** One place in which two versions differ; `null` where a side has nothing there. */
export interface Difference {
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What stands for an element of a list: its code, so that a moved rule is not a changed one. */
function nameOf(value: unknown, at: number): string {
  if (typeof value !== "object" || value === null) return String(at + 1);
  for (const key of ["code", "group", "country"]) {
    const name = new Map<string, unknown>(Object.entries(value)).get(key);
    if (typeof name === "string") return name;
  }
  return String(at + 1);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function leaves(value: unknown, place: string, found: Map<string, string>): void {
  if (isList(value)) {
    if (value.every((each) => typeof each !== "object")) {
      found.set(place, value.join(", "));
      return;
    }
    const named = value.map((each, at) => nameOf(each, at));
    if (value.some((each, at) => nameOf(each, at) !== String(at + 1))) found.set(`${place} (order)`, named.join(", "));
    value.forEach((each, at) => leaves(each, `${place} › ${named[at] ?? at}`, found));
    return;
  }
  if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      // A condition is read as a whole: half of one says nothing.
      if (key === "when") found.set(`${place} › when`, JSON.stringify(each));
      else if (each !== undefined) leaves(each, place === "" ? key : `${place} › ${key}`, found);
    }
    return;
  }
  found.set(place, String(value));
}

/** Places in which two rulesets differ, in the order of the second; number and note of the version left out. */
export function differences(before: object, after: object): Difference[] {
  const [old, fresh] = [new Map<string, string>(), new Map<string, string>()];
  leaves({ ...before, version: undefined, note: undefined }, "", old);
  leaves({ ...after, version: undefined, note: undefined }, "", fresh);
  const places = new Set([...fresh.keys(), ...old.keys()]);
  return [...places].flatMap((place) => {
    const [was, is] = [old.get(place) ?? null, fresh.get(place) ?? null];
    return was === is ? [] : [{ place, before: was, after: is }];
  });
}
