import { expect, test } from "vitest";
import { codeWords, factText, isReasonCode, kindOf, ladderOf } from "./reason-words.ts";
import { reasonsTexts } from "../../../texts/en/reasons.ts";

const reason = (code: string, points: number) => ({ code, points, params: {} });

test("a step of a ladder tells its group, its side and its threshold", () => {
  expect(ladderOf("spendAtLeast250000")).toEqual({ group: "spend", side: "atLeast", threshold: 250_000 });
  expect(ladderOf("ticketAtMost1000")).toEqual({ group: "ticket", side: "atMost", threshold: 1000 });
  expect(ladderOf("invoiceValueAtLeast5000")).toEqual({ group: "invoiceValue", side: "atLeast", threshold: 5000 });
  for (const code of ["StpCapable", "moonAtLeast3", "toStringAtLeast1", "spendAtLeast"]) {
    expect(ladderOf(code)).toBeUndefined();
  }
});

test("only codes of the catalogue have a sentence of their own", () => {
  expect(isReasonCode("VcAccepting")).toBe(true);
  expect(isReasonCode("toString")).toBe(false);
});

test("a code without a sentence is put in words", () => {
  expect(codeWords("SpendUnder100k")).toBe("Spend under 100k");
  expect(codeWords("LargeFleetOperator")).toBe("Large fleet operator");
});

test("a gate stands alone at None; a line without points beside others is a cap", () => {
  const gate = reason("NoSpend", 0);
  const cap = reason("NoCard", 0);
  const points = reason("Card", 30);
  expect(kindOf(gate, "None", [gate])).toBe("gate");
  expect(kindOf(cap, "Low", [points, cap])).toBe("cap");
  expect(kindOf(reason("LargeTicketWithoutLevel3", -10), "Low", [points])).toBe("points");
});

test("facts are grouped digits, with a decimal below a thousand, blank where unknown", () => {
  const formats = { count: (value: number) => value.toLocaleString("en-GB") };
  expect(factText(12_345.678, formats)).toBe("12,346");
  expect(factText(45.25, formats)).toBe("45.3");
  expect(factText(null, formats)).toBe("");
  expect(factText("core", formats)).toBe("core");
});

test("a ladder's groups have a sentence for both sides", () => {
  expect(Object.keys(reasonsTexts.atLeast)).toEqual(Object.keys(reasonsTexts.atMost));
});
