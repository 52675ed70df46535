import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

test.each(documents)("%s names no dead path", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target ?? "");
  const named = [
    ...text.matchAll(/`((?:packages|web|edge|origin|idp|link-stand-in|tests|scripts|docs)\/[\w./-]+)`/g),
  ].map(([, target]) => target ?? "");
  const dead = [...links, ...named].filter(
    (target) => !existsSync(path.resolve(root, target.startsWith("..") ? path.dirname(document) : ".", target)),
  );
  expect(dead).toEqual([]);
});

test.each(documents)("%s names no dead command", (document) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  );
  const text = readFileSync(path.join(root, document), "utf8");
  const named = [...text.matchAll(/npm (?:run )?([a-z]+)\b(?=[` ]|$)/gm)].map(([, name]) => name ?? "");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
