import { expect, it } from "vitest";
import { fromGlobalParams, organizationsHref, toGlobalParams, type GlobalQuery } from "./global-query.ts";

const query: GlobalQuery = {
  dimension: "MccGroup",
  buyerId: "buyer-1",
  metric: "spend",
  unit: "p",
  slicing: { SlicerVcAccepting: ["YES", "NO"] },
  filters: [{ dimension: "MccGroup", without: ["Retail"] }],
  isEvery: true,
  window: { from: 3, to: 60 },
  asTable: true,
};

it("reads the state of the page back from the URL that it wrote", () => {
  expect(fromGlobalParams(toGlobalParams(query))).toEqual(query);
  const first = fromGlobalParams(new URLSearchParams());
  expect([first.dimension, first.metric, toGlobalParams(first).toString()]).toEqual(["Countries", "organizations", ""]);
});

it("ignores parameters that name nothing", () => {
  const params = new URLSearchParams("dim=Nowhere&g=profit&u=x&vc=MAYBE&all=2");
  expect(fromGlobalParams(params)).toEqual(fromGlobalParams(new URLSearchParams()));
});

it("leads from a bar to its organizations under the slicers", () => {
  const href = organizationsHref(query.slicing, { dimension: "Countries", key: "GBR" });
  expect(href).toMatch(/^\/global-insights\/organizations\?/);
  for (const part of ["inCountry", "GBR", "SlicerVcAccepting", "YES", "NO"])
    expect(decodeURIComponent(href)).toContain(part);
});
