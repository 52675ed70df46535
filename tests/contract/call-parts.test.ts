/** Every screen loads the calls that it makes: one that is not loaded throws when it is made (web/src/data/call-table.ts). */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { resources } from "@paygauge/api-types/endpoints/resources";

const root = path.resolve(import.meta.dirname, "../..");
const endpoints = "packages/api-types/src/endpoints";
const table = "web/src/data/call-table.ts";
/** Reads the record of a refused write again: the screen that wrote it has loaded its calls. */
const ofAnyRecord = "web/src/data/locks/what-stands.ts";
/** Imports of a source: with it, and late. Types are erased. */
const staticImport = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^;'"]*?from\s+)?["']([^"']+)["']/g;
const lateImport = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
const makers = String.raw`\b(?:useCall|useAction|useRows|callApi|callHref|callKey|callOf)(?:<[^()]*?>)?\(\s*`;
/** A call's id where it is made. */
const made = new RegExp(`${makers}["'](\\w+)["']`, "g");
/** A call by an entry of a table, such as `calls.create`. */
const madeByTable = new RegExp(`${makers}(?:\\w+\\.)*\\w+[.[]\\w+`);
/** An entry of such a table: `create: "createDataDownload"`. */
const listed = /\b\w+: ["']([a-z]+[A-Z]\w+)["'](?=[,}\n])/g;
const anyImport = /(?:^|\n)\s*import\s[^;'"]*?from\s+["']([^"']+)["']/g;

type Calls = ReadonlySet<string>;

/** Answers the same for the same file: each is asked once. */
function once<Answer>(work: (file: string) => Answer): (file: string) => Answer {
  const known = new Map<string, Answer>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const answer = work(file);
    known.set(file, answer);
    return answer;
  };
}

const textOf = once((file) => readFileSync(path.join(root, file), "utf8"));

/** The file of a relative import inside web; null for a package and for other kinds of files. */
function targetOf(file: string, from: string): string | null {
  if (!from.startsWith(".")) return null;
  const target = path.posix.join(path.posix.dirname(file), from);
  return /\.tsx?$/.test(target) && existsSync(path.join(root, target)) ? target : null;
}

/** Ids of the calls that each file of endpoints declares, by the file's name and by the constants that it exports. */
const callsOfFile = new Map<string, Calls>();
const callsOfConstant = new Map<string, Calls>();
const ids = new Set<string>();

beforeAll(async () => {
  for (const file of globSync(`${endpoints}/*.ts`, { cwd: root })) {
    const module: Readonly<Record<string, unknown>> = await import(path.join(root, file));
    const constants = Object.entries(module).filter(([name]) => name.endsWith("Calls"));
    for (const [name, calls] of constants) callsOfConstant.set(name, new Set(Object.keys(Object(calls))));
    const all = constants.flatMap(([, calls]) => Object.keys(Object(calls)));
    callsOfFile.set(path.posix.basename(file, ".ts"), new Set(all));
    for (const id of all) ids.add(id);
  }
});

const importsOf = once((file) =>
  [...textOf(file).matchAll(staticImport)].flatMap(([, from = ""]) => targetOf(file, from) ?? []),
);

/** A file with everything that is loaded with it. */
const closureOf = once((entry): ReadonlySet<string> => {
  const found = new Set([entry]);
  for (const file of found) for (const target of importsOf(file)) found.add(target);
  return found;
});

/** The place of the parenthesis that opens around a place; -1 where none does. */
function openedBefore(text: string, at: number): number {
  let depth = 0;
  for (let place = at - 1; place >= 0; place -= 1) {
    if (text[place] === ")") depth += 1;
    if (text[place] === "(") depth -= 1;
    if (depth < 0) return place;
  }
  return -1;
}

/** The text inside the parenthesis that opens at a place. */
function insideOf(text: string, opened: number): string {
  let depth = 0;
  for (let place = opened; place < text.length; place += 1) {
    if (text[place] === "(") depth += 1;
    if (text[place] === ")") depth -= 1;
    if (depth === 0) return text.slice(opened + 1, place);
  }
  return "";
}

/** The call that loads what is imported at a place, and its arguments; both empty where the file imports it alone. */
function loaderOf(text: string, at: number): { readonly name: string; readonly args: string } {
  for (let place = openedBefore(text, at); place >= 0; place = openedBefore(text, place)) {
    const name = /(?:lazyWithTexts|resourceScreens|Promise\.all)$/.exec(text.slice(0, place))?.[0];
    if (name !== undefined) return { name, args: insideOf(text, place) };
  }
  return { name: "", args: "" };
}

/** Names of the parts of `callParts` that a text gives, with the lists of them that it spreads. */
function partsIn(text: string, file: string): string[] {
  const own = [...text.matchAll(/callParts\.(\w+)/g)].map(([, name = ""]) => name);
  const spread = [...text.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name = ""]) => listNamed(name, file));
  return [...own, ...spread];
}

/** The parts in a list that a file declares or imports. */
function listNamed(name: string, file: string): string[] {
  const declared = new RegExp(`const ${name}\\b[^=]*= \\[([^\\]]*)\\]`).exec(textOf(file))?.[1];
  if (declared !== undefined) return partsIn(declared, file);
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(textOf(file))?.[1];
  const target = from === undefined ? null : targetOf(file, from);
  return target === null ? [] : listNamed(name, target);
}

/** Calls that a module registers as it is loaded. */
const registeredBy = once((file) =>
  [...textOf(file).matchAll(/^registerCalls\((\w+)\)/gm)].flatMap(([, name = ""]) => [
    ...(callsOfConstant.get(name) ?? []),
  ]),
);

const dashed = (part: string): string => part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Late {
  readonly entry: string;
  readonly calls: readonly string[];
}

/** What a file loads late, with the calls that come along. */
const lateOf = once((file): readonly Late[] =>
  [...textOf(file).matchAll(lateImport)].flatMap((hit) => {
    const entry = targetOf(file, hit[1] ?? "");
    if (entry === null) return [];
    const { name, args } = loaderOf(textOf(file), hit.index);
    const type = name === "resourceScreens" ? /"(\w+)"/.exec(args)?.[1] : undefined;
    const ofResource = Object.entries(resources).flatMap(([id, { calls }]) => (id === type ? Object.keys(calls) : []));
    const ofParts = partsIn(args, file).flatMap((part) => [...(callsOfFile.get(dashed(part)) ?? [])]);
    return [{ entry, calls: [...ofParts, ...ofResource] }];
  }),
);

/** Calls that some part of the application makes and no part around it loads, as "file: call". */
function missing(): string[] {
  const wrong = new Set<string>();
  const seen = new Map<string, Calls[]>();
  const walk = (entry: string, before: Iterable<string>): void => {
    const closure = [...closureOf(entry)];
    const known: Calls = new Set([...before, ...closure.flatMap(registeredBy)]);
    const earlier = seen.get(entry) ?? [];
    // With fewer calls around it everything was looked at already.
    if (earlier.some((fewer) => [...fewer].every((id) => known.has(id)))) return;
    seen.set(entry, [...earlier, known]);
    for (const file of closure) {
      for (const id of madeIn(file)) if (!known.has(id) && file !== ofAnyRecord) wrong.add(`${file}: ${id}`);
      for (const late of lateOf(file)) walk(late.entry, new Set([...known, ...late.calls]));
    }
  };
  for (const entry of ["web/src/main.tsx", "web/src/printable/main.tsx"]) walk(entry, registeredIn(table));
  return [...wrong].toSorted();
}

/** Calls of the table itself: what every screen has. */
function registeredIn(file: string): string[] {
  const list = /for \(const part of \[([^\]]+)\]\)/.exec(textOf(file))?.[1] ?? "";
  return [...list.matchAll(/\w+/g)].flatMap(([name]) => [...(callsOfConstant.get(name) ?? [])]);
}

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = ""]) => id).filter((id) => ids.has(id));

/** Calls that a file makes: by their ids, or by any of the tables that it knows, be it by their types alone. */
const madeIn = once((file): readonly string[] => {
  const text = textOf(file);
  const direct = idsIn(text, made);
  if (!madeByTable.test(text)) return direct;
  const known = [...text.matchAll(anyImport)].flatMap(([, from = ""]) => targetOf(file, from) ?? []);
  return [...direct, ...[file, ...known].flatMap((each) => idsIn(textOf(each), listed))];
});

test("every call that a screen makes is loaded with it, or with a part around it", () => {
  expect(registeredIn(table)).toContain("jobs");
  expect(missing()).toEqual([]);
});
