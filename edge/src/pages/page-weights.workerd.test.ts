import { beforeEach, expect, it } from "vitest";
import { languages } from "@paygauge/api-types/languages";
import { sitemap } from "@paygauge/api-types/sitemap";
import { configuration, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

/** Most of a page of the edge, gzip, KiB: all of it with its style, and its scripts (docs/interface.md section 1). */
const [maxWhole, maxScripts] = [25, 10];
const pages = Object.values(sitemap).filter(({ frame }) => frame === "edge");

async function gzipKiB(text: string): Promise<number> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(squeezed).arrayBuffer()).byteLength / 1024;
}

// A user without a role waits in the lobby.
beforeEach(() => ordinaryWorld({ norole: personOf("norole", []) }));

it.each(pages)("$path brings all that it needs with it, and little of it", async ({ path }) => {
  for (const language of languages) {
    const cookie = path === "/lobby" ? await signIn("norole") : "";
    const text = await (await visit(path, { cookie, headers: { "accept-language": language } })).text();
    expect(text).toContain(`<html lang="${language}"`);
    // A picture of a brand and the fonts are counted elsewhere; neither style nor script is fetched.
    expect(text.match(/<script[^>]* src|rel="(?:stylesheet|modulepreload)"/g), path).toBeNull();
    const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
    expect(await gzipKiB(text), `${path} in ${language}`).toBeLessThanOrEqual(maxWhole);
    expect(await gzipKiB(scripts.join("")), `scripts of ${path} in ${language}`).toBeLessThanOrEqual(maxScripts);
  }
});

it("the upload page does so in five brands", async () => {
  const weights: number[] = [];
  for (const { fullDomainName, theme } of configuration.brands) {
    const text = await (await visit("/upload/link-1", { at: `http://${fullDomainName}:8787` })).text();
    expect(text).toContain(`data-theme="${theme}"`);
    weights.push(await gzipKiB(text));
  }
  expect([weights.length, Math.max(...weights) <= maxWhole], weights.join()).toEqual([5, true]);
});
