import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { releaseSections } from "./release-lines.ts";

const root = path.join(import.meta.dirname, "../../../..");
const text = readFileSync(path.join(root, "CHANGELOG.md"), "utf8");
const sections = releaseSections(text);
const released = sections.filter(({ title }) => title !== "Unreleased");

test("releases with their groups and lines, empty ones left out", () => {
  const log =
    "# Change log\n\n- lost\n## Unreleased\n\n- One `word`.\n- Two.\n### Fixed\n- Three.\n### Added\n\n## 1.0\n\nwords\n";
  expect(releaseSections(log)).toEqual([
    {
      title: "Unreleased",
      groups: [
        { title: null, lines: ["One word.", "Two."] },
        { title: "Fixed", lines: ["Three."] },
      ],
    },
  ]);
});

test("every line of the change log is read", () => {
  const lines = sections.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  expect(lines.length).toBe(text.split("\n").filter((line) => line.startsWith("- ")).length);
  expect(lines.length).toBeGreaterThan(100);
});

test("the newest release is that of the product, and releases are sorted in the groups that readers know", () => {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  expect(released[0]?.title).toMatch(new RegExp(`^${version} \\(\\d{4}-\\d{2}-\\d{2}\\)$`));
  const known = ["Added", "Changed", "Fixed", "Security"];
  for (const { title, groups } of released)
    expect(
      groups.map((group) => group.title),
      title,
    ).toEqual(known.filter((each) => groups.some((group) => group.title === each)));
});

test("each line of a release names its part of the product and has fewer than 25 words", () => {
  const lines = released.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  expect(lines.filter((line) => line.split(/\s+/).length >= 25 || !/^[A-Z][\w, -]*: \S/.test(line))).toEqual([]);
});
