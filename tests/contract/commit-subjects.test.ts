import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** The last commit whose subject was not held to a length. */
const base = "063a667724712a2207f13c656e64606b8ea462cd";
const maxSubjectLength = 72;

/** The subjects of a log, one a line, that are too long to be read as one. */
const tooLong = (subjects: string): readonly string[] =>
  subjects.split("\n").filter((subject) => [...subject].length > maxSubjectLength);

/** What git says; null without git, outside of a repository, and where the base was not fetched. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  return status === 0 ? stdout : null;
}

test("a subject of 72 characters passes, one more does not", () => {
  const subject = `grid: ${"k".repeat(66)}`;
  expect(tooLong(`${subject}\n${subject}é\ntexts: say it`)).toEqual([`${subject}é`]);
});

test("every commit says what it does in 72 characters", () => {
  expect(tooLong(git("log", "--no-merges", "--format=%s", `${base}..HEAD`) ?? "")).toEqual([]);
});
