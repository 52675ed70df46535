import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decidePath, rawPath } from "./decided-path.ts";

describe("the path", () => {
  it.each([
    "/..",
    "/a/../b",
    "/a/./b",
    "/%2e%2e/a",
    "/a%2fb",
    "/a%5cb",
    "/a%5Cb",
    "//evil",
    "/a//b",
    "/a\\b",
    "/a%00",
    "/a;b",
    "/a%252fb",
    "/%zz",
    "/a%0ab",
    "/a\tb",
    "a",
    "",
    "/%ff",
  ])("S38: refuses %j", (raw) => {
    expect(decidePath(raw)).toBeNull();
  });

  it("S38: gives one spelling to every way of writing a path", () => {
    expect(decidePath("/%6aobs/j1/")).toBe("/jobs/j1");
    expect(decidePath("/vendors/a%20b")).toBe("/vendors/a%20b");
    expect(decidePath("/")).toBe("/");
  });

  it("S38: what is decided is what the URL parser, the router and the upstream read, for ten thousand mutations", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "..",
        ".",
        "%2e",
        "%2f",
        "%5c",
        "\\",
        "/",
        "//",
        ";",
        "%25",
        "%00",
        "a",
        "jobs",
        "%6a",
        "é",
        "%C3%A9",
        "?",
        "#",
        "@",
        ":",
      ),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = decidePath(`/${pieces.join("")}`);
        if (path === null) return true;
        const url = new URL(`http://origin.internal${path}`);
        return (
          url.pathname === path &&
          url.host === "origin.internal" &&
          decidePath(path) === path &&
          url.search === "" &&
          url.hash === ""
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it("reads the raw path of an address", () => {
    expect(rawPath("http://brand1.localhost:8787/a/b?c=/d#e")).toBe("/a/b");
    expect(rawPath("http://brand1.localhost?x")).toBe("/");
  });
});
