import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;

/** Files of the product and of its settings, which name classes of Workers, with their texts. */
function sources(): ReadonlyMap<string, string> {
  const kinds = ["*.ts", "*.tsx", "*.mjs", "*.toml", "*.html"];
  const names = execFileSync("git", ["ls-files", "--", ...kinds], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), "utf8")]));
}

// What only its own file needs is not exported; what no one needs does not be.
it("everything that is exported is named in another file", () => {
  const files = sources();
  const namedIn = new Map<string, Set<string>>();
  for (const [file, text] of files)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g))
      namedIn.set(word, (namedIn.get(word) ?? new Set()).add(file));
  const lonely = [...files].flatMap(([file, text]) =>
    [...text.matchAll(declared)]
      .map(([, name = ""]) => name)
      .filter((name) => namedIn.get(name)?.size === 1)
      .map((name) => `${file} ${name}`),
  );
  expect(lonely).toEqual([]);
});
