import { allMatching, defaultGridQuery, selectedCountOf, useGridSelection, type GridSelection } from "@paygauge/ui";
import { act, createElement } from "react";
import { expect, test } from "vitest";
import { openPage } from "../../support/test-page.ts";

/** A list of forty rows that says how many of them are chosen; `beside` are conditions above it. */
async function openList() {
  const page = await openPage("/admin/users");
  const held: { choose?: (next: GridSelection) => void } = {};
  const List = ({ beside }: { readonly beside: string }) => {
    const [selection, choose] = useGridSelection(defaultGridQuery, beside);
    held.choose = choose;
    return String(selectedCountOf(selection, 40));
  };
  return {
    text: page.text,
    drawUnder: (beside: string) => page.draw(createElement(List, { beside })),
    choose: (next: GridSelection) => act(async () => held.choose?.(next)),
  };
}

test("all that match are those of the conditions above the list, too: under others nothing is chosen", async () => {
  const list = await openList();
  await list.drawUnder("username contains ann");
  await list.choose(allMatching);
  expect(list.text()).toBe("40");
  await list.drawUnder("username contains bob");
  expect(list.text()).toBe("0");
});

test("rows chosen one by one stay chosen under other conditions", async () => {
  const list = await openList();
  await list.drawUnder("username contains ann");
  await list.choose({ kind: "some", keys: ["a", "b"] });
  await list.drawUnder("username contains bob");
  expect(list.text()).toBe("2");
});
