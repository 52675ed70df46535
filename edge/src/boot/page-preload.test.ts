import { describe, expect, it } from "vitest";
import { pageFiles, readManifest } from "./page-preload.ts";

describe("the page's chunk", () => {
  const manifest = readManifest(
    JSON.stringify({
      "src/areas/jobs/job-summary.screen.tsx": { file: "assets/summary.js", integrity: "sha384-x", imports: ["_a.js"] },
      "_a.js": { file: "assets/a.js", imports: ["_b.js"] },
      "_b.js": { file: "assets/b.js", imports: ["_a.js"] },
    }),
  );

  it("names the screen's file and what it imports, once each", () => {
    expect(manifest && pageFiles(manifest, "jobSummary")).toEqual([
      { href: "/assets/summary.js", integrity: "sha384-x" },
      { href: "/assets/a.js", integrity: undefined },
      { href: "/assets/b.js", integrity: undefined },
    ]);
    expect(manifest && pageFiles(manifest, "unknown")).toEqual([]);
  });

  it("is of a declared record its own code and what draws such a page, unless a screen is its own", () => {
    const files = {
      "src/areas/admin/tenants/buyer.record.tsx": { file: "assets/buyer.js", imports: ["_a.js"] },
      "src/records/record-list.tsx": { file: "assets/list.js", imports: ["_a.js"] },
      "src/records/record-one.tsx": { file: "assets/one.js" },
      "_a.js": { file: "assets/a.js" },
    };
    const hrefsOf = (more: object, pageId: string) =>
      pageFiles(readManifest(JSON.stringify({ ...files, ...more })) ?? {}, pageId).map(({ href }) => href);
    expect(hrefsOf({}, "buyerManager")).toEqual(["/assets/list.js", "/assets/a.js", "/assets/buyer.js"]);
    expect(hrefsOf({}, "buyer")).toEqual(["/assets/one.js", "/assets/buyer.js", "/assets/a.js"]);
    const own = { "src/areas/admin/tenants/buyer-manager.screen.tsx": { file: "assets/own.js" } };
    expect(hrefsOf(own, "buyerManager")).toEqual(["/assets/own.js"]);
  });

  it("is absent where the manifest is none", () => {
    expect(readManifest("<html>")).toBeNull();
  });
});
