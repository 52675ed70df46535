import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test.each(["system", "security"])("npm test leaves no file of tests/%s out", (folder) => {
  const lanes = readFileSync(path.join(root, "scripts/tasks/test.mjs"), "utf8");
  const names = readdirSync(path.join(root, "tests", folder))
    .filter((file) => file.endsWith(".system.test.ts"))
    .map((file) => file.replace(".system.test.ts", ""));
  const isIn = (name: string) =>
    lanes.includes(`"${name}"`) ||
    [...lanes.matchAll(/"tests\/(\w+)\/([\w-]+)"/g)].some(
      ([, at, start = ""]) => at === folder && name.startsWith(start),
    );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !isIn(name))).toEqual([]);
});
