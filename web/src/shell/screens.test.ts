import { expect, test } from "vitest";
import { pages } from "@paygauge/api-types/sitemap";
import { recordOfPage, recordTypes } from "@paygauge/api-types/sitemap/records";
import { pageShapes } from "../state/page-shapes.ts";
import { screens } from "./screens.ts";

const sources = import.meta.glob<string>("../areas/*/screens.ts", { query: "?raw", import: "default", eager: true });

test("every released page that React draws has a screen", () => {
  // Printable pages are a document of their own, with none of the shell.
  const drawn = pages.filter(({ page }) => page.released && page.frame !== "edge" && page.frame !== "printable");
  expect(drawn.filter(({ id }) => screens[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test("every screen says what it looks like from afar", () => {
  expect(Object.keys(pageShapes).toSorted()).toEqual(Object.keys(screens).toSorted());
});

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("a screen's file is named after its page id: the edge preloads it by that name", () => {
  const found = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(\w+): lazy\w*\(\s*\(\) => import\("[^"]*\/([\w-]+)\.screen\.tsx"/g)].map((hit) => [
      hit[1],
      hit[2],
    ]),
  );
  const declared = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/resourceScreens\(\s*"(\w+)",\s*\(\) => import\("[^"]*\/([\w-]+)\.record\.tsx"/g)].map((hit) => [
      hit[1],
      hit[2],
    ]),
  );
  expect(new Set(declared.map(([type]) => type))).toEqual(new Set(recordTypes));
  for (const [id = "", file] of [...found, ...declared]) expect(file).toBe(kebab(id));
  const drawn = Object.keys(screens).filter((id) => recordOfPage(id) === undefined);
  const named = found.filter(([id = ""]) => recordOfPage(id) === undefined);
  expect(named.length).toBe(drawn.length);
});
