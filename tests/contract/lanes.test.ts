import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test("npm test leaves no file of the whole system's tests out", () => {
  const lanes = readFileSync(path.join(root, "scripts/tasks/test.mjs"), "utf8");
  const names = readdirSync(path.join(root, "tests/system"))
    .filter((file) => file.endsWith(".system.test.ts"))
    .map((file) => file.replace(".system.test.ts", ""));
  const isIn = (name: string) =>
    lanes.includes(`"${name}"`) ||
    [...lanes.matchAll(/"tests\/system\/([\w-]+)"/g)].some(([, start = ""]) => name.startsWith(start));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !isIn(name))).toEqual([]);
});
