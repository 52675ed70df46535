import { expect, it } from "vitest";
import { RetryBudget } from "./retry-budget.ts";

it("gives three second tries, or a fifth of the requests in ten seconds", () => {
  const clock = { at: 0 };
  const budget = new RetryBudget(() => clock.at);
  const granted = (asked: number) => {
    let count = 0;
    for (let at = 0; at < asked; at += 1) {
      budget.asked();
      if (budget.mayRepeat()) count += 1;
    }
    return count;
  };
  expect(granted(10)).toBe(3);
  clock.at = 10_999;
  expect(granted(100)).toBe(20);
});
