import { expect, test } from "vitest";
import { moveKey, shownKeys, toggleKey } from "./column-order.ts";
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

test("an address chooses and orders, but the first column stays and strangers are dropped", () => {
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
