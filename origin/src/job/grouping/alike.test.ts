import { atOnce } from "@paygauge/api-types/turns/turns";
import type { MatchLevels } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PayeeIdentity } from "../facts.ts";
import { confidenceRulesetV1 as ruleset } from "../matching/ruleset-v1.ts";
import { identityOf } from "../measures/identity.fixture.ts";
import { AlikeFinder, type AlikePair, joinAlike, likenessOf } from "./alike.ts";
import { alikeGroups } from "./alike-groups.ts";

const missing: MatchLevels = {
  name: "near",
  street: "missing",
  postcode: "missing",
  city: "missing",
  phone: "missing",
  taxId: "missing",
};

test.each<[string, number, Partial<MatchLevels>, string | null]>([
  ["equal tax number and a name like it", -3, { taxId: "equal", name: "weak" }, "Same"],
  ["equal tax number, another name", 3, { taxId: "equal", name: "none" }, "Likely"],
  ["as much as a Medium match", 4.3, { phone: "none" }, "Likely"],
  ["another street of the town", 6, { street: "none", city: "exact", postcode: "firstThree" }, null],
  ["less, and a field agrees", 1, { city: "exact" }, "Likely"],
  ["less, and a field differs", 4.2, { city: "exact", postcode: "none" }, null],
  ["the name alone", 0.2, {}, "Possible"],
  ["too little", -0.1, {}, null],
])("%s", (_, bits, levels, likeness) => {
  expect(likenessOf(bits, { ...missing, ...levels }, ruleset)).toBe(likeness);
});

function found(...payees: Partial<PayeeIdentity>[]): { identities: PayeeIdentity[]; pairs: AlikePair[] } {
  const identities = payees.map((payee) => identityOf(payee));
  return { identities, pairs: atOnce(AlikeFinder.over(identities, ruleset)).next(payees.length) };
}
const fillers = Array.from({ length: 400 }, (_, at) => ({ name: `Payee${at}x Works` }));

describe("payees that look like one", () => {
  test("are found by name and place, whatever the spelling; branches and redacted payees are not", () => {
    const { identities, pairs } = found(
      { name: "Turning Point Services Ltd", city: "Bolton", postalCode: "BL1 1AA" },
      { name: "TURNING PIONT SERVICE", city: "Bolton", postalCode: "BL11AA" },
      { name: "Turning Point Services", city: "Leeds", postalCode: "LS9 9ZZ", addressLine1: "9 High St" },
      { name: "Redacted", payeeClass: "Redacted", city: "Bolton", postalCode: "BL1 1AA" },
      ...fillers,
    );
    expect(atOnce(alikeGroups(identities, pairs))).toEqual([
      { members: [0, 1], likeness: "Likely", agrees: ["postcode", "city"] },
    ]);
  });
  test("names alone are possible, no more", () => {
    const { identities, pairs } = found(
      { name: "Zephyrine Cartography" },
      { name: "Zephyrine Cartograhpy" },
      ...fillers,
    );
    expect(atOnce(alikeGroups(identities, pairs))).toEqual([{ members: [0, 1], likeness: "Possible", agrees: [] }]);
  });
  test("at one door without a postcode, a name is found that is too misspelt to be looked up by its words", () => {
    const { identities, pairs } = found(
      { name: "Zanthorpe Ltd", addressLine1: "101 Station Court", city: "Hartton" },
      { name: "Xanthrop", addressLine1: "101 STATION COURT", city: "Hartton" },
      { name: "Quarrymoor", addressLine1: "101 Station Court", city: "Hartton" },
      ...fillers,
    );
    expect(atOnce(alikeGroups(identities, pairs))).toEqual([
      { members: [0, 1], likeness: "Likely", agrees: ["street", "city"] },
    ]);
  });
  test("taking some at a time finds the same", () => {
    const identities = [{ name: "Acme Widgets", city: "York" }, { name: "Acme Wigdets", city: "York" }, ...fillers].map(
      (payee) => identityOf(payee),
    );
    const finder = atOnce(AlikeFinder.over(identities, ruleset));
    const pairs: AlikePair[] = [];
    while (finder.done < identities.length) pairs.push(...finder.next(3));
    expect(pairs).toEqual(atOnce(AlikeFinder.over(identities, ruleset)).next(identities.length));
    expect(pairs.length).toBeGreaterThan(0);
  });
});

test("two tax numbers never come under one roof, and every group is what pairs made", () => {
  const pair = fc.record({ a: fc.nat(11), b: fc.nat(11), bits: fc.double({ min: 1, max: 30, noNaN: true }) });
  const taxIds = fc.array(fc.constantFrom("", "", "DE111111", "DE222222"), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(taxIds, fc.array(pair, { maxLength: 30 }), (numbers, pairs) => {
      const identities = numbers.map((taxId) => identityOf({ name: "x", taxId: taxId && `${taxId}9` }));
      const full = pairs.map((each): AlikePair => ({ ...each, levels: missing, likeness: "Likely" }));
      for (const members of atOnce(joinAlike(identities, full)).groups()) {
        expect(new Set(members.map((at) => numbers[at]).filter(Boolean)).size).toBeLessThan(2);
        const inside = new Set(members);
        const linked = full.filter(({ a, b }) => a !== b && inside.has(a) && inside.has(b));
        expect(linked.length).toBeGreaterThanOrEqual(members.length - 1);
      }
    }),
  );
});
