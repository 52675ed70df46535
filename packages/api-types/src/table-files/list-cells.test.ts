import { expect, test } from "vitest";
import { message } from "../catalogue/message.ts";
import { listCell } from "./list-cells.ts";

const translate: Parameters<typeof listCell>[2] = (shown) => (typeof shown === "string" ? shown : `<${shown.code}>`);
const column = { heading: "Any", look: "plain" } as const;
const row = {
  name: "Aldgate",
  count: 4283,
  isOpen: false,
  at: "2026-11-14",
  none: null,
  blank: "",
  minor: "-123405",
  minorDigits: 2,
  roles: { standard: [{ role: "tester" }], tabbedView: [{ role: "client" }, { role: "other" }] },
  steps: [
    { step: "Match", state: "Error" },
    { step: "Score", state: "Pending" },
  ],
};
const cellAt = (path: readonly string[], more: Partial<Parameters<typeof listCell>[0]> = {}) =>
  listCell({ ...column, path: [...path], ...more }, row, translate);

test("a value is what it is: text, number, truth, or nothing", () => {
  expect(cellAt(["name"])).toBe("Aldgate");
  expect(cellAt(["count"])).toEqual({ number: "4283" });
  expect(cellAt(["isOpen"])).toBe(false);
  expect([cellAt(["none"]), cellAt(["blank"]), cellAt(["absent"]), cellAt(["toString"])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("a message of the product is written in the reader's language", () => {
  expect(listCell({ ...column, path: ["m"] }, { m: message("fileNotReady") }, translate)).toBe("<fileNotReady>");
  expect(listCell({ ...column, path: ["m"] }, { m: "a provider's words" }, translate)).toBe("a provider's words");
});

test("words stand for values, and for nothing where they name it", () => {
  const words = { false: "Closed", "": "Not asked" };
  expect(cellAt(["isOpen"], { words })).toBe("Closed");
  expect(cellAt(["none"], { words })).toBe("Not asked");
  expect(cellAt(["name"], { words })).toBe("Aldgate");
});

test("a day of the row is in the words, as the locale writes it", () => {
  const words = { Aldgate: "Published {day}, {day}" };
  expect(cellAt(["name"], { words, dayIn: "at" })).toBe("Published 14 Nov 2026, 14 Nov 2026");
  expect(cellAt(["name"], { words, dayIn: "none" })).toBe("Published , ");
  const told = { ...column, path: ["name"], words, dayIn: "at" };
  expect(listCell(told, row, translate, "de-DE")).toBe("Published 14. Nov. 2026, 14. Nov. 2026");
});

test("a path goes through every entry, or to the one that it names", () => {
  const words = { tester: "Tester", client: "Client" };
  expect(cellAt(["roles", "*", "*", "role"], { words })).toBe("Tester, Client, other");
  expect(cellAt(["steps", "step=Score", "state"])).toBe("Pending");
  expect(cellAt(["steps", "step=Group", "state"])).toBeNull();
});

test("minor units become a decimal, exact at any length", () => {
  expect(cellAt(["minor"], { digitsIn: "minorDigits" })).toEqual({ number: "-1234.05" });
  expect(listCell({ ...column, path: ["m"], digitsIn: "d" }, { m: "900719925474099312345", d: 3 }, translate)).toEqual({
    number: "900719925474099312.345",
  });
  expect(listCell({ ...column, path: ["m"], digitsIn: "d" }, { m: 7, d: 2 }, translate)).toEqual({ number: "0.07" });
  expect(listCell({ ...column, path: ["m"], digitsIn: "d" }, { m: "seven", d: 2 }, translate)).toBeNull();
});

test("a sentence has values of the row at its places, and none of what they say is a place itself", () => {
  const line = { action: "rename", who: "Rosa {what}", what: null };
  const words = { rename: "{who} renamed the job {what}", other: "{who} did {else}" };
  const told = { ...column, path: ["action"], words, places: { who: "who", what: "what" } };
  expect(listCell(told, line, translate)).toBe("Rosa {what} renamed the job");
  expect(listCell(told, { ...line, what: "Calder" }, translate)).toBe("Rosa {what} renamed the job Calder");
  expect(listCell(told, { ...line, action: "other" }, translate)).toBe("Rosa {what} did {else}");
  expect(listCell(told, { ...line, action: "unknown" }, translate)).toBe("unknown");
});
