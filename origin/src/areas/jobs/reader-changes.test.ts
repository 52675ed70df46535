import { expect, test } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { changeOf } from "./reader-changes.ts";

/** A supplier at None for every capability but these; 0 is High and 3 is None. */
const at = (levels: Partial<Record<Capability, 0 | 1 | 2 | 3>> = {}) => ({
  supplierKey: "s1",
  name: "S",
  spendMinor: 100,
  levels: capabilities.map((each) => levels[each] ?? 3).join(""),
});
const chosen = ["stp", "vcard"] as const;
const change = (before: ReturnType<typeof at> | null, after: ReturnType<typeof at> | null) =>
  changeOf({ before, after }, chosen);

test("a supplier that gained a level went up, one that lost a level went down", () => {
  expect(change(at({ vcard: 2 }), at({ vcard: 1 }))).toEqual({ change: "up", capability: "vcard" });
  expect(change(at({ vcard: 1 }), at({ vcard: 2 }))).toEqual({ change: "down", capability: "vcard" });
  expect(change(at(), at({ stp: 0 }))).toEqual({ change: "up", capability: "stp" });
  expect(change(at({ stp: 0 }), at())).toEqual({ change: "down", capability: "stp" });
});

test("of several levels that differ the first chosen capability is reported, and none that isn't chosen", () => {
  expect(change(at({ stp: 0, vcard: 2 }), at({ stp: 1, vcard: 0 }))).toEqual({ change: "down", capability: "stp" });
  expect(change(at({ boost: 3 }), at({ boost: 0 }))).toBeNull();
  expect(change(at({ stp: 1 }), at({ stp: 1 }))).toBeNull();
});

test("a supplier of one run alone joined or left", () => {
  expect(change(null, at())).toEqual({ change: "joined", capability: null });
  expect(change(at(), null)).toEqual({ change: "left", capability: null });
});
