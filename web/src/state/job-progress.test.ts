import { expect, test } from "vitest";
import type { StepProgress } from "@paygauge/api-types/entities/jobs";
import { currentStep, laterStep, shareDone } from "./job-progress.ts";

function step(name: StepProgress["step"], state: StepProgress["state"], done = 0, total = 0): StepProgress {
  const rest = {
    commandId: null,
    unit: "bytes" as const,
    rows: null,
    rowsTotal: null,
    attempt: 1,
    message: null,
    startedOn: null,
  };
  return { step: name, state, done, total, ...rest, completedOn: null };
}

test("the step at work is the first that is not done", () => {
  const steps = [step("Inspect", "Completed"), step("Ingest", "InProgress", 5, 10), step("Match", null)];
  expect(currentStep({ steps })?.step).toBe("Ingest");
  expect(shareDone({ steps })).toBeCloseTo(0.5);
});

test("when all is done the last step is there, and the share is one", () => {
  const steps = [step("Inspect", "Completed"), step("Score", "Completed")];
  expect(currentStep({ steps })?.step).toBe("Score");
  expect(shareDone({ steps })).toBe(1);
});

test("a job without steps has done nothing", () => {
  expect(currentStep({ steps: [] })).toBeUndefined();
  expect(shareDone({ steps: [] })).toBe(0);
});

test("results that can be viewed are not called ready while a step still runs", () => {
  const done = step("Publishable", "Completed");
  for (const open of ["Pending", "InProgress", "Blocked"] as const)
    expect(laterStep({ state: "Ready", steps: [done, step("Alike", open)] })?.step, open).toBe("Alike");
  for (const ended of ["Completed", "Error", "Canceled", null] as const)
    expect(laterStep({ state: "Ready", steps: [done, step("Alike", ended)] }), String(ended)).toBeUndefined();
  expect(laterStep({ state: "Running", steps: [step("Publishable", "InProgress")] })).toBeUndefined();
});
