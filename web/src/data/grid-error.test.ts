import { expect, test } from "vitest";
import { holders, signedIn } from "@paygauge/api-types/access/access";
import { ApiProblem } from "./api-problem.ts";
import { refusalOf } from "./grid-error.ts";

const problem = (code: string) => new ApiProblem({ status: 403, code, detail: "No." });
const rule = holders("SystemLogs_VIEW");

test("a missing permission is a state of its own; staff see which one it is", () => {
  expect(refusalOf(problem("PERMISSION_MISSING"), rule, true)).toEqual({ refused: { permission: "SystemLogs_VIEW" } });
  expect(refusalOf(problem("PERMISSION_MISSING"), rule, false)).toEqual({ refused: {} });
  expect(refusalOf(problem("PERMISSION_MISSING"), signedIn, true)).toEqual({ refused: {} });
});

test("every other refusal stays an error with another try", () => {
  expect(refusalOf(problem("AGREEMENT_REQUIRED"), rule, true)).toBeUndefined();
  expect(refusalOf(undefined, rule, true)).toBeUndefined();
});
