import { describe, expect, test } from "vitest";
import { cardsBelow, cardStep, columnBeside, drawnPlaces, placeAfter, windowOf, withMoving } from "./board-places.ts";
import type { BoardColumn } from "./board-type.ts";

const column = (key: string, cards: readonly string[], count = cards.length): BoardColumn<string> => ({
  key,
  label: key,
  count,
  cards,
  inView: 5,
});
const columns = [column("pending", ["a", "b", "c"]), column("active", []), column("success", ["d"], 40)];

describe("a long column", () => {
  test("draws what is in view and four cards around it, of ten thousand", () => {
    expect(windowOf(0, 5, 10_000)).toEqual({ first: 0, end: 10 });
    expect(windowOf(1_000 * cardStep, 5, 10_000)).toEqual({ first: 996, end: 1_010 });
    expect(windowOf(99 * cardStep, 5, 100)).toEqual({ first: 95, end: 100 });
  });

  test("keeps its window within the cards when they become fewer than where it was scrolled to", () => {
    expect(windowOf(50 * cardStep, 5, 3)).toEqual({ first: 0, end: 3 });
  });

  test("draws the card that Tab reaches as well, once, before or after the view", () => {
    expect(drawnPlaces({ first: 4, end: 7 }, 0)).toEqual([0, 4, 5, 6]);
    expect(drawnPlaces({ first: 4, end: 7 }, 399)).toEqual([4, 5, 6, 399]);
    expect(drawnPlaces({ first: 4, end: 7 }, 6)).toEqual([4, 5, 6]);
  });

  test("says how many are below the visible part", () => {
    expect(cardsBelow(0, 5, 18)).toBe(13);
    expect(cardsBelow(13 * cardStep, 5, 18)).toBe(0);
    expect(cardsBelow(0, 5, 3)).toBe(0);
  });
});

describe("keys", () => {
  test("go along a column, and to the nearest column that has cards", () => {
    expect(placeAfter(columns, { column: 0, at: 0 }, "ArrowDown")).toEqual({ column: 0, at: 1 });
    expect(placeAfter(columns, { column: 0, at: 2 }, "ArrowDown")).toBeNull();
    expect(placeAfter(columns, { column: 0, at: 0 }, "ArrowUp")).toBeNull();
    expect(placeAfter(columns, { column: 0, at: 2 }, "ArrowRight")).toEqual({ column: 2, at: 0 });
    expect(placeAfter(columns, { column: 0, at: 2 }, "ArrowLeft")).toBeNull();
    expect(placeAfter(columns, { column: 0, at: 0 }, "End")).toEqual({ column: 0, at: 2 });
  });

  test("move a card past columns where it may not go, and nowhere where none is left", () => {
    expect(columnBeside(columns, 0, "ArrowRight", ["success"])).toBe("success");
    expect(columnBeside(columns, 0, "ArrowRight", ["active", "success"])).toBe("active");
    expect(columnBeside(columns, 2, "ArrowRight", ["pending"])).toBeNull();
    expect(columnBeside(columns, 0, "Enter", ["active"])).toBeNull();
  });
});

test("a card on its way is shown once, first where it goes, and both counts include it", () => {
  const moving = new Map([["b", { card: "b", to: "success" }]]);
  const drawn = withMoving(columns, moving, (card) => card);
  expect(drawn.map(({ cards, count }) => [cards, count])).toEqual([
    [["a", "c"], 2],
    [[], 0],
    [["b", "d"], 41],
  ]);
  // The answer came before the promise ended: it is not counted twice.
  const after = [column("pending", ["a", "c"]), column("active", []), column("success", ["d", "b"], 41)];
  expect(withMoving(after, moving, (card) => card)[2]).toMatchObject({ cards: ["d", "b"], count: 41 });
});
