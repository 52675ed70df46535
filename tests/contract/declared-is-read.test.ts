import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { limits } from "@paygauge/api-types/limits";
import * as states from "@paygauge/api-types/states";

const root = path.resolve(import.meta.dirname, "../..");
const declared = /(?:^|\/)(?:limits|states)\.ts$/;
const sources = ["packages/*/src", "web/src", "edge/src", "origin/src"].flatMap((room) =>
  globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !declared.test(file) && !/\.(?:test|fixture|preview)\.tsx?$/.test(file),
  ),
);
const text = sources.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");

test("every limit is read by the product", () => {
  expect(Object.keys(limits).filter((name) => !new RegExp(String.raw`\blimits\.${name}\b`).test(text))).toEqual([]);
});

test("every table of states is used by some part of the product", () => {
  expect(Object.keys(states).filter((name) => !new RegExp(String.raw`\b${name}\b`).test(text))).toEqual([]);
});
