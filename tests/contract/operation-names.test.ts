import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { en } from "../../web/src/texts/en.ts";

const web = path.resolve(import.meta.dirname, "../../web/src");

/** How an action is named: staff read "There was a problem with the operation: Save roles - …". */
const verbs: ReadonlySet<string> = new Set(
  `activate add agree answer apply approve assign cancel change check confirm copy correct create deactivate delete discard dismiss erase export
  import invite keep load match merge publish re-score reactivate read refresh register reject remove rename replace restore resume retire retry revoke save
  promote set show simulate split start stop train unassign undo unpublish update upload use verify`.split(/\s+/),
);

/** The text between the parenthesis at `from` and the one that closes it. */
function insideOf(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    if (depth === 0) return source.slice(from, at);
  }
  throw new Error("A parenthesis is not closed.");
}

type Tree = string | { readonly [key: string]: Tree };
const textsAt = (keys: readonly string[]): readonly string[] => {
  const found = keys.reduce<Tree | undefined>((tree, key) => (typeof tree === "object" ? tree[key] : undefined), en);
  const all = (tree: Tree): readonly string[] => (typeof tree === "string" ? [tree] : Object.values(tree).flatMap(all));
  return found === undefined ? [] : all(found);
};

/** English names of the operations of one file, each with where it is said. */
function operationsOf(file: string): readonly { where: string; text: string }[] {
  const source = readFileSync(path.join(web, file), "utf8");
  return [...source.matchAll(/useAction\(/g)].flatMap(({ index }) => {
    const asked = insideOf(source, index + "useAction".length);
    const operation = asked.slice(asked.indexOf("operation:") + 1);
    if (!asked.includes("operation:")) return [];
    return [...operation.matchAll(/(\w+)\((.*?)[,)]/gs)].flatMap(([, name = "", argument = ""]) => {
      const places = [
        ...source.slice(0, index).matchAll(new RegExp(`const ${name} = useTranslations\\("([^"]+)"`, "g")),
      ];
      const place = places.at(-1)?.[1];
      if (place === undefined) return [];
      return [...argument.matchAll(/"([\w.]+)"/g)].flatMap(([, key = ""]) =>
        textsAt([...place.split("."), ...key.split(".")]).map((text) => ({ where: `${file}: ${place}.${key}`, text })),
      );
    });
  });
}

test("every operation is named as an action, with nothing made up in its place", () => {
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  const found = files.flatMap(operationsOf);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ text }) => !verbs.has(text.split(" ")[0]?.toLowerCase() ?? "") || text.includes("{"))).toEqual(
    [],
  );
});
