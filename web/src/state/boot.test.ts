import { expect, test } from "vitest";
import { bootOf } from "../support/test-boot.ts";
import { BrandUnreadable, readBoot } from "./boot.ts";

const boot = bootOf(["AnalysisJobList_VIEW"]);

const page = (...texts: string[]) => ({
  querySelectorAll: () => texts.map((textContent) => ({ textContent })),
});

/** The page as the reader asks it: elements with that id, in order. */
function read(...texts: string[]) {
  return readBoot(page(...texts) as unknown as Document);
}

test("the first filled element counts; the template's place is empty", () => {
  expect(read("  ", JSON.stringify(boot)).me.username).toBe("p");
});

test("a page that did not come through the edge says so", () => {
  expect(() => read("")).toThrow("Load it through the edge");
});

test("boot data with an unknown mode is an error (docs/specification.md section 8)", () => {
  expect(() => read(JSON.stringify({ ...boot, mode: "Sleeping" }))).toThrow();
});

test("a page without a brand that can be read is distinguished: it leads to sign-in (docs/specification.md section 8)", () => {
  expect(() => read(JSON.stringify({ ...boot, brand: null }))).toThrow(BrandUnreadable);
  expect(() => read(JSON.stringify({ ...boot, brand: { ...boot.brand, theme: "t9" } }))).toThrow(BrandUnreadable);
});
