import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"];

test.each(documents)("%s names no dead path", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target ?? "");
  const named = [...text.matchAll(/`((?:packages|web|edge|origin|idp|tests|scripts|docs)\/[\w./-]+)`/g)].map(
    ([, target]) => target ?? "",
  );
  const dead = [...links, ...named].filter((target) => !existsSync(path.join(root, target)));
  expect(dead).toEqual([]);
});
