import { expect, test } from "vitest";
import { isPageOf, isTestEnvironment } from "./test-environment.ts";

test("only an environment named exactly local or test can be reset", () => {
  expect(["local", "test"].filter(isTestEnvironment)).toEqual(["local", "test"]);
  const others = [
    "",
    "Local",
    "LOCAL",
    "test ",
    " test",
    "tests",
    "testing",
    "localhost",
    "production",
    "live",
    "local,test",
  ];
  expect(others.filter(isTestEnvironment)).toEqual([]);
});

test("the reset has a page in such an environment alone, and every other page in all", () => {
  expect(["local", "test", "Local", "production"].map((name) => isPageOf("devResetAllJobs", name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isPageOf("devAnonymizeCsv", "production")).toBe(true);
});
