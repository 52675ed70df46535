import { expect, test } from "vitest";
import * as v from "valibot";
import { permissions } from "../access/permissions.ts";
import { isId } from "../ids.ts";
import { reportLayout } from "./layout.ts";
import {
  analysisReportTypes,
  classShows,
  permClassesOf,
  permClassOf,
  permClassSchema,
  reportRules,
} from "./report-types.ts";
import { canonicalJson } from "./snapshot.ts";

test("each holder's class is one of the report's, and shows what they may see and no more", () => {
  for (const type of analysisReportTypes) {
    const classes = permClassesOf(type);
    expect(classes[0]).toBe("");
    expect(new Set(classes).size).toBe(2 ** reportRules[type].visibility.length);
    for (const held of [new Set<never>(), new Set(permissions), new Set(["JobSuppliers_VIEW"] as const)]) {
      const own = permClassOf(type, held);
      expect(classes).toContain(own);
      expect(v.is(permClassSchema, own)).toBe(true);
      for (const each of reportRules[type].visibility) expect(classShows(own, each)).toBe(held.has(each as never));
    }
  }
});

test("the same content has one text, whatever order it was written in", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson({ z: 1, a: 2 })).toBe(canonicalJson({ a: 2, z: 1 }));
});

test("a layout names a section once", () => {
  const section = { id: "topSuppliers", isIncluded: true, title: {}, note: {}, newPage: false, keepWithNext: false };
  expect(v.is(reportLayout, { sections: [section] })).toBe(true);
  expect(v.is(reportLayout, { sections: [section, section] })).toBe(false);
  expect(v.is(reportLayout, { sections: [{ ...section, id: "dimension.MccGroup" }] })).toBe(true);
  expect(v.is(reportLayout, { sections: [{ ...section, id: "../x" }] })).toBe(false);
});

test("addresses name every report, and nothing else as one", () => {
  for (const type of analysisReportTypes) expect(isId("report", type)).toBe(true);
  for (const word of ["", "insight", "printable", "Insights"]) expect(isId("report", word)).toBe(false);
});
