import { expect, test } from "vitest";
import { compareLists } from "./compare-lists.ts";

const size = 3;

/** A side that answers rows in pages of three. */
function listOf(rows: readonly object[], total = rows.length) {
  return {
    isRefused: false,
    fault: null,
    ask: (body: unknown) => {
      const { pageNumber } = body as { pageNumber: number };
      const collection = rows.slice((pageNumber - 1) * size, pageNumber * size);
      const hasNextPage = pageNumber * size < rows.length;
      return Promise.resolve({ collection, hasNextPage, currentPage: pageNumber, totalCount: total });
    },
  };
}
const never = () => false;
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row-${at}`, points: at }));

test("rows in another order are paired over pages, and a changed, a missing and a new one are found", async () => {
  const left = rows(10);
  const right = left
    .toReversed()
    .filter(({ id }) => id !== "row-4")
    .map((row) => (row.id === "row-7" ? { ...row, points: 70 } : row));
  const found = await compareLists(
    [listOf(left), listOf(left), listOf([...right, { id: "new", points: 1 }], 10)],
    "id",
    never,
  );
  expect(found.differences.map(({ pointer, kind }) => `${pointer} ${kind}`).toSorted()).toEqual([
    "/collection/new/id added",
    "/collection/new/points added",
    "/collection/row-4/id removed",
    "/collection/row-4/points removed",
    "/collection/row-7/points changed",
  ]);
  expect([found.total, found.fields, found.isWhole]).toEqual([5, 2 * 11 + 1, true]);
});

test("what the left side says otherwise the second time is not steady", async () => {
  const [left, again] = [rows(4), rows(4).map((row) => ({ ...row, points: row.points + 1 }))];
  const found = await compareLists([listOf(left), listOf(again), listOf(left)], "id", never);
  expect([found.total, found.notSteady]).toEqual([0, 4]);
});

test("a refusal is compared as the answer that it is", async () => {
  const refused = { isRefused: true, fault: null, ask: () => Promise.resolve({ status: 404, code: "NOT_FOUND" }) };
  const both = await compareLists([refused, refused, refused], "id", never);
  expect([both.total, both.fields]).toEqual([0, 2]);
  const one = await compareLists([listOf(rows(1)), listOf(rows(1)), refused], "id", never);
  expect(one.differences.map(({ pointer }) => pointer)).toContain("/status");
});

test("a list that is longer than can be read is marked as cut, and names no row as missing", async () => {
  const [long, short] = [rows(300), rows(300).toReversed()];
  const found = await compareLists([listOf(long), listOf(long), listOf(short)], "id", never);
  expect([found.isWhole, found.total]).toEqual([false, 0]);
});

test("no side is read further once one gives no answer", async () => {
  const read: unknown[] = [];
  const long = listOf(rows(300));
  const side = { ...long, ask: (body: unknown) => (read.push(body), long.ask(body)) };
  const silent = {
    isRefused: false,
    fault: null as string | null,
    ask: () => {
      silent.isRefused = true;
      silent.fault = "It does not answer.";
      return Promise.resolve(null);
    },
  };
  expect((await compareLists([side, side, silent], "id", never)).isWhole).toBe(false);
  expect(read).toHaveLength(2);
});
