import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { unplainWords } from "./plain-english.mjs";

type Place = { readonly line: number; readonly found: string };
const placesIn: (source: string) => readonly Place[] = unplainWords;

const root = path.resolve(import.meta.dirname, "../..");
const budgetPath = path.join(import.meta.dirname, "plain-english.json");
/** How far a room may fall below its budget before the budget must follow. */
const slack = 25;

const roomOf = (file: string): string => file.split("/", file.startsWith("packages/") ? 2 : 1).join("/");

function countByRoom(): Map<string, number> {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" });
  const counts = new Map<string, number>();
  for (const file of files.trim().split("\n")) {
    if (!existsSync(path.join(root, file))) continue;
    const found = placesIn(readFileSync(path.join(root, file), "utf8")).length;
    counts.set(roomOf(file), (counts.get(roomOf(file)) ?? 0) + found);
  }
  return counts;
}

test("comments and test titles use fewer ruled-out words in every room, never more", () => {
  const counts = countByRoom();
  if (process.env["UPDATE_ENGLISH_BUDGET"] === "1")
    writeFileSync(budgetPath, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
  const budget: Record<string, number> = JSON.parse(readFileSync(budgetPath, "utf8"));
  const wrong = [...counts].filter(([room, count]) => {
    const limit = budget[room] ?? 0;
    return count > limit || count < limit - slack;
  });
  // Over its budget: `npm run check` lists the places. Far below: run this with UPDATE_ENGLISH_BUDGET=1.
  expect(wrong.map(([room, count]) => `${room}: ${count}, budget ${budget[room] ?? 0}`)).toEqual([]);
});

test("finds words in comments and titles, and only there", () => {
  const found = (source: string) => placesIn(source).map(({ line, found: word }) => `${line} ${word}`);
  expect(found("/** Nobody may ask. */\nconst a = 1; // a person\n")).toEqual(["1 Nobody", "2 person"]);
  expect(found("/**\n * What stands\n * beside it.\n */\nconst stands = 1;\n")).toEqual(["2 stands", "3 beside"]);
  expect(found('test("is told of a change", () => {});\ntest.each([])("goes on", f);')).toEqual([
    "1 is told",
    "2 goes on",
  ]);
  expect(found('const text = "nobody"; // `stands` and "beside" are quoted\n')).toEqual([]);
  expect(found('const url = "https://stands.example/nobody";\n// stands for a name, a stand-in\n')).toEqual([]);
});
