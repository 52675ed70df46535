import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { mainTexts as german } from "../../texts/de/main.ts";
import { mainTexts as english } from "../../texts/en/main.ts";
import { mainTexts as french } from "../../texts/fr/main.ts";
import { benefitKeys, releaseKey, releaseKeys, releaseSections } from "./release-lines.ts";

const root = path.join(import.meta.dirname, "../../../..");
const text = readFileSync(path.join(root, "CHANGELOG.md"), "utf8");
const sections = releaseSections(text);
const released = sections.filter(({ version }) => version !== null);

test("releases with their groups and lines, empty ones left out", () => {
  const log =
    "# Change log\n\n- lost\n## Unreleased\n\n- One `word`.\n- Two.\n### Fixed\n- Three.\n### Added\n\n## 1.0.0 (2026-01-02)\n- Four.\n## 0.9.0\n\nwords\n";
  expect(releaseSections(log)).toEqual([
    {
      version: null,
      day: null,
      groups: [
        { title: null, lines: ["One word.", "Two."] },
        { title: "Fixed", lines: ["Three."] },
      ],
    },
    { version: "1.0.0", day: "2026-01-02", groups: [{ title: null, lines: ["Four."] }] },
  ]);
});

test("every line of the change log is read", () => {
  const lines = sections.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  expect(lines.length).toBe(text.split("\n").filter((line) => line.startsWith("- ")).length);
  expect(lines.length).toBeGreaterThan(100);
});

test("the newest release is that of the product, and releases are sorted in the groups that readers know", () => {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  expect(released[0]?.version).toBe(version);
  expect(released.filter(({ day }) => day === null)).toEqual([]);
  const known = ["Added", "Changed", "Fixed", "Security"];
  for (const { version: release, groups } of released)
    expect(
      groups.map((group) => group.title),
      release ?? "",
    ).toEqual(known.filter((each) => groups.some((group) => group.title === each)));
});

test("each line of a release names its part of the product and has fewer than 25 words", () => {
  const lines = released.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  expect(lines.filter((line) => line.split(/\s+/).length >= 25 || !/^[A-Z][\w, -]*: \S/.test(line))).toEqual([]);
});

test("each release has five benefits in every language, shorter than 25 words", () => {
  expect(sections.map(({ version }) => releaseKey(version))).toEqual(releaseKeys);
  for (const texts of [english, german, french])
    for (const key of releaseKeys) {
      const lines = benefitKeys.map((each) => texts.releases.benefits[key][each]);
      expect(new Set(lines).size, key).toBe(5);
      expect(
        lines.filter((line) => line.split(/\s+/).length >= 25 || !line.endsWith(".")),
        key,
      ).toEqual([]);
    }
});
