import { expect, test } from "vitest";
import {
  heldNothing,
  pageInPlace,
  pagesAround,
  pagesKept,
  rowsInPlace,
  withPages,
  type HeldPages,
} from "./continuous-pages.ts";

const page = (number: number, totalCount: number, rows = 100) => ({
  page: number,
  data: `answer ${number}`,
  answer: { collection: Array.from({ length: rows }, (_, at) => `${number}:${at}`), totalCount },
});

test("the page in view is asked for first, and its neighbours once they are known to be there", () => {
  expect(pagesAround(1, undefined)).toEqual([1]);
  expect(pagesAround(1, 50)).toEqual([1]);
  expect(pagesAround(1, 101)).toEqual([1, 2]);
  expect(pagesAround(7, 1200)).toEqual([6, 7, 8]);
  expect(pagesAround(99, 1200)).toEqual([11, 12]);
});

test("rows are at their places, and the others are open", () => {
  const held = withPages<string, string>(heldNothing, "a", [page(3, 250, 50)]);
  const rows = rowsInPlace(held);
  expect(rows).toHaveLength(250);
  expect([rows[0], rows[199], rows[200], rows[249]]).toEqual([undefined, undefined, "3:0", "3:49"]);
});

test("a page of another size is at its place until then", () => {
  const rows = pageInPlace({ collection: ["a", "b"], currentPage: 3, pageSize: 25, totalCount: 60 });
  expect([rows.length, rows[49], rows[50], rows[51], rows[52]]).toEqual([60, undefined, "a", "b", undefined]);
});

test("what is loaded stays, nothing new is the same object, and another key begins again", () => {
  const first = page(1, 300);
  const one = withPages<string, string>(heldNothing, "a", [first]);
  expect(withPages(one, "a", [first])).toBe(one);
  expect(withPages(one, "b", [])).toBe(one);
  const two = withPages(one, "a", [first, page(2, 299)]);
  expect([...two.pages.keys()]).toEqual([1, 2]);
  expect([two.matching, two.answer]).toEqual([299, "answer 2"]);
  expect([...withPages(two, "b", [page(2, 180)]).pages.keys()]).toEqual([2]);
});

test("pages far from the view are released", () => {
  let held: HeldPages<string, string> = heldNothing;
  for (let number = 1; number <= pagesKept + 2; number += 1) held = withPages(held, "a", [page(number, 100_000, 1)]);
  expect(held.pages.size).toBe(pagesKept);
  expect([held.pages.has(1), held.pages.has(2), held.pages.has(3)]).toEqual([false, false, true]);
});
