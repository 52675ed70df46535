import { expect, test } from "vitest";
import { insightMeasures } from "@paygauge/api-types/entities/insights";
import { notedFigures } from "./bar-notes.ts";

test("no figure is said twice, whatever the measure", () => {
  for (const measure of insightMeasures) {
    for (const unit of ["n", "p"] as const) {
      const noted = notedFigures(measure, unit);
      // The chart says the measure itself first: as a figure, or as its share.
      const said = [unit === "n" ? "measure" : "share", ...noted].map((each) => (each === "measure" ? measure : each));
      expect(new Set(said).size, `${measure} ${unit}: ${said.join(", ")}`).toBe(said.length);
      expect(said, `${measure} ${unit}`).toEqual(expect.arrayContaining(["suppliers", "spend"]));
    }
  }
});

test("spend is followed by its share, an average by none", () => {
  expect(notedFigures("spend", "n")).toEqual(["share", "suppliers"]);
  expect(notedFigures("spend", "p")).toEqual(["measure", "suppliers"]);
  expect(notedFigures("aiv", "n")).toEqual(["suppliers", "spend"]);
});
