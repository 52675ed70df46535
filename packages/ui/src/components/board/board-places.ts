import type { BoardColumn } from "./board-type.ts";

/** Height of one card with the gap below it, in CSS pixels: the same for all, so that long columns are cheap. */
export const cardStep = 88;

/** Cards drawn above and below what is in view. */
const beyond = 4;

interface CardWindow {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** The cards to draw in a column scrolled by `top` pixels, of which `inView` cards are seen at once. */
export function windowOf(top: number, inView: number, count: number): CardWindow {
  const at = Math.max(0, Math.floor(top / cardStep));
  return { first: Math.max(0, Math.min(at, count) - beyond), end: Math.min(count, at + inView + beyond + 1) };
}

/** Places of the cards to draw: those near the view, and the one that Tab reaches, wherever the column is scrolled to. */
export function drawnPlaces({ first, end }: CardWindow, kept: number): number[] {
  const near = Array.from({ length: end - first }, (_each, index) => first + index);
  if (kept < first) return [kept, ...near];
  return kept >= end ? [...near, kept] : near;
}

/** How many cards are below the ones in view, of all that the column has. */
export const cardsBelow = (top: number, inView: number, count: number): number =>
  Math.max(0, count - inView - Math.round(top / cardStep));

type Columns = readonly Pick<BoardColumn<unknown>, "key" | "cards">[];

interface CardPlace {
  readonly column: number;
  readonly at: number;
}

/** Where an arrow key leads from a card: along its column, or to the nearest column that has cards. */
export function placeAfter(columns: Columns, from: CardPlace, key: string): CardPlace | null {
  const cards = columns[from.column]?.cards.length ?? 0;
  if (key === "ArrowUp") return from.at === 0 ? null : { ...from, at: from.at - 1 };
  if (key === "ArrowDown") return from.at >= cards - 1 ? null : { ...from, at: from.at + 1 };
  if (key === "Home") return { ...from, at: 0 };
  if (key === "End") return { ...from, at: Math.max(0, cards - 1) };
  const column = columnsBeside(columns, from.column, key).find((each) => (columns[each]?.cards.length ?? 0) > 0);
  if (column === undefined) return null;
  return { column, at: Math.min(from.at, (columns[column]?.cards.length ?? 1) - 1) };
}

/** The next column on that side which the card may go to. */
export function columnBeside(columns: Columns, from: number, key: string, targets: readonly string[]): string | null {
  return (
    columnsBeside(columns, from, key)
      .map((column) => columns[column]?.key ?? "")
      .find((each) => targets.includes(each)) ?? null
  );
}

/** Places of the columns on the side of an arrow, the nearest first; of any other key none. */
function columnsBeside(columns: Columns, from: number, key: string): number[] {
  const places = columns.map((_column, at) => at);
  if (key === "ArrowLeft") return places.slice(0, from).toReversed();
  return key === "ArrowRight" ? places.slice(from + 1) : [];
}

/** A card on its way: it is shown first in its new column until the outcome is known. */
export interface MovingCard<Card> {
  readonly card: Card;
  readonly to: string;
}

/** The columns with the cards that are on their way, counts included. */
export function withMoving<Card>(
  columns: readonly BoardColumn<Card>[],
  moving: ReadonlyMap<string, MovingCard<Card>>,
  keyOf: (card: Card) => string,
): BoardColumn<Card>[] {
  if (moving.size === 0) return [...columns];
  return columns.map((column) => {
    const stay = column.cards.filter((card) => {
      const to = moving.get(keyOf(card))?.to;
      return to === undefined || to === column.key;
    });
    const here = new Set(column.cards.map(keyOf));
    const come = [...moving.values()].filter(({ card, to }) => to === column.key && !here.has(keyOf(card)));
    const gone = column.cards.length - stay.length;
    return { ...column, count: column.count - gone + come.length, cards: [...come.map(({ card }) => card), ...stay] };
  });
}
