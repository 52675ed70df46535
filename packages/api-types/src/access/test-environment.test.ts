import { expect, test } from "vitest";
import { isTestEnvironment } from "./test-environment.ts";

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
