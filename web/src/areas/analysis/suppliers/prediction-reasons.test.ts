import { expect, test } from "vitest";
import { reasonsOf } from "./prediction-reasons.ts";

test("reasons keep their order and their sides, and unknown ones are left out", () => {
  expect(reasonsOf({ predictionReasons: "+industry,-terms,+moonPhase" })).toEqual([
    { isFor: true, feature: "industry" },
    { isFor: false, feature: "terms" },
  ]);
  expect(reasonsOf({ predictionReasons: "" })).toEqual([]);
  expect(reasonsOf({})).toEqual([]);
});
