import { expect, test } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { moveOf } from "./evidence-simulation.ts";

const none = Object.fromEntries(capabilities.map((each) => [`${each}Score`, "None"])) as Record<
  `${Capability}Score`,
  ScoreLevel
>;

/** A supplier at a level of the virtual card, with this much spend that cards can pay. */
const at = (vcardScore: ScoreLevel, cardableMinor = 100) => ({
  ...none,
  ordinal: 0,
  supplierKey: "s1",
  name: "S",
  spendMinor: 100,
  cardableMinor,
  cardableTransactions: null,
  transactions: 1,
  yearFactor: null,
  apvMinor: null,
  aivMinor: null,
  apovMinor: null,
  vcardScore,
});

test("a supplier moves up to a higher level and down to a lower one of the compared card method", () => {
  expect(moveOf(at("Low"), at("Medium"), "vcard")).toBe("up");
  expect(moveOf(at("None"), at("High"), "vcard")).toBe("up");
  expect(moveOf(at("High"), at("Medium"), "vcard")).toBe("down");
  expect(moveOf(at("Low"), at("None"), "vcard")).toBe("down");
  expect(moveOf(at("High"), at("High"), "vcard")).toBeNull();
  expect(moveOf(at("Low"), at("High"), "pcard"), "the level of another method").toBeNull();
  expect(moveOf(at("Low"), at("High"), null), "no card method is chosen").toBeNull();
});

test("a supplier that accepts cards now is cardable, one that no longer does moves down, whatever its level", () => {
  expect(moveOf(at("High", 0), at("Low", 1), "vcard")).toBe("cardable");
  expect(moveOf(at("Low", 1), at("High", 0), "vcard")).toBe("down");
});
