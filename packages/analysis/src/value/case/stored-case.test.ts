/** Cases of before a parameter was there. */
import { expect, test } from "vitest";
import { caseWith, inputsOf } from "./case.fixture.ts";
import { caseResult, caseValues, firstScenarios, type CaseInputs, type Scenario } from "./case-model.ts";
import { openedBody, openedInputs } from "./stored-case.ts";

const [, base] = firstScenarios as readonly [Scenario, Scenario, Scenario];

test("the supplier's day of instant pay becomes the buyer's, in the base and in every scenario", () => {
  const slow: Scenario = { id: "s", name: "Slow", level: "base", typed: { "instantPay.supplierDay": 12, growth: 0.1 } };
  const body = { ...caseWith({ "instantPay.supplierDay": 10 }), scenarios: [...firstScenarios, slow] };
  const opened = openedBody(body);
  expect(opened.typed).toEqual({ "instantPay.newPayDay": 10 });
  expect(opened.scenarios.at(-1)?.typed).toEqual({ "instantPay.newPayDay": 12, growth: 0.1 });
  expect(openedBody(caseWith({ "instantPay.supplierDay": 10, "instantPay.newPayDay": 20 })).typed).toEqual({
    "instantPay.newPayDay": 20,
  });
});

test("stored defaults without later parameters open, and give the same total", () => {
  const inputs = inputsOf("vcard", "scf");
  const without = (record: object) =>
    Object.fromEntries(
      Object.entries(record).filter(
        ([key]) => !/^(staff|count|flat|passThrough|processSaving|supplierLarge)/.test(key),
      ),
    );
  // What was saved by an earlier release is not what today's types say.
  const stored: CaseInputs = JSON.parse(
    JSON.stringify({
      ...inputs,
      cohorts: inputs.cohorts.map((cohort) => ({ ...cohort, defaults: without(cohort.defaults) })),
      plan: without(inputs.plan),
    }),
  );
  const opened = openedInputs(stored);
  expect(opened.plan.staffDays).toEqual({ value: 0, source: "product" });
  expect(opened.cohorts[0]?.defaults.supplierLargeFee).toEqual({ value: 0.0245, source: "product" });
  const total = (of: CaseInputs) => caseResult(of, caseValues(of, caseWith({ setUp: 1 }), base), 5).total;
  expect(total(opened)).toBe(total(inputs));
});
