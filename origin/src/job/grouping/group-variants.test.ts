import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PayeeIdentity, PayeeTotals, Variant } from "../facts.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import { groupVariants, splitKey } from "./group-variants.ts";
import { addTotals, emptyTotals } from "./totals.ts";
import { unrelated, unrelatedNamesLimits } from "@paygauge/analysis/names/unstable-ids";

function variant(variantId: number, identity: Partial<PayeeIdentity>, totals: Partial<PayeeTotals> = {}): Variant {
  return { variantId, identity: identityOf(identity), totals: { ...emptyTotals(), lines: 1, ...totals } };
}
const groups = (variants: Variant[], ...decisions: Parameters<typeof groupVariants>[1] & object) =>
  groupVariants(variants, decisions).map((supplier) => supplier.variantIds);

describe("grouping", () => {
  test("one id is one supplier, whatever the spelling", () => {
    expect(
      groups([
        variant(1, { supplierId: "V1", name: "Acme" }),
        variant(2, { supplierId: "v1 ", name: "Acme Widgets" }),
        variant(3, { supplierId: "V2", name: "Acme" }),
      ]),
    ).toEqual([[1, 2], [3]]);
  });
  test("without an id, name and country decide", () => {
    const spellings = ["Smith & Sons Ltd", "SMITH AND SONS LIMITED", "Smith  &  Sons", "smith and sons p.l.c."];
    expect(groups(spellings.map((name, at) => variant(at, { name, country: "GBR" })))).toEqual([[0, 1, 2, 3]]);
    expect(
      groups([variant(1, { name: "Smith", country: "GBR" }), variant(2, { name: "Smith", country: "USA" })]),
    ).toEqual([[1], [2]]);
  });
  test("the name is that of the spelling with the most money, whatever its number of lines", () => {
    const paid = (valueMinor: number, lines: number) => {
      const totals = emptyTotals();
      return { lines, documents: { ...totals.documents, Payment: { count: lines, valueMinor } } };
    };
    const [supplier] = groupVariants([
      variant(1, { supplierId: "V1", name: "ACME 0417 LEEDS", city: "Leeds" }, paid(12_000, 40)),
      variant(2, { supplierId: "V1", name: "Acme Widgets Ltd" }, paid(9_000_000, 3)),
      variant(3, { supplierId: "V1", name: "Acme refund" }, paid(-5_000, 1)),
    ]);
    expect(supplier?.identity).toMatchObject({ name: "Acme Widgets Ltd", city: "Leeds" });
  });
  test("a country that one spelling names wins over one that was assumed", () => {
    const [supplier] = groupVariants([
      variant(1, { supplierId: "V1", name: "Acme", country: "GBR", isCountryAssumed: true }, { lines: 9 }),
      variant(2, { supplierId: "V1", name: "Acme", country: "DEU" }),
    ]);
    expect(supplier?.identity).toMatchObject({ country: "DEU" });
    expect(supplier?.identity.isCountryAssumed).toBeUndefined();
  });
  test("an id that carries many unrelated names isn't an id", () => {
    const names = ["Ann Marsh", "Peter Kowal", "Jelena Ivic", "Tom Ferrar", "Lucy Odum"];
    expect(groups(names.map((name, at) => variant(at, { supplierId: "ONE-TIME", name })))).toHaveLength(5);
    const trusted = names.map((name, at) => variant(at, { supplierId: "ONE-TIME", name }));
    expect(groupVariants(trusted, [], unrelatedNamesLimits.trusted)).toHaveLength(1);
    const related = ["Acme", "Acme Widgets", "Acme North", "Acme (UK)", "Acme Ltd"];
    expect(groups(related.map((name, at) => variant(at, { supplierId: "V1", name })))).toHaveLength(1);
    expect(unrelated(["british payphones", "british global", "openreach"])).toBe(2);
  });
  test("one tax number and a name like it are one supplier, unless the ledger's ids say two", () => {
    const one = { taxId: "GB 123 4567 89", country: "GBR" };
    const named = [
      variant(1, { ...one, name: "Northgate Catering Supplies Ltd" }),
      variant(2, { ...one, name: "NORTHGATE CATERING SUPPLYS", taxId: "GB123456789" }),
    ];
    expect(groups(named)).toEqual([[1, 2]]);
    expect(groups([...named, variant(3, { ...one, name: "Jelena Ivic" })])).toEqual([[1, 2], [3]]);
    expect(groups([...named, variant(3, { ...one, name: "Northgate Catering Supplies", country: "FRA" })])).toEqual([
      [1, 2],
      [3],
    ]);
    const ids = [
      variant(4, { ...one, name: "Northgate Catering Supplies", supplierId: "V1" }),
      variant(5, { ...one, name: "Northgate Catering Supplies", supplierId: "V2" }),
    ];
    expect(groups(ids)).toEqual([[4], [5]]);
    // a spelling without an id goes to the first of them and brings the other one not along
    expect(groups([...ids, variant(6, { ...one, name: "Northgate Catering Suplies" })])).toEqual([[4, 6], [5]]);
  });
  test("what a user splits stays split, and a decision about a joined group means the one it is in", () => {
    const one = { taxId: "GB123456789", country: "GBR" };
    const variants = [
      variant(1, { ...one, name: "Northgate Catering Supplies" }),
      variant(2, { ...one, name: "Northgate Catering Supplys" }),
      variant(3, { name: "Other Payee", country: "GBR" }),
    ];
    const [joined, other] = groupVariants(variants);
    const key = joined?.supplierKey ?? "";
    expect(groups(variants, { kind: "split", supplierKey: key, variantIds: [2] })).toEqual([[1], [2], [3]]);
    const gone =
      groupVariants([variant(2, { name: "Northgate Catering Supplys", country: "GBR" })])[0]?.supplierKey ?? "";
    expect(groups(variants, { kind: "merge", into: gone, supplierKeys: [other?.supplierKey ?? ""] })).toEqual([
      [1, 2, 3],
    ]);
    expect(groups(variants, { kind: "apart", supplierKeys: [key, other?.supplierKey ?? ""] })).toEqual([[1, 2], [3]]);
  });
  test("redacted payees are one supplier of that name", () => {
    const found = groupVariants([
      variant(1, { name: "REDACTED", payeeClass: "Redacted" }),
      variant(2, { name: "Personal data", payeeClass: "Redacted", supplierId: "9" }),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.identity.name).toBe("Redacted");
  });
  test("the identity is the commonest spelling, gaps are filled, an address is never mixed", () => {
    const [supplier] = groupVariants([
      variant(1, { supplierId: "1", name: "ACME", city: "Leeds", phone: "1" }, { lines: 2 }),
      variant(2, { supplierId: "1", name: "Acme Ltd", taxId: "T1" }, { lines: 9 }),
      variant(3, { supplierId: "1", name: "Acme", addressLine1: "1 High St", postalCode: "BL1" }, { lines: 1 }),
    ]);
    expect(supplier?.identity).toMatchObject({
      name: "Acme Ltd",
      taxId: "T1",
      phone: "1",
      city: "Leeds",
      addressLine1: "",
      postalCode: "",
    });
  });
  test("keys are short, safe in an address, and do not depend on the other lines", () => {
    const alone = groupVariants([variant(1, { name: "Acme", country: "GBR" })])[0]?.supplierKey;
    const among = groupVariants([
      variant(7, { name: "Zeta", country: "GBR" }),
      variant(9, { name: "ACME LTD", country: "GBR" }),
    ])[1]?.supplierKey;
    expect(alone).toBe(among);
    expect(alone).toMatch(/^[0-9a-z]{14}$/);
  });
});

describe("decisions win", () => {
  const variants = [variant(1, { name: "Acme" }), variant(2, { name: "Acme Ltd" }), variant(3, { name: "Zeta" })];
  const [acme = "", zeta = ""] = groupVariants(variants).map((supplier) => supplier.supplierKey);
  test("a merge puts suppliers together under the chosen key", () => {
    const merged = groupVariants(variants, [{ kind: "merge", into: acme, supplierKeys: [zeta] }]);
    expect(merged.map(({ supplierKey, variantIds }) => ({ supplierKey, variantIds }))).toEqual([
      { supplierKey: acme, variantIds: [1, 2, 3] },
    ]);
  });
  test("a split takes spellings out, and can be merged again", () => {
    const split = { kind: "split", supplierKey: acme, variantIds: [2] } as const;
    const made = splitKey(acme, [2]);
    expect(
      groupVariants(variants, [{ ...split, variantIds: [2] }]).map((one) => [one.supplierKey, one.variantIds]),
    ).toEqual([
      [acme, [1]],
      [made, [2]],
      [zeta, [3]],
    ]);
    expect(
      groups(variants, { ...split, variantIds: [2] }, { kind: "merge", into: zeta, supplierKeys: [made] }),
    ).toEqual([[1], [2, 3]]);
  });
  test("a decision about what is not there changes nothing", () => {
    expect(
      groups(
        variants,
        { kind: "split", supplierKey: "gone", variantIds: [1] },
        { kind: "merge", into: acme, supplierKeys: ["gone"] },
      ),
    ).toEqual([[1, 2], [3]]);
  });
});

test("no line is lost or counted twice", () => {
  const identity = fc.record({
    supplierId: fc.constantFrom("", "1", "2", "0"),
    name: fc.constantFrom("Acme", "ACME LTD", "Zeta", "", "—", "Ann", "Bob", "Cleo", "Dora"),
    country: fc.constantFrom("", "GBR"),
  });
  const totals = fc.record({
    lines: fc.nat(9),
    statedSpendMinor: fc.integer({ min: -1e9, max: 1e9 }),
    firstDate: fc.option(fc.nat(20_000)),
    linesWithOrder: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(identity, totals), { maxLength: 40 }), (parts) => {
      const variants = parts.map(([who, sums], at) => variant(at, who, sums));
      const suppliers = groupVariants(variants);
      expect(suppliers.flatMap((supplier) => supplier.variantIds).toSorted((a, b) => a - b)).toEqual(
        variants.map((one) => one.variantId),
      );
      const [before, after] = [emptyTotals(), emptyTotals()];
      for (const one of variants) addTotals(before, one.totals);
      for (const one of suppliers) addTotals(after, one.totals);
      expect(after).toEqual(before);
      expect(new Set(suppliers.map((one) => one.supplierKey)).size).toBe(suppliers.length);
    }),
  );
});
