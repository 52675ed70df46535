import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const rooms = ["edge", "origin", "idp", "tests/security", "tests/journeys", "tests/system"];

/** Requirements of the gateway's page that this release meets; each is named by at least one test. */
const met = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 19, 20, 23, 24, 25, 26, 27, 29, 31, 35, 36, 37, 38, 39, 40, 42, 44, 46,
  47, 48, 52, 54, 55, 57, 58,
];

/** Test files by the numbers that their texts name. */
function filesByNumber(): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const room of rooms) {
    const files = readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /\.(test|journey)\.ts$/.test(name) && !name.includes("node_modules"))) {
      const text = readFileSync(path.join(root, room, file), "utf8");
      for (const number of new Set([...text.matchAll(/\bS(\d{1,2})\b/g)].map(([, digits]) => Number(digits)))) {
        found.set(number, [...(found.get(number) ?? []), path.join(room, file)]);
      }
    }
  }
  return found;
}

test("every security requirement that is met has a test that names its number", () => {
  const found = filesByNumber();
  console.log(
    [...found]
      .toSorted(([a], [b]) => a - b)
      .map(([number, files]) => `S${number}: ${files.join(", ")}`)
      .join("\n"),
  );
  expect(met.filter((number) => !found.has(number))).toEqual([]);
});
