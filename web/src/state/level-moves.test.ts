import { expect, test } from "vitest";
import type { LevelMove } from "@paygauge/api-types/entities/comparison";
import { movedOf } from "./level-moves.ts";

const move = (capability: LevelMove["capability"], before: LevelMove["before"], after: LevelMove["after"]) => ({
  capability,
  before,
  after,
  suppliers: 3,
  spendMinor: 100,
});

test("moves are counted upwards and downwards by capability, and what stayed is left out", () => {
  const moves = [
    move("stp", "Low", "High"),
    move("stp", "None", "Medium"),
    move("stp", "High", "None"),
    move("vcard", "High", "High"),
    move("boost", "Medium", "Low"),
  ];
  expect(movedOf(moves)).toEqual([
    { capability: "stp", up: 6, down: 3 },
    { capability: "boost", up: 0, down: 3 },
  ]);
});
