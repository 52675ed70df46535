import { expect, test } from "vitest";
import { pages } from "@paygauge/api-types";
import { screens } from "./screens.ts";

const sources = import.meta.glob<string>("../areas/*/screens.ts", { query: "?raw", import: "default", eager: true });

test("every released page that React draws has a screen", () => {
  const drawn = pages.filter(({ page }) => page.released && page.frame !== "edge");
  expect(drawn.filter(({ id }) => screens[id] === undefined).map(({ id }) => id)).toEqual([]);
});

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test("a screen's file is named after its page id: the edge preloads it by that name", () => {
  const found = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(\w+): lazy\w*\(\(\) => import\("[^"]*\/([\w-]+)\.screen\.tsx"/g)].map((hit) => [
      hit[1],
      hit[2],
    ]),
  );
  expect(found.length).toBe(Object.keys(screens).length);
  for (const [id = "", file] of found) expect(file).toBe(kebab(id));
});
