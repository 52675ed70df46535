import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  barFilterDimensions,
  insightDimensions,
  insightMeasures,
  slicerNames,
  slicerValues,
} from "@paygauge/api-types/entities/insights";
import {
  barSorts,
  insightCharts,
  barTops,
  fromInsightsParams,
  slicersOf,
  toggleValue,
  toInsightsParams,
  type InsightsQuery,
} from "./insights-query.ts";

const untouched: InsightsQuery = {
  dimension: undefined,
  measure: "spend",
  unit: "n",
  slicing: {},
  sort: "own",
  top: 0,
  others: false,
  window: undefined,
  filters: [],
  tables: [],
};

const slicing = fc
  .record(
    Object.fromEntries(slicerNames.map((name) => [name, fc.subarray([...slicerValues[name]], { minLength: 1 })])),
    { requiredKeys: [] },
  )
  .map((record) => Object.fromEntries(Object.entries(record)));

const barKey = fc.string({ unit: fc.constantFrom("a", "b", ",", "%", "2", "C", " ", "!", ".", "\n") });
const dimension = fc.constantFrom(...barFilterDimensions, "Jobs" as const);
const filters = fc.uniqueArray(
  fc.oneof(
    fc.record({ dimension, only: barKey }),
    fc.record({ dimension, without: fc.uniqueArray(barKey, { minLength: 1, maxLength: 5 }) }),
  ),
  { maxLength: 4, selector: (filter) => filter.dimension },
);

test("an untouched page has an empty query", () => {
  expect(toInsightsParams(untouched).toString()).toBe("");
  expect(fromInsightsParams(new URLSearchParams())).toEqual(untouched);
});

test("every state comes back from its address, and the call takes its slicers", () => {
  fc.assert(
    fc.property(
      fc.record({
        dimension: fc.constantFrom(...insightDimensions),
        measure: fc.constantFrom(...insightMeasures),
        unit: fc.constantFrom("n" as const, "p" as const),
        slicing,
        sort: fc.constantFrom(...barSorts),
        top: fc.constantFrom(...barTops),
        others: fc.boolean(),
        filters,
        tables: fc.subarray([...insightCharts]),
        window: fc.option(fc.record({ from: fc.nat(4000), to: fc.nat(4000) }), { nil: undefined }),
      }),
      (query) => {
        const back = fromInsightsParams(new URLSearchParams(toInsightsParams(query).toString()));
        expect(back).toEqual(query);
        expect(slicersOf(back.slicing)).toEqual(query.slicing);
      },
    ),
  );
});

test("an address that means nothing is the untouched page", () => {
  const params = new URLSearchParams("dim=Moon&m=weight&u=x&vc=MAYBE,&dl=9&w=a-b&b=Moon.x&b=Countries&tb=moon,");
  expect(fromInsightsParams(params)).toEqual(untouched);
});

test("a value is put in and taken out in the page's order, the last one takes the slicer away", () => {
  const one = toggleValue({}, "SlicerVcAccepting", "NO");
  const two = toggleValue(one, "SlicerVcAccepting", "YES");
  expect(two).toEqual({ SlicerVcAccepting: ["YES", "NO"] });
  expect(toggleValue(toggleValue(two, "SlicerVcAccepting", "YES"), "SlicerVcAccepting", "NO")).toEqual({});
});
