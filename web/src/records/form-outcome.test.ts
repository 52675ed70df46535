import { expect, test } from "vitest";
import { ApiProblem } from "../data/api-problem.ts";
import { outcomeOf } from "./form-outcome.ts";

const refused = (errors?: Record<string, string>) =>
  ({
    ok: false,
    problem: new ApiProblem({ status: 422, code: "INVALID", detail: "A sentence.", ...(errors ? { errors } : {}) }),
  }) as const;

test("messages are at their fields; what belongs to none is one sentence", () => {
  expect(outcomeOf(refused({ name: "Give a name." }), ["name"])).toEqual({
    ok: false,
    errors: { name: "Give a name." },
  });
  expect(outcomeOf(refused({ version: "Old." }), ["name"])).toEqual({ ok: false, message: "A sentence." });
  expect(outcomeOf(refused(), ["name"])).toEqual({ ok: false, message: "A sentence." });
  expect(outcomeOf({ ok: true, answer: {} }, [])).toEqual({ ok: true });
  expect(outcomeOf(null, [])).toEqual({ ok: false });
});
