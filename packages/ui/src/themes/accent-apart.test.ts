import { chartColours } from "@paygauge/api-types/themes/chart-colours";
import { themeTable } from "@paygauge/api-types/themes/theme-table";
import { themeKeys } from "@paygauge/api-types/themes/theme-types";
import { differenceCiede2000 } from "culori";
import { expect, test } from "vitest";

/** CIEDE2000; two marks of a chart differ by about as much. */
const minDifference = 13;

test.each(themeKeys)("the accents of %s differ from every level colour", (key) => {
  const difference = differenceCiede2000();
  const tooClose = (["light", "dark"] as const).flatMap((mode) =>
    (["accent", "accent-text"] as const).flatMap((token) =>
      Object.entries(chartColours[mode].bands).flatMap(([band, colour]) => {
        const apart = difference(themeTable[key].modes[mode][token], colour);
        return apart < minDifference ? [`${mode}: ${token} is ${apart.toFixed(1)} from ${band}`] : [];
      }),
    ),
  );
  expect(tooClose).toEqual([]);
});
