import { expect, test } from "vitest";
import { ApiProblem, asProblem, problemOf } from "./api-problem.ts";

test("a part of the application that cannot be fetched reads as a system that cannot be reached", () => {
  const problem = asProblem(new TypeError("Failed to fetch dynamically imported module: http://x/assets/a-1.js"));
  expect(problem).toMatchObject({
    status: 0,
    code: "UNREACHABLE",
    message: "The service can’t be reached. Check your connection and try again.",
  });
  expect(problem.isPassing).toBe(true);
});

test("a problem stays itself, and anything else is told by its own words", () => {
  const problem = new ApiProblem({ status: 409, code: "LOCKED", detail: "Held." });
  expect(asProblem(problem)).toBe(problem);
  expect(asProblem(new RangeError("Too far."))).toMatchObject({ code: "UNEXPECTED", message: "Too far." });
});

test("an answer without a reason is a sentence with its status, before any catalogue has come", () => {
  expect(problemOf(502, "<html>")).toMatchObject({
    code: "HTTP_502",
    message:
      "The service returned 502 without a reason. Try again. If it keeps happening, report it with its correlation ID.",
  });
});
