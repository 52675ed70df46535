import type { ReactNode } from "react";
import type { MenuGroup } from "../menu/menu-entries.ts";

/** One column: the first of its cards are there, `count` says how many it has in all. */
export interface BoardColumn<Card> {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count: number;
  /** Quiet words at the end of the heading: a sum. */
  readonly facts?: ReactNode;
  readonly cards: readonly Card[];
  /** How many cards are in view before the column scrolls. */
  readonly inView: number;
}

/** How a move ended: done, undone with a reason, or not made after all. */
type MoveOutcome =
  | { readonly end: "moved" }
  | { readonly end: "refused"; readonly why: string }
  | { readonly end: "left" };

/** What the board says by itself. */
export interface BoardWords {
  /** Read out with each card: how the keys work. */
  readonly keys: string;
  readonly menu: (name: string) => string;
  readonly moveTo: (column: string) => string;
  readonly moved: (name: string, column: string) => string;
  readonly refused: (name: string, column: string, why: string) => string;
  readonly more: (count: number) => string;
  readonly empty: string;
  readonly dismiss: string;
}

export interface BoardProps<Card> {
  readonly label: string;
  /** Columns side by side; those of one inner list are one under the other. */
  readonly lanes: readonly (readonly BoardColumn<Card>[])[];
  readonly words: BoardWords;
  readonly keyOf: (card: Card) => string;
  readonly nameOf: (card: Card) => string;
  readonly hrefOf: (card: Card) => string;
  /** At the end of the name's line: days. */
  readonly factOf: (card: Card) => ReactNode;
  readonly renderBody: (card: Card) => ReactNode;
  /** Columns that it may go to from the one where it is; none, and it stays where it is. */
  readonly targetsOf: (card: Card, column: string) => readonly string[];
  /** Answers when the card is where it was moved to, or back. */
  readonly onMove: (card: Card, to: string) => Promise<MoveOutcome>;
  /** The next cards of a column are wanted. */
  readonly onMore?: (column: string) => void;
  /** Further entries of a card's menu. */
  readonly menuOf?: (card: Card) => readonly MenuGroup[];
}
