import { expect, test } from "vitest";
import type { CheckedAddress } from "@paygauge/api-types/entities/addresses";
import { addressRecord, addressToUse, canAccept, type DecidedAddress } from "./decided-address.ts";

const entered = " 14  canal rw, MI7 1EP";
const checked: CheckedAddress = {
  input: entered,
  parts: [{ name: "postcode", value: "M17 1EP", state: "replaced", written: "MI7 1EP" }],
  verdict: "confirm",
  score: 0.86,
  countryIso2: "GB",
  printed: ["14 Canal Row", "M17 1EP"],
  reasons: ["postcodeRead"],
  companies: null,
};
const address: DecidedAddress = { entered, checked, isEdited: false, decision: null };

test("an address with a corrected part is not accepted, one whose parts are as entered is", () => {
  expect(canAccept(address)).toBe(false);
  const plain = { ...checked, parts: checked.parts.map((part) => ({ ...part, state: "confirmed" as const })) };
  expect(canAccept({ ...address, checked: plain })).toBe(true);
  expect(canAccept({ ...address, checked: { ...plain, printed: [] } })).toBe(false);
});

test("what is used is the printed form, the entered bytes, or nothing before a decision", () => {
  expect(addressToUse(address)).toBe("");
  expect(addressToUse({ ...address, decision: "accepted" })).toBe("14 Canal Row, M17 1EP");
  expect(addressToUse({ ...address, decision: "asEntered" })).toBe(entered);
  const edited = { ...address, isEdited: true, checked: { ...checked, input: "14 Canal Row" } };
  expect(addressToUse({ ...edited, decision: "asEntered" })).toBe("14 Canal Row");
});

test("JSON has the entered bytes and the edited text", () => {
  expect(JSON.parse(JSON.stringify(addressRecord({ ...address, decision: "asEntered" })))).toMatchObject({
    entered,
    edited: null,
    use: entered,
    verdict: "confirm",
  });
});
