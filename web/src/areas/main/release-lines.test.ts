import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { releaseSections } from "./release-lines.ts";

test("sections with their lines, empty ones left out", () => {
  const text = "# Change log\n\n- lost\n## Unreleased\n\n- One `word`.\n- Two.\n\n## 1.0\n\nwords\n";
  expect(releaseSections(text)).toEqual([{ title: "Unreleased", lines: ["One word.", "Two."] }]);
});

test("every line of the change log is read", () => {
  const text = readFileSync(path.join(import.meta.dirname, "../../../../CHANGELOG.md"), "utf8");
  const lines = releaseSections(text).flatMap((section) => section.lines);
  expect(lines.length).toBe(text.split("\n").filter((line) => line.startsWith("- ")).length);
  expect(lines.length).toBeGreaterThan(20);
});
