import { expect, test } from "vitest";
import { isHost, isPattern, readPattern } from "@paygauge/api-types/entities/sftp-forms";
import { candidatesOf, SizeWatch, type Candidate } from "./listing.ts";
import type { Entry } from "./server.ts";
import { readSettings } from "./settings.ts";

const today = new Date("2026-11-30T06:00:00Z");
const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  name,
  kind: "file",
  size: 10,
  modifiedOn: "2026-11-30T05:00:00.000Z",
  ...more,
});

test("a pattern means names of one folder, with today's year and month", () => {
  const { folder, matches } = readPattern("/out/{year}/ap-{month}-??*.csv", today);
  expect(folder).toBe("/out/2026");
  expect(["ap-11-01.csv", "ap-11-01-late.csv", "ap-10-01.csv", "ap-11-1.csv"].map(matches)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(["/a.csv", "/out/*.csv", "a.csv", "/out/", "/o*t/a.csv", "/../a.csv", "/out//a", "/"].map(isPattern)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(["host", "a.b-c.example", "10.0.0.1", "2001:db8::1", "a b", "-a", "a..b", "http://a"].map(isHost)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a pattern of many stars is compared in time that its length bounds", () => {
  const { matches } = readPattern(`/${"*a".repeat(200)}b`, today);
  const before = performance.now();
  expect(matches("a".repeat(255))).toBe(false);
  expect(performance.now() - before).toBeLessThan(200);
});

test("links, empty and oversized files and unsafe names are refused, each by its name; folders are none", () => {
  const entries = [
    entry("a.csv"),
    entry("folder.csv", { kind: "folder" }),
    entry("link.csv", { kind: "link" }),
    entry("empty.csv", { size: 0 }),
    entry("large.csv", { size: 101 }),
    entry("..\\up.csv"),
    entry("../up.csv"),
    entry("bell\u0007.csv"),
    entry("turned\u202Evsc.csv"),
    entry("other.txt"),
  ];
  const found = candidatesOf(entries, "/out/*.csv", 100, today);
  expect(Object.fromEntries(found.map(({ path, problem }) => [path, problem]))).toEqual({
    "/out/a.csv": null,
    "/out/link.csv": "link",
    "/out/empty.csv": "empty",
    "/out/large.csv": "tooLarge",
    "/out/..\\up.csv": "name",
    "/out/../up.csv": "name",
    "/out/bell\uFFFD.csv": "name",
    "/out/turned\uFFFDvsc.csv": "name",
  });
});

test("100,000 names are looked through at once", () => {
  const entries = Array.from({ length: 100_000 }, (_, number) => entry(`ap-${number}.csv`));
  expect(candidatesOf(entries, "/out/ap-9999?.csv", 100, today)).toHaveLength(10);
});

test("a size counts as unchanged from when it was first seen, whatever the clocks say", () => {
  let clock = 0;
  const watch = new SizeWatch(() => clock);
  const file: Candidate = { name: "a", path: "/a", size: 1, modifiedOn: "2099-01-01T00:00:00.000Z", problem: null };
  const changed = { ...file, size: 2 };
  expect(watch.look([file])).toEqual(new Map([["/a", 0]]));
  clock = 59_000;
  expect(watch.look([file])).toEqual(new Map([["/a", 59_000]]));
  expect(watch.look([changed])).toEqual(new Map([["/a", 0]]));
  clock = 60_000;
  expect(watch.look([changed])).toEqual(new Map([["/a", 1000]]));
  expect(watch.look([])).toEqual(new Map());
  expect(watch.look([changed])).toEqual(new Map([["/a", 0]]));
});

test("files of one listing are of one age, whatever the clock does meanwhile", () => {
  let clock = 0;
  const watch = new SizeWatch(() => (clock += 1));
  const file = { name: "a", size: 1, modifiedOn: "2026-11-30T05:00:00.000Z", problem: null };
  const files = Array.from({ length: 50 }, (_, index): Candidate => ({ ...file, path: `/${index}` }));
  watch.look(files);
  expect(new Set(watch.look(files).values())).toEqual(new Set([1]));
});

test("settings that are missing are named, one sentence each", () => {
  expect(() => readSettings({})).toThrow(
    /Set CONNECTOR_URL[^\n]*\nSet CONNECTOR_TOKEN_URL[^\n]*\nSet CONNECTOR_CLIENT_ID/,
  );
  expect(() => readSettings({ CONNECTOR_URL: "nowhere" })).toThrow(/such as https/);
});
