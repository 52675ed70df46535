import { createElement, useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { openPage } from "../../../support/test-page.ts";
import { ListPlace, SupplierLink } from "./supplier-link.tsx";

const link = () => document.querySelector("a");

interface ScreenProps {
  readonly state: string;
  readonly follows: boolean;
}

const Row = () => SupplierLink({ jobId: "j1", supplierKey: "s1", children: "Acme" });
const List = ({ state }: Pick<ScreenProps, "state">) => ListPlace({ state, children: createElement(Row) });

/** A list with one supplier, whose link is followed as soon as the list's new state is there, if it is to be. */
function Screen({ state, follows }: ScreenProps) {
  useLayoutEffect(() => {
    if (follows) link()?.click();
  });
  return createElement(List, { state });
}

test("a supplier is opened from the list as it is, also where its link is not drawn again yet", async () => {
  const page = await openPage("/jobs/j1/suppliers");
  await page.draw(createElement(Screen, { state: "", follows: false }));
  await page.draw(createElement(Screen, { state: "o=country", follows: true }));
  expect(location.pathname + location.search).toBe("/jobs/j1/suppliers/s1?o=country");
  expect(link()?.getAttribute("href"), "and is drawn anew").toBe("/jobs/j1/suppliers/s1?o=country");
});
