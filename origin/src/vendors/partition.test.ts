import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partition, apartKey, type KeyedLabel } from "./partition.ts";
import { keysOf, type VendorLabel } from "./vendor-keys.ts";

const blank: VendorLabel = { name: "", city: "", country: "GBR", mcc: "", taxId: "", companyNumber: "", entryId: "" };
const labelled = (labels: readonly Partial<VendorLabel>[]): KeyedLabel[] =>
  labels.map((label, at) => ({ labelId: at + 1, keys: keysOf({ ...blank, ...label }) }));
const groupsOf = (...labels: Partial<VendorLabel>[]) => partition(labelled(labels));

describe("labels of one vendor", () => {
  it("share a tax ID, whatever their names", () => {
    expect(groupsOf({ name: "Acme", taxId: "GB 123456" }, { name: "Beta", taxId: "gb-123456" })).toEqual([[1, 2]]);
  });
  it("share a register number within one country only", () => {
    expect(groupsOf({ companyNumber: "04417286" }, { companyNumber: "4417286" })).toEqual([[1, 2]]);
    expect(groupsOf({ companyNumber: "04417286" }, { companyNumber: "4417286", country: "FRA" })).toEqual([[1], [2]]);
  });
  it("share a directory entry, or else name and country", () => {
    expect(groupsOf({ name: "Acme", entryId: "e1" }, { name: "Beta", entryId: "e1" })).toEqual([[1, 2]]);
    expect(groupsOf({ name: "Acme Ltd" }, { name: "ACME LIMITED" })).toEqual([[1, 2]]);
    expect(groupsOf({ name: "Acme Ltd" }, { name: "Acme Ltd", country: "FRA" })).toEqual([[1], [2]]);
  });
});

describe("labels that are kept separate", () => {
  it("state two tax IDs or two register numbers under one name", () => {
    expect(groupsOf({ name: "Acme", taxId: "11119" }, { name: "Acme", taxId: "22229" })).toEqual([[1], [2]]);
    expect(groupsOf({ name: "Acme", companyNumber: "11119" }, { name: "Acme", companyNumber: "22229" })).toEqual([
      [1],
      [2],
    ]);
  });
  it("are linked by a chain of names only", () => {
    const chain = [{ name: "Acme", taxId: "11119" }, { name: "Acme" }, { name: "Acme", taxId: "22229" }];
    expect(groupsOf(...chain)).toEqual([[1], [2], [3]]);
    const entries = [
      { name: "Acme", taxId: "11119" },
      { name: "Acme", entryId: "e1" },
      { name: "Beta", entryId: "e1" },
      { name: "Beta", taxId: "22229" },
    ];
    for (const group of groupsOf(...entries)) expect(group.includes(1) && group.includes(4)).toBe(false);
  });
  it("are kept apart by a user", () => {
    const both = labelled([{ name: "Acme" }, { name: "Acme" }]);
    expect(partition(both, new Set([apartKey(2, 1)]))).toEqual([[1], [2]]);
  });
});

const label = fc.record({
  name: fc.constantFrom("Acme Ltd", "Acme", "Beta", "Gamma plc", ""),
  country: fc.constantFrom("GBR", "FRA"),
  taxId: fc.constantFrom("", "", "11119", "22229"),
  companyNumber: fc.constantFrom("", "", "33339", "44449"),
  entryId: fc.constantFrom("", "", "e1", "e2"),
});

describe("a number that does not identify a company", () => {
  it.each(["UNKNOWN", "Not available", "0000000", "9999999", "n/a"])("joins nothing: %s", (taxId) => {
    expect(groupsOf({ name: "Acme", taxId }, { name: "Beta", taxId })).toEqual([[1], [2]]);
    expect(groupsOf({ name: "Acme", companyNumber: taxId }, { name: "Beta", companyNumber: taxId })).toHaveLength(2);
  });
  it("joins nothing if more than 32 names share it; equal names still join", () => {
    const carrying = (names: number) =>
      Array.from({ length: names }, (_, at) => ({ name: `Company ${at}`, taxId: "GB123456" }));
    expect(groupsOf(...carrying(32))).toHaveLength(1);
    expect(groupsOf(...carrying(33), { name: "Company 0", city: "Leeds", taxId: "GB123456" })).toHaveLength(33);
  });
});

describe("any labels", () => {
  it("give the same vendors in any order", () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (labels, order) => {
        const known = labelled(labels);
        const keys = order[Symbol.iterator]();
        const shuffled = known
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        expect(partition(shuffled)).toEqual(partition(known));
      }),
      { numRuns: 500 },
    );
  });
  it("never put two numbers of one kind into one vendor, and lose no label", () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const known = labelled(labels);
        const groups = partition(known);
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(known.map(({ labelId }) => labelId));
        for (const group of groups)
          for (const kind of ["tax", "company"] as const) {
            const numbers = group.flatMap((id) => known[id - 1]?.keys[kind] || []);
            expect(new Set(numbers).size).toBeLessThan(2);
          }
      }),
      { numRuns: 500 },
    );
  });
});
