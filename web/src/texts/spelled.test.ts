import { expect, test } from "vitest";
import { compiledMessage } from "../../compiled-texts.ts";
import { spelledTexts } from "./spelled.ts";
import { summaryTexts } from "./en/summary.ts";

test("US brands say check, in plain and in compiled messages, and keep keys and arguments", () => {
  const texts = { Cheque: "Cheque", of: { cheques: "{money} by cheque, {count} cheques", paid: "Chequered" } };
  expect(spelledTexts(texts)).toEqual({
    Cheque: "Check",
    of: { cheques: "{money} by check, {count} checks", paid: "Chequered" },
  });
  const message = summaryTexts.headline.cheque;
  expect(message).toContain("cheque");
  expect(spelledTexts(compiledMessage(message))).toEqual(compiledMessage(message.replace("cheque", "check")));
});
