import { expect, test } from "vitest";
import { cssString, pageCount, paperOf } from "./page-rules.ts";

test("a name ends neither the string nor the style that it is written into", () => {
  for (const name of ['a"b', "a\\b", "a\nb", "</style><script>", "}@page{", "a'b"]) {
    const written = cssString(name);
    expect(written.slice(1, -1)).not.toMatch(/["<>{}'\n]/);
    // Every backslash begins an escape of its own.
    expect(written.slice(1, -1).replaceAll(/\\[0-9a-f]+ /g, "")).not.toContain("\\");
  }
  expect(cssString("Müller & Söhne, 2026")).toBe('"Müller & Söhne, 2026"');
});

test("both places of a page are the paper's counters, in each language's order", () => {
  expect(pageCount("Page {page} of {pages}")).toBe('"Page " counter(page) " of " counter(pages)');
  expect(pageCount("{page}/{pages}")).toBe('counter(page) "/" counter(pages)');
});

test("the first tag with a region names the paper", () => {
  expect(paperOf(["en", "en-US", "de-DE"])).toBe("letter");
  expect(paperOf(["de-DE", "en-US"])).toBe("A4");
  expect(paperOf(["fr-CA"])).toBe("letter");
  expect(paperOf([])).toBe("A4");
});
