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

  it("is absent where the manifest is none", () => {
    expect(readManifest("<html>")).toBeNull();
  });
});
