/** A sentence by its stable code, with what stands in its places: machines and other languages read this. */
export interface Said {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Places that hold whole numbers, written with or without commas; a field's path; everything else is any text. */
const numeric = new Set(["count", "most", "version", "digits", "days", "matching", "agreed", "missing", "entries"]);
const patternOf = (name: string): string =>
  numeric.has(name) ? "(\\d[\\d,]*)" : name === "field" ? "([\\w.-]+)" : "(.+?)";

/** Longer texts are nobody's sentence; the bound keeps reading cheap whatever a stored text holds. */
const longest = 2000;

interface Template {
  readonly code: string;
  readonly names: readonly string[];
  readonly shape: RegExp;
  /** Letters of its own: of two that fit, the one that says more by itself is meant. */
  readonly own: number;
}

function templateOf(code: string, text: string): Template {
  const names: string[] = [];
  const shape = text
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return part.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
      const name = part.slice(1, -1);
      names.push(name);
      return patternOf(name);
    })
    .join("");
  return { code, names, shape: new RegExp(`^${shape}$`, "s"), own: text.replaceAll(/\{\w+\}/g, "").length };
}

const valueOf = (name: string, text: string): string | number =>
  numeric.has(name) ? Number(text.replaceAll(",", "")) : text;

/**
 * Reads sentences of a table: which one a text is, and what stands in its places; null for a text of somebody else.
 * The sentence stays where it is said, readable in the source; its code is found on the way out, in one place.
 */
export function sentenceReader(table: Readonly<Record<string, string>>): (text: string) => Said | null {
  let exact: ReadonlyMap<string, string> | undefined;
  let templates: readonly Template[] = [];
  return (text) => {
    if (exact === undefined) {
      const rows = Object.entries(table);
      exact = new Map(rows.filter(([, words]) => !words.includes("{")).map(([code, words]) => [words, code]));
      templates = rows
        .filter(([, words]) => words.includes("{"))
        .map(([code, words]) => templateOf(code, words))
        .toSorted((a, b) => b.own - a.own);
    }
    const known = exact.get(text);
    if (known !== undefined) return { code: known, args: {} };
    if (text.length > longest) return null;
    for (const { code, names, shape } of templates) {
      const found = shape.exec(text);
      if (found)
        return { code, args: Object.fromEntries(names.map((name, at) => [name, valueOf(name, found[at + 1] ?? "")])) };
    }
    return null;
  };
}
