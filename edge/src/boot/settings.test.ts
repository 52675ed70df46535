import { expect, test } from "vitest";
import { limits } from "@paygauge/api-types/limits";
import { settingsOf } from "./settings.ts";

const usual = {
  releaseNotice: { from: "2025-10-22", to: "2025-11-02" },
  appVersionCheckMs: limits.appVersionCheckMs,
};

test("what a deployment sets reaches its pages", () => {
  const set = { RELEASE_NOTICE_FROM: "2027-01-04", RELEASE_NOTICE_TO: "2027-01-08", APP_VERSION_CHECK_SECONDS: "300" };
  expect(settingsOf(set)).toEqual({
    releaseNotice: { from: "2027-01-04", to: "2027-01-08" },
    appVersionCheckMs: 300_000,
  });
});

test.each([
  {},
  { RELEASE_NOTICE_FROM: "", RELEASE_NOTICE_TO: "soon", APP_VERSION_CHECK_SECONDS: "" },
  { RELEASE_NOTICE_FROM: "2025-13-01", APP_VERSION_CHECK_SECONDS: "1" },
])("what is not set, or isn't a value, is the specification's: %j", (set) => {
  expect(settingsOf(set)).toEqual(usual);
});
