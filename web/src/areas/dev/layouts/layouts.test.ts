import { expect, test } from "vitest";
import { pages } from "@paygauge/api-types/sitemap";
import { analysisReportTypes } from "@paygauge/api-types/reports/report-types";
import { papers } from "../../../printable/page-rules.ts";
import { panelPlaces, panelRules } from "../../../state/panels.ts";
import { frameLayouts, frameLayoutWith, isFrameLayout, printableLayouts } from "./layouts.ts";

test("every frame that React draws has a layout with every state that its panel knows", () => {
  const frames = new Set(
    pages.map(({ page }) => page.frame).filter((frame) => frame !== "edge" && frame !== "printable"),
  );
  const wanted = [...frames, "fullscreen" as const].flatMap((frame) =>
    panelPlaces
      .filter((place) => (frame === "fullscreen") === (place === "fullscreen"))
      .flatMap((place) => Object.keys(panelRules[place].toggle).map((state) => `${frame} ${place} ${state}`)),
  );
  const found = Object.values(frameLayouts).map(({ frame, place, state }) => `${frame} ${place} ${state}`);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test("every printable document has a layout on every paper", () => {
  const wanted = analysisReportTypes.flatMap((type) =>
    type === "presentation" ? [`${type} null`] : papers.map((paper) => `${type} ${paper}`),
  );
  const found = Object.values(printableLayouts).map(({ reportType, paper }) => `${reportType} ${paper}`);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test("a panel that is moved leads to the layout of its new state", () => {
  expect(frameLayoutWith("job-pinned", "collapsed")).toBe("job-collapsed");
  expect(frameLayoutWith("standard-mobile-open", "closed")).toBe("standard-mobile-closed");
  expect(["toString", "constructor", ""].filter(isFrameLayout)).toEqual([]);
});
