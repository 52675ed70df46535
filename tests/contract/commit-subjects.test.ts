import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Subjects are held to a length from this day on. A day, since a commit's hash may change with what is before it. */
const firstDay = "2026-11-23";
const maxSubjectLength = 72;

/** The subjects of a log, one a line, that are too long to be read as one. */
const tooLong = (subjects: string): readonly string[] =>
  subjects.split("\n").filter((subject) => [...subject].length > maxSubjectLength);

/** What git says; null without git, and outside of a repository. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  return status === 0 ? stdout : null;
}

test("a subject of 72 characters passes, one more does not", () => {
  const subject = `grid: ${"k".repeat(66)}`;
  expect(tooLong(`${subject}\n${subject}é\ntexts: say it`)).toEqual([`${subject}é`]);
});

test("every commit says what it does in 72 characters", ({ skip }) => {
  const log = git("log", "--no-merges", "--format=%aI %s");
  if (log === null) return skip("There is no history here.");
  const held = log.split("\n").filter((line) => line.slice(0, firstDay.length) >= firstDay);
  expect(held.length).toBeGreaterThan(0);
  expect(tooLong(held.map((line) => line.slice(line.indexOf(" ") + 1)).join("\n"))).toEqual([]);
});
