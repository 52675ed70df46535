import { createElement } from "react";
import { expect, test } from "vitest";
import { useLocation, useSearch } from "wouter";
import { openPage } from "../support/test-page.ts";
import { DrawnPlace } from "./drawn-place.tsx";

type Navigate = ReturnType<typeof useLocation>[1];

/** A page that says where it believes to be, and the way in which it navigates. */
async function openDrawn(address: string) {
  const page = await openPage(address);
  const held: { navigate?: Navigate } = {};
  const Inside = () => {
    const [path, navigate] = useLocation();
    held.navigate = navigate;
    return `${path} with "${useSearch()}"`;
  };
  const Drawn = ({ path }: { readonly path: string }) => DrawnPlace({ path, children: createElement(Inside) });
  const draw = (path: string) => page.draw(createElement(Drawn, { path }));
  await draw(address.split("?")[0] ?? "");
  const navigate: Navigate = (...said) => held.navigate?.(...said);
  return { ...page, drawAs: draw, navigate };
}

const bar = () => location.pathname + location.search;

test("a page follows its own address: what is behind the path as well", async () => {
  const page = await openDrawn("/jobs/1/suppliers?p=2");
  expect(page.text()).toBe('/jobs/1/suppliers with "p=2"');
  await page.goTo("/jobs/1/suppliers?p=3");
  expect(page.text()).toBe('/jobs/1/suppliers with "p=3"');
});

test("while the next page is prepared the one that stands keeps its address and its search, until it is drawn", async () => {
  const page = await openDrawn("/jobs/1/suppliers?p=2");
  await page.goTo("/jobs/1/insights?x=Countries");
  expect(bar()).toBe("/jobs/1/insights?x=Countries");
  expect(page.text()).toBe('/jobs/1/suppliers with "p=2"');
  await page.drawAs("/jobs/1/insights");
  expect(page.text()).toBe('/jobs/1/insights with "x=Countries"');
});

test("a page writes into its own address, but does not bring it back when it is being left", async () => {
  const page = await openDrawn("/jobs/1/suppliers?p=2");
  page.navigate("/jobs/1/suppliers?p=4", { replace: true });
  expect(bar()).toBe("/jobs/1/suppliers?p=4");
  await page.goTo("/jobs/1/insights");
  page.navigate("/jobs/1/suppliers?p=5", { replace: true });
  expect(bar(), "left as it was").toBe("/jobs/1/insights");
  page.navigate("/jobs/1/summary");
  expect(bar(), "a link of the old page still leads away").toBe("/jobs/1/summary");
});
