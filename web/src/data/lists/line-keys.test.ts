import { isFromRight, keyAlongLine } from "@paygauge/ui/grid/reading-way.ts";
import { expect, test } from "vitest";
import { openPage } from "../../support/test-page.ts";

test("the arrows of a grid lead where they point, in lines that are read from the right too", async () => {
  await openPage("/analysis");
  const cell = document.body.appendChild(document.createElement("div"));
  expect(isFromRight(cell)).toBe(false);
  expect(keyAlongLine("ArrowRight", cell)).toBe("ArrowRight");
  document.documentElement.setAttribute("dir", "rtl");
  expect(isFromRight(cell)).toBe(true);
  expect(["ArrowRight", "ArrowLeft", "ArrowUp", "Home"].map((key) => keyAlongLine(key, cell))).toEqual([
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Home",
  ]);
});
