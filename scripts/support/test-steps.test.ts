import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./places.mjs";
import { computing, patient } from "./test-steps.mjs";

const lanes: readonly Readonly<Record<string, { readonly args: readonly string[] }>>[] = [...computing, ...patient];
const words = lanes.flatMap((lane) => Object.values(lane)).flatMap(({ args }) => args);

test.each(["system", "security"])("npm test leaves no file of tests/%s out", (folder) => {
  const files = readdirSync(path.join(root, "tests", folder)).filter((file) => file.endsWith(".system.test.ts"));
  const isIn = (file: string) =>
    words.some((word) => word.startsWith("tests/") && `tests/${folder}/${file}`.startsWith(word));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !isIn(file))).toEqual([]);
});

test("npm test runs every Workers project and the node project", () => {
  const projects = words.filter((_, at) => words[at - 1] === "--project");
  expect(new Set(projects)).toEqual(new Set(["chatbot", "edge", "node", "origin", "system"]));
});
