import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pages } from "@paygauge/api-types/sitemap";
import { safeCallback } from "./callback-url.ts";

const brand = "https://brand1.example";

describe("callbackUrl", () => {
  it("S37: takes every page of the application, with its query", () => {
    for (const { page } of pages.filter((each) => each.page.frame !== "edge"))
      expect(safeCallback(examplePath(page.path))).toBe(examplePath(page.path));
    expect(safeCallback("/analysis?view=mine")).toBe("/analysis?view=mine");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\\/evil.example",
    "///evil.example",
    "/%2f/evil.example",
    "/%5cevil.example",
    "javascript:alert(1)",
    "/login",
    "/login?callbackUrl=/analysis",
    "/auth/sign-in",
    "/api/v1/users",
    "/401",
    "/nowhere",
    "/analysis\r\nSet-Cookie: a=b",
    "/\tanalysis",
    " /analysis",
    "/analysis/../../evil",
    "/@evil.example",
    "http:/evil.example",
    "/analysis;@evil.example",
    "/.evil.example",
    `/analysis?${"x".repeat(2048)}`,
    "",
    null,
    undefined,
  ])("S37: refuses %j", (text) => {
    expect(safeCallback(text)).toBeNull();
  });

  it("S37: whatever it answers stays on the brand's own origin, for ten thousand strings", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "\\",
        "//",
        "evil.example",
        "@",
        ":",
        "?",
        "#",
        "%2f",
        "%5c",
        "..",
        "analysis",
        "profile",
        "https:",
        "\t",
        "\n",
        "%00",
        "jobs/j1/summary",
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const answer = safeCallback(pieces.join(""));
        return answer === null || new URL(answer, brand).origin === brand;
      }),
      { numRuns: 10_000 },
    );
  });
});
