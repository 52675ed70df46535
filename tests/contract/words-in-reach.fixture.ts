import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const files = globSync("web/src/**/*.{ts,tsx}").filter((file) => !/\.(?:test|fixture)\./.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const importing =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;'"]*?from\s+["']([^"']+)["']|(?:^|\n)\s*import\s+["']([^"']+)["']/g;

function imported(file: string, from: string): string | undefined {
  const target = path.join(path.dirname(file), from);
  return from.startsWith(".") && sources.has(target) ? target : undefined;
}

/** Where the bracket at a place is closed. */
function closing(text: string, opened: number): number {
  let depth = 0;
  for (let at = opened; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The file that declares a name, which may import it. */
function declaring(file: string, name: string): string | undefined {
  const text = sources.get(file) ?? "";
  if (new RegExp(`\\bconst ${name}\\b`).test(text)) return file;
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(text)?.[1];
  return from === undefined ? undefined : imported(file, from);
}

/** Areas of words that the arguments of a lazy component name: themselves, by a destructured name, or in a list. */
function areasIn(file: string, args: string): readonly string[] {
  const found = [...args.matchAll(/areaTexts\.(\w+)/g)].map(([, area]) => area ?? "");
  for (const [name] of args.replace(/import\([^)]*\)/g, "").matchAll(/(?<!\w|[^.]\.)[a-z]\w+/gi)) {
    if (new RegExp(`const \\{[^}]*\\b${name}\\b[^}]*\\} = areaTexts`).test(sources.get(file) ?? "")) found.push(name);
    const place = declaring(file, name);
    const text = (place !== undefined && sources.get(place)) || "";
    const list = new RegExp(`const ${name} = (\\[[^\\]]*\\])`).exec(text)?.[1];
    if (place !== undefined && list !== undefined) found.push(...areasIn(place, list));
  }
  return found;
}

interface Edge {
  readonly to: string;
  /** Areas that are loaded with it; none of a static import. */
  readonly brings: readonly string[];
}

/** The arguments of the lazy component around a place, or nothing. */
function argsAround(text: string, at: number): string {
  for (const { 0: call, index } of text.matchAll(/\b(?:lazyWithTexts|resourceScreens)(?:<[^(]*>)?\(/g)) {
    const end = closing(text, index + call.length - 1);
    // Screens of a resource load the words of all records with their own.
    const records = call.startsWith("resource") ? "areaTexts.records" : "";
    if (index < at && at < end) return text.slice(index, end) + records;
  }
  return "";
}

function edgesOf(file: string): readonly Edge[] {
  const text = sources.get(file) ?? "";
  const edges: Edge[] = [];
  for (const [, from, bare] of text.matchAll(importing)) {
    const to = imported(file, from ?? bare ?? "");
    if (to !== undefined) edges.push({ to, brings: [] });
  }
  for (const { 1: from, index } of text.matchAll(/import\(\s*"([^"]+)"\s*\)/g)) {
    const to = imported(file, from ?? "");
    if (to !== undefined) edges.push({ to, brings: areasIn(file, argsAround(text, index)) });
  }
  return edges;
}

const areasUsed = (file: string): readonly string[] =>
  [...(sources.get(file) ?? "").matchAll(/useTranslations\(\s*"(\w+)/g)].map(([, area]) => area ?? "");

/** Each use of an area's words that may be drawn before they are loaded: "file: area". */
export function wordsOutOfReach(): readonly string[] {
  const edges = new Map(files.map((file) => [file, edgesOf(file)]));
  const visits = new Map<string, ReadonlySet<string>[]>();
  const faults = new Set<string>();
  const waiting: (readonly [string, ReadonlySet<string>])[] = [["web/src/main.tsx", new Set(["shell", "jobs"])]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [file, loaded] = next;
    const before = visits.get(file) ?? [];
    if (before.some((fewer) => [...fewer].every((area) => loaded.has(area)))) continue;
    visits.set(file, [...before, loaded]);
    for (const area of areasUsed(file)) if (!loaded.has(area)) faults.add(`${file}: ${area}`);
    for (const { to, brings } of edges.get(file) ?? []) waiting.push([to, new Set([...loaded, ...brings])]);
  }
  return [...faults].toSorted((one, other) => one.localeCompare(other));
}
