import { expect, test } from "vitest";
import { scoringRulesetV1 } from "../scoring/ruleset-v1.ts";
import { methodCosts, withCosts } from "./payment-mix.ts";

test("a payment costs what the ruleset says, at its rate of the job's currency and in whole hundredths", () => {
  expect(methodCosts(scoringRulesetV1, "USD")).toMatchObject({ Cheque: 3, BankTransfer: 0.4 });
  // 3.00 and 0.40 dollars at 0.783 pounds a dollar.
  expect(methodCosts(scoringRulesetV1, "GBP")).toMatchObject({ Cheque: 2.35, BankTransfer: 0.31 });
});

test("the mix costs the number of payments times the cost of one, and nothing where none is stated", () => {
  const paid = [
    { method: "Cheque", count: 12, valueMinor: 1_200_000 },
    { method: "Barter", count: 3, valueMinor: 500 },
  ];
  expect(withCosts(paid, { Cheque: 2.35 }, 2)).toEqual([
    { method: "Cheque", count: 12, valueMinor: 1_200_000, costPerPaymentMinor: 235, costMinor: 2_820 },
    { method: "Barter", count: 3, valueMinor: 500 },
  ]);
  // A currency without decimals.
  const [yen] = withCosts([{ method: "Cheque", count: 2, valueMinor: 900 }], { Cheque: 454.05 }, 0);
  expect([yen?.costPerPaymentMinor, yen?.costMinor]).toEqual([454.05, 908]);
});
