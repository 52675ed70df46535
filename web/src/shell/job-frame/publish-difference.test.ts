import { createElement } from "react";
import { expect, it } from "vitest";
import { comparedRuns as found } from "../../support/test-comparison.ts";
import { openScreen } from "../../support/test-screen.ts";
import { PublishDifference } from "./publish-difference.tsx";

it("publishing says how many levels rise and how many fall", async () => {
  const preview = { run: "r2", publication: 1, ...found };
  const screen = await openScreen("/", createElement(PublishDifference, { preview }));
  expect(screen.table("Suppliers whose level changes")).toEqual([
    ["Capability", "Higher level", "Lower level"],
    ["Virtual card", "7", "2"],
  ]);
  const lines = [...document.querySelectorAll("li")].map((each) => each.textContent);
  expect(lines).toEqual(["Suppliers: 104 (was 100)", "5 new suppliers, 1 removed", "Spend: £45k (was £50k)"]);
});
