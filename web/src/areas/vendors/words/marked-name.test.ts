import { expect, test } from "vitest";
import { piecesOf } from "./marked-name.tsx";

const marked = (name: string, search: string) =>
  piecesOf(name, search)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test("words that a search found are marked, in any order and with one slip", () => {
  expect(marked("Pemberton & Hale Chemicals", "chemicals pembertn")).toBe("[Pemberton] & Hale [Chemicals]");
  expect(marked("Pemberton (Leeds) Ltd", "pemb")).toBe("[Pemberton] (Leeds) Ltd");
});

test("accents and case don’t matter, and short words allow no slip", () => {
  expect(marked("Café Müller", "muller cafe")).toBe("[Café] [Müller]");
  expect(marked("Penn Ltd", "pen")).toBe("[Penn] Ltd");
  expect(marked("Pan Ltd", "pen")).toBe("Pan Ltd");
});
