import { expect, test } from "vitest";
import { listCell } from "./list-cells.ts";

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
  listCell({ ...column, path: [...path], ...more }, row);

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

test("words stand for values, and for nothing where they name it", () => {
  const words = { false: "Closed", "": "Not asked" };
  expect(cellAt(["isOpen"], { words })).toBe("Closed");
  expect(cellAt(["none"], { words })).toBe("Not asked");
  expect(cellAt(["name"], { words })).toBe("Aldgate");
});

test("a path goes through every entry, or to the one that it names", () => {
  const words = { tester: "Tester", client: "Client" };
  expect(cellAt(["roles", "*", "*", "role"], { words })).toBe("Tester, Client, other");
  expect(cellAt(["steps", "step=Score", "state"])).toBe("Pending");
  expect(cellAt(["steps", "step=Group", "state"])).toBeNull();
});

test("minor units become a decimal, exact at any length", () => {
  expect(cellAt(["minor"], { digitsIn: "minorDigits" })).toEqual({ number: "-1234.05" });
  expect(listCell({ ...column, path: ["m"], digitsIn: "d" }, { m: "900719925474099312345", d: 3 })).toEqual({
    number: "900719925474099312.345",
  });
  expect(listCell({ ...column, path: ["m"], digitsIn: "d" }, { m: 7, d: 2 })).toEqual({ number: "0.07" });
  expect(listCell({ ...column, path: ["m"], digitsIn: "d" }, { m: "seven", d: 2 })).toBeNull();
});
