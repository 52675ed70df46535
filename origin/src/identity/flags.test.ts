import { expect, test } from "vitest";
import { configuredFlags, flagSettings } from "./flags.ts";

test("the configuration fixes the flags it names, and tells names that no feature knows", () => {
  const setting =
    " FEATURE_FLAG_CHAT_B2B , FEATURE_FLAG_SUPPLIERS_ML_PREDICTION = off,FEATURE_FLAG_TYPO,FEATURE_FLAG_CHAT_B2B=maybe,";
  const configured = configuredFlags(setting);
  expect([...configured.fixed]).toEqual([
    ["FEATURE_FLAG_CHAT_B2B", true],
    ["FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", false],
  ]);
  expect(configured.unknown).toEqual(["FEATURE_FLAG_TYPO", "FEATURE_FLAG_CHAT_B2B=maybe"]);
});

test("DevOps decides the others; without a setting it decides all", () => {
  const stored = new Set(["FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT"]);
  const { flags } = flagSettings(configuredFlags("FEATURE_FLAG_SUPPLIERS_ML_PREDICTION=off"), stored);
  expect(flags).toEqual([
    { name: "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT", isEnabled: true, isFixed: false },
    { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled: false, isFixed: true },
    { name: "FEATURE_FLAG_CHAT_B2B", isEnabled: false, isFixed: false },
  ]);
  expect(flagSettings(configuredFlags(undefined), stored).flags.some(({ isFixed }) => isFixed)).toBe(false);
});
