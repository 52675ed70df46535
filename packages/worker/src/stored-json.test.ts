import * as v from "valibot";
import { expect, test } from "vitest";
import { isDamage, parseStored, readRows, readStored, readStoredOr } from "./stored-json.ts";

const schema = v.object({
  name: v.string(),
  lines: v.optional(v.array(v.object({ amount: v.number() })), []),
  byName: v.optional(v.record(v.string(), v.number()), {}),
  level: v.optional(v.picklist(["High", "Low"]), "Low"),
});
const broken = (text: string): string => {
  try {
    readStored(schema, text, "campaign.recordJson");
  } catch (error) {
    return String(error);
  }
  throw new Error("The text was read.");
};

test("what an older release left out takes its default", () => {
  expect(readStored(schema, '{"name":"Acme"}', "campaign.recordJson")).toEqual({
    name: "Acme",
    lines: [],
    byName: {},
    level: "Low",
  });
});

test.each([
  ['{"name":7}', "Error: Cannot read campaign.recordJson: at name, expected string."],
  ['{"lines":[]}', 'Error: Cannot read campaign.recordJson: at name, expected "name".'],
  [
    '{"name":"Acme","lines":[{"amount":1},{"amount":"£300"}]}',
    "Error: Cannot read campaign.recordJson: at lines.1.amount, expected number.",
  ],
  ['{"name":"Acme","level":"secret"}', 'Error: Cannot read campaign.recordJson: at level, expected ("High" | "Low").'],
  ['"secret"', "Error: Cannot read campaign.recordJson: at the value itself, expected Object."],
  ['{"name":"secret', "Error: Cannot read campaign.recordJson: it is not JSON."],
])("the error names the place and the path: %s", (text, said) => {
  expect(broken(text)).toBe(said);
});

test("the error never quotes the data, the keys of a map included", () => {
  const said = broken('{"name":"Acme","byName":{"Beta & Sons":"£300"}}');
  expect(said).toBe("Error: Cannot read campaign.recordJson: at byName.*, expected number.");
});

test("a check without an expected value is named by its type", () => {
  const even = v.pipe(
    v.number(),
    v.check((value) => value % 2 === 0, "odd"),
  );
  expect(() => parseStored(even, 3, "a number")).toThrow('Cannot read a number: at the value itself, "check" failed.');
});

test("what can be replaced is replaced, whatever is wrong with it", () => {
  for (const text of ['{"name":7}', "{", "null"])
    expect(readStoredOr(schema, text, "campaign.recordJson", null)).toBeNull();
});

test("rows are read one by one: a damaged one is returned separately, and any other error is thrown", () => {
  const read = (text: string) => readStored(v.object({ at: v.number() }), text, "a row").at;
  expect(readRows(['{"at":1}', "{", "null", '{"at":2}'], read)).toEqual({ readable: [1, 2], damaged: ["{", "null"] });
  const fails = () => {
    throw new TypeError("a fault of the product");
  };
  expect(() => readRows([1], fails)).toThrow("a fault of the product");
});

test("damage is known by its text, of SQLite and of another object too", () => {
  expect(isDamage(new Error(broken("{")))).toBe(true);
  expect(isDamage(new Error("query", { cause: new Error("D1_ERROR: malformed JSON: SQLITE_ERROR") }))).toBe(true);
  expect(isDamage(new TypeError("Cannot read properties of undefined (reading 'at')"))).toBe(false);
});
