/** Supplier ids that identify no supplier: "one-time vendor", "miscellaneous", a staff number range. */

/**
 * Unrelated names that an id may carry: of `trusted`, every id is one supplier; of `byName`, a user grouped ids of several
 * names by name; where no user was asked, an id of more is a general account.
 */
export const unrelatedNamesLimits = { trusted: Infinity, byName: 1, unasked: 3 } as const;
/** Names kept per id while counting; beyond it the picture no longer changes. */
const namesKept = 24;

/** Counts, per id, the names that have no word (of three letters or more) in common with another name of the id. */
export class IdNames {
  /** Most ids have one name: a set of one for each of them takes more memory than all the names. */
  readonly #names = new Map<string, string | Set<string>>();

  add(id: string, name: string): void {
    const names = this.#names.get(id);
    if (names === undefined) this.#names.set(id, name);
    else if (typeof names !== "string") {
      if (names.size < namesKept) names.add(name);
    } else if (names !== name) this.#names.set(id, new Set([names, name]));
  }

  /** Ids that carry more unrelated names than `limit`. */
  unstable(limit: number): Set<string> {
    const out = new Set<string>();
    for (const [id, names] of this.#names) {
      if (typeof names !== "string" && names.size > limit && unrelated([...names]) > limit) out.add(id);
    }
    return out;
  }
}

/** Number of groups of names when names that share a word, or a start of five letters, are one group. */
export function unrelated(names: string[]): number {
  const parent = names.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (parent[at] !== at) at = parent[at] ?? at;
    return at;
  };
  const owner = new Map<string, number>();
  names.forEach((name, index) => {
    const marks = name.split(" ").filter((word) => word.length >= 3);
    marks.push(`^${name.replaceAll(" ", "").slice(0, 5)}`);
    for (const mark of marks) {
      const first = owner.get(mark);
      if (first === undefined) owner.set(mark, index);
      else parent[find(index)] = find(first);
    }
  });
  return names.filter((_, index) => parent[index] === index).length;
}
