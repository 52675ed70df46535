import { expect, test } from "vitest";
import { changeQuery, defaultGridQuery, nextSort, thenSort } from "./grid-query.ts";

test("a header turns ascending, descending, none", () => {
  const up = nextSort(defaultGridQuery, "spend", false);
  const down = nextSort(up, "spend", false);
  expect([up.orderBy?.direction, down.orderBy?.direction]).toEqual(["asc", "desc"]);
  expect(nextSort(down, "spend", false).orderBy).toBeUndefined();
});

test("with Shift a second key joins, and never a third", () => {
  const two = nextSort(nextSort(defaultGridQuery, "spend", false), "name", true);
  expect([two.orderBy?.property, two.secondaryOrderBy?.property]).toEqual(["spend", "name"]);
  const other = nextSort(two, "country", true);
  expect([other.orderBy?.property, other.secondaryOrderBy?.property]).toEqual(["spend", "country"]);
  expect(nextSort(two, "country", false).secondaryOrderBy).toBeUndefined();
});

test("when the first key goes, the second one moves up", () => {
  const query = {
    ...defaultGridQuery,
    orderBy: { property: "spend", direction: "desc" as const },
    secondaryOrderBy: { property: "name", direction: "asc" as const },
  };
  const next = nextSort(query, "spend", true);
  expect([next.orderBy?.property, next.secondaryOrderBy]).toEqual(["name", undefined]);
});

test("a second key is chosen with its direction, without any key held down", () => {
  const first = nextSort({ ...defaultGridQuery, page: 3 }, "spend", false);
  const two = thenSort(first, "name", "desc");
  expect([two.orderBy, two.secondaryOrderBy, two.page]).toEqual([
    { property: "spend", direction: "asc" },
    { property: "name", direction: "desc" },
    1,
  ]);
  expect(thenSort(two, "country", "asc").secondaryOrderBy).toEqual({ property: "country", direction: "asc" });
  // Without a first key, and on its own column, it is the first.
  expect(thenSort(defaultGridQuery, "name", "desc").orderBy).toEqual({ property: "name", direction: "desc" });
  const same = thenSort(two, "spend", "desc");
  expect([same.orderBy?.direction, same.secondaryOrderBy]).toEqual(["desc", two.secondaryOrderBy]);
});

test("a change of the rows leads to the first page, a change of the look does not", () => {
  const third = { ...defaultGridQuery, page: 3 };
  expect(changeQuery(third, { search: "ltd" }).page).toBe(1);
  expect(changeQuery(third, { density: "compact" }).page).toBe(3);
  expect(changeQuery(third, { page: 4 }).page).toBe(4);
});
