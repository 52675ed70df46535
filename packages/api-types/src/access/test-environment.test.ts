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

test("reset and anonymiser have a page in such an environment alone, and every other page in all", () => {
  for (const page of ["devResetAllJobs", "devDatabaseAnonymizer"] as const)
    expect(["local", "test", "Local", "production"].filter((name) => isPageOf(page, name))).toEqual(["local", "test"]);
  expect(isPageOf("devAnonymizeCsv", "production")).toBe(true);
});
