import { defaultGridQuery, type GridQuery } from "@paygauge/ui";
import { useScrollTop } from "@paygauge/ui/grid/use-scroll-top.ts";
import { keepTop, takeTop, watchHistory } from "@paygauge/ui/grid/kept-tops.ts";
import { createElement, useRef } from "react";
import { expect, test } from "vitest";
import { openPage } from "../../support/test-page.ts";

const without: GridQuery = { ...defaultGridQuery, pageSize: "continuous" };
const filtered: GridQuery = {
  ...without,
  filters: [{ property: "country", operator: "Equal", value: "GBR", allowNull: false }],
};

/** A list of 34 pixel rows that scrolls no further than its end. */
async function openList() {
  const page = await openPage("/jobs/1/suppliers");
  const scroller = document.createElement("div");
  let rows = 0;
  scroller.scrollTo = (options?: ScrollToOptions | number) => {
    const top = (typeof options === "object" ? options.top : options) ?? 0;
    scroller.scrollTop = Math.min(top, Math.max(0, (rows - 16) * 34));
  };
  const List = ({ query, count }: { readonly query: GridQuery; readonly count: number }) => {
    useScrollTop(useRef(scroller), query, count);
    return null;
  };
  const draw = (query: GridQuery, count: number) => {
    rows = count;
    return page.draw(createElement(List, { query, count }));
  };
  return { ...page, scroller, drawList: draw };
}

test("Back leads to where a page of a list was left, and a link to its top", async () => {
  const page = await openPage("/jobs/1/suppliers?n=100");
  watchHistory();
  keepTop(2040);
  await page.goTo("/jobs/1/suppliers/abc");
  expect(takeTop()).toBe(0);
  await page.goTo("/jobs/1/suppliers?n=100");
  expect(takeTop()).toBe(2040);
  expect(takeTop(), "a link to it afterwards").toBe(0);
  history.pushState(null, "", "/jobs/1/suppliers?n=100&p=2");
  expect(takeTop()).toBe(0);
});

test("a filter begins at the top, and Back leads to the place of its address once the rows are there", async () => {
  const list = await openList();
  await list.drawList({ ...without, place: 200 }, 400);
  list.scroller.scrollTop = 6800;
  list.scroller.dispatchEvent(new Event("scroll"));
  await list.drawList(filtered, 400);
  expect(list.scroller.scrollTop).toBe(0);
  await list.drawList(filtered, 120);
  await list.drawList({ ...without, place: 200 }, 120);
  expect(list.scroller.scrollTop, "the end of the rows that still stand").toBe(104 * 34);
  await list.drawList({ ...without, place: 200 }, 400);
  expect(list.scroller.scrollTop).toBe(6800);
  list.scroller.scrollTop = 40;
  await list.drawList({ ...without, place: 200 }, 410);
  expect(list.scroller.scrollTop, "more rows later on move nobody").toBe(40);
});
