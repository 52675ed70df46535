import { expect, test } from "vitest";
import { moveBefore, moveKey, pinColumn, shownKeys, toggleColumn, toggleKey, unpinColumn } from "./column-order.ts";
import type { GridColumn } from "./grid-column.ts";

const column = (key: string, hidden = false): GridColumn<string> => ({
  key,
  title: key,
  type: "text",
  width: 80,
  value: (row) => row,
  hidden,
});
const columns = [column("name"), column("country"), column("spend"), column("owner", true)];

test("the grid's own choice leaves hidden columns out", () => {
  expect(shownKeys(columns, undefined)).toEqual(["name", "country", "spend"]);
});

test("an address chooses and orders, but the first column stays and unknown columns are dropped", () => {
  expect(shownKeys(columns, ["owner", "gone", "spend", "owner"])).toEqual(["name", "owner", "spend"]);
  expect(shownKeys(columns, ["gone"])).toEqual(["name", "country", "spend"]);
  expect(shownKeys(columns, ["name"])).toEqual(["name"]);
});

test("columns move within their bounds", () => {
  const shown = ["name", "country", "spend"];
  expect(moveKey(shown, "spend", -1)).toEqual(["name", "spend", "country"]);
  expect(moveKey(shown, "country", -1)).toEqual(shown);
  expect(moveKey(shown, "spend", 1)).toEqual(shown);
  expect(toggleKey(toggleKey(shown, "spend"), "owner")).toEqual(["name", "country", "owner"]);
});

test("a column that only filters is never shown, whatever an address says", () => {
  const filterOnly = { ...column("method"), filterOnly: true };
  expect(shownKeys([filterOnly, ...columns], ["method", "spend"])).toEqual(["name", "spend"]);
});

test("a column is dropped before another or at the end, never before the first", () => {
  const shown = ["name", "country", "spend", "match"];
  expect(moveBefore(shown, "match", "country")).toEqual(["name", "match", "country", "spend"]);
  expect(moveBefore(shown, "country", undefined)).toEqual(["name", "spend", "match", "country"]);
  expect(moveBefore(shown, "match", "name")).toEqual(shown);
  expect(moveBefore(shown, "name", "match")).toEqual(shown);
  expect(moveBefore(shown, "spend", "gone")).toEqual(shown);
});

test("at most three columns are pinned, and the first one stays so", () => {
  const start = { shown: ["name", "country", "spend", "match"], pins: 1 } as const;
  const two = pinColumn(start, "match");
  expect(two).toEqual({ shown: ["name", "match", "country", "spend"], pins: 2 });
  const three = pinColumn(two, "spend");
  expect(three.shown).toEqual(["name", "match", "spend", "country"]);
  expect(pinColumn(three, "country")).toEqual(three);
  expect(unpinColumn(three, "match")).toEqual({ shown: ["name", "spend", "match", "country"], pins: 2 });
  expect(unpinColumn(three, "name")).toEqual(three);
  expect(unpinColumn(three, "country")).toEqual(three);
});

test("a pinned column that is hidden leaves no other one pinned in its place", () => {
  const pinned = { shown: ["name", "match", "spend", "country"], pins: 3 } as const;
  expect(toggleColumn(pinned, "match")).toEqual({ shown: ["name", "spend", "country"], pins: 2 });
  expect(toggleColumn(pinned, "country")).toEqual({ shown: ["name", "match", "spend"], pins: 3 });
  expect(toggleColumn(pinned, "owner")).toEqual({ shown: ["name", "match", "spend", "country", "owner"], pins: 3 });
});
