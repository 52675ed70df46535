import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountBadge } from "./badge.tsx";

const shown = (count: number) =>
  renderToStaticMarkup(createElement(CountBadge, { count, label: "queue commands" })).replaceAll(/<[^>]+>/g, "|");

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [12_000, "99+"],
])("%i is shown and told as %s", (count, words) => {
  expect(shown(count).split("|").filter(Boolean)).toEqual([words, `${words} queue commands`]);
});

test("nothing isn't a badge", () => {
  expect(shown(0)).toBe("");
});
