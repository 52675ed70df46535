import { describe, expect, it } from "vitest";
import { companyKey, hasWords, postcodeOf, questionWords, wordsQuery } from "./company-words.ts";

it.each([
  ["Pemberton & Row Ltd.", "pemberton and row"],
  ["PEMBERTON ROW PUBLIC LIMITED COMPANY", "pemberton row public limited company"],
  ["Limited", "limited"],
  ["A+B Plc", "a and b"],
])("the key of %s is %s", (name, key) => {
  expect(companyKey(name)).toBe(key);
});

describe("a question", () => {
  const common = new Set(["services", "london"]);
  const query = (text: string) => wordsQuery(questionWords(text), common);
  it("asks the index for words that are not common, the last one as a beginning", () => {
    expect(query("London Pemberton Serv")).toBe('"pemberton" AND "serv"*');
    expect(query("pemberton services")).toBe('"pemberton"');
    expect(query("ab")).toBe('"ab"');
  });
  it("asks for common words where it has no others", () => {
    expect(query("London Services")).toBe('"london" AND "services"*');
  });
  it("fits names that have all of its words", () => {
    expect(hasWords("pemberton row services", ["services", "pemb"])).toBe(true);
    expect(hasWords("pemberton row", ["services", "pemb"])).toBe(false);
    // A beginning is the last word alone.
    expect(hasWords("pemberton row services", ["pemb", "row"])).toBe(false);
  });
});

it.each([
  ["m17 1ep", "M171EP"],
  ["SW1A1AA", "SW1A1AA"],
  ["Manchester", null],
  ["12345", null],
])("%s is the postcode %s", (text, postcode) => {
  expect(postcodeOf(text)).toBe(postcode);
});
