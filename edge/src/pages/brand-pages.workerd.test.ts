import { beforeEach, expect, it } from "vitest";
import { brandIdentityCss } from "@paygauge/api-types/themes/brand-identity";
import { facesNamedIn } from "@paygauge/api-types/themes/public-fonts";
import { languages } from "@paygauge/api-types/languages";
import { themeKeys } from "@paygauge/api-types/themes/theme-types";
import { configuration, ordinaryWorld, visit } from "../support/test-world.ts";
import { artOf } from "./artwork.ts";

beforeEach(() => ordinaryWorld());

it("draws five different pictures and marks, each picture below 30 KB and hidden from readers", () => {
  const pictures = themeKeys.map(artOf);
  expect(new Set(pictures).size).toBe(themeKeys.length);
  expect(new Set(themeKeys.map(brandIdentityCss)).size).toBe(themeKeys.length);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(30_000);
    expect(picture).not.toContain("NaN");
    expect(picture).toContain('aria-hidden="true"');
  }
});

it("writes the domain's own brand into the sign-in page without the other four; theme 5 says that it is a test", async () => {
  const statements = new Set<string>();
  expect(configuration.brands.map(({ theme }) => theme)).toEqual(themeKeys);
  for (const brand of configuration.brands) {
    for (const language of languages) {
      const at = `http://${brand.fullDomainName}:8787`;
      const text = await (await visit("/login", { at, headers: { "accept-language": language } })).text();
      for (const theme of themeKeys) {
        const isOwn = theme === brand.theme;
        expect(text.includes(artOf(theme)), `${brand.theme} draws ${theme}`).toBe(isOwn);
        expect(text.includes(brandIdentityCss(theme))).toBe(isOwn);
      }
      statements.add(/<p class="statement">([^<]+)</.exec(text)?.[1] ?? "");
      expect(text.includes('class="test-theme"')).toBe(brand.theme === "t5");
      const [first = "", ...others] = brand.brandingDisplayName.split(" ");
      expect(text).toContain(
        `<span class="wordmark" translate="no"><b>${first}</b> <span>${others.join(" ")}</span></span>`,
      );
    }
  }
  expect(statements.size).toBe(configuration.brands.length * languages.length);
});

it("brings the letters of a name that is set in another font than the interface's", () => {
  const faces = themeKeys.map((theme) => facesNamedIn(brandIdentityCss(theme)));
  expect(faces.map((each) => /font-family:"([^"]+)"/.exec(each)?.[1] ?? "")).toEqual([
    "",
    "",
    "Source Serif 4 Variable",
    "",
    "",
  ]);
});
