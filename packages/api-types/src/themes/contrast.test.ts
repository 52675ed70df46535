import { describe, expect, test } from "vitest";
import { chartColours } from "./chart-colours.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { contrastRatio } from "./contrast.ts";
import { themeTable } from "./theme-table.ts";
import { themeKeys } from "./theme-types.ts";

describe("contrast", () => {
  test("agrees with the ratios WCAG names", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(() => contrastRatio("red", "#ffffff")).toThrow("#rrggbb");
  });

  test.each(themeKeys)("every pair of %s is readable in each of its modes", (key) => {
    const tooWeak: string[] = [];
    for (const { text, on, atLeast, modes } of contrastPairs) {
      for (const mode of modes) {
        const tokens = themeTable[key].modes[mode];
        const ratio = contrastRatio(tokens[text], tokens[on]);
        if (ratio < atLeast) tooWeak.push(`${mode}: ${text} on ${on} is ${ratio.toFixed(2)}, needs ${atLeast}`);
      }
    }
    expect(tooWeak).toEqual([]);
  });

  test.each(themeKeys)("chart marks and bands of %s stand out on every surface", (key) => {
    const tooWeak: string[] = [];
    for (const mode of ["light", "dark"] as const) {
      const { categories, bands, bandText } = chartColours[mode];
      const { canvas, surface, raised } = themeTable[key].modes[mode];
      for (const mark of [...categories, ...Object.values(bands)]) {
        for (const ground of [canvas, surface, raised]) {
          if (contrastRatio(mark, ground) < 3) tooWeak.push(`${mode}: ${mark} on ${ground}`);
        }
      }
      for (const [band, { background, text }] of Object.entries(bandText)) {
        if (contrastRatio(text, background) < 4.5) tooWeak.push(`${mode}: ${band} badge`);
      }
    }
    expect(tooWeak).toEqual([]);
  });
});
