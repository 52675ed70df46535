import { expect, test } from "vitest";
import { pageRows } from "./list-pages.ts";
import { rowsOfPages } from "./list-rows.ts";

const size = pageRows;
const listed = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ({ id: `r${from + at}` }));
const pageOf = (rows: readonly { id: string }[], pageNumber: number) => ({
  collection: rows.slice((pageNumber - 1) * size, pageNumber * size),
  totalCount: rows.length,
});

async function keysOf(
  ask: Parameters<typeof rowsOfPages>[0],
  keys?: { kind: "only" | "except"; keys: string[] },
): Promise<{ keys: string[]; told: Parameters<typeof rowsOfPages>[2] }> {
  const told = { looked: 0, total: 0, rows: 0 };
  const found: string[] = [];
  for await (const rows of rowsOfPages(ask, { keyIn: "id", ...(keys && { keys }) }, told))
    found.push(...rows.map((row) => String(row["id"])));
  return { keys: found, told };
}

test("every page is read in order, and told", async () => {
  const rows = listed(2 * size + 3);
  const { keys, told } = await keysOf(async (page) => pageOf(rows, page));
  expect(keys).toEqual(rows.map(({ id }) => id));
  expect(told).toEqual({ looked: rows.length, total: rows.length, rows: rows.length });
});

test("a row that comes while the list is read doubles none", async () => {
  const rows = listed(2 * size);
  const { keys } = await keysOf(async (page) => pageOf(page === 1 ? rows : [{ id: "new" }, ...rows], page));
  expect(keys).toEqual(rows.map(({ id }) => id));
});

test("rows that vanish end it", async () => {
  const rows = listed(2 * size);
  const { keys } = await keysOf(async (page) =>
    page === 1 ? pageOf(rows, 1) : { collection: [], totalCount: 5 * size },
  );
  expect(keys).toHaveLength(size);
});

test("rows are taken by their keys, or all but those", async () => {
  const rows = listed(size + 5);
  const ask = async (page: number) => pageOf(rows, page);
  const named = ["r0", `r${size + 1}`];
  expect((await keysOf(ask, { kind: "only", keys: named })).keys).toEqual(named);
  const { keys, told } = await keysOf(ask, { kind: "except", keys: named });
  expect(keys).toHaveLength(size + 3);
  expect(told).toEqual({ looked: size + 5, total: size + 5, rows: size + 3 });
});
