import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../context/ui-context.tsx";
import { Legend } from "./legend.tsx";
import { PatternDefs, patternFill } from "./patterns.tsx";

const places = Array.from({ length: 8 }, (_, pattern) => ({ colour: `var(--chart-${pattern + 1})`, pattern }));

test("eight parts have eight looks without their colours, and each look is defined", () => {
  const fills = places.map((place) => patternFill("c", place).replace(place.colour, "plain"));
  expect(new Set(fills).size).toBe(8);
  const markup = renderToStaticMarkup(createElement(PatternDefs, { name: "c", colours: places }));
  for (const fill of fills.slice(1)) expect(markup).toContain(`id="${fill.slice(5, -1)}"`);
});

test("a legend shows the pattern of its part", () => {
  const entries = [{ key: "e", label: "Errors", colour: "red", pattern: 1 }];
  const markup = renderToStaticMarkup(createElement(UiProvider, null, createElement(Legend, { entries })));
  const [, name = ""] = /<pattern id="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`fill="url(#${name})"`);
});
