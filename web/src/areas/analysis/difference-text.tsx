import { partsAgainst } from "./name-difference.ts";

interface DifferenceTextProps {
  readonly text: string;
  /** What it is compared with. */
  readonly against: string;
}

/** A text with its words marked that the other one does not have: by ground and line, for those who see no colour too. */
export function DifferenceText({ text, against }: DifferenceTextProps) {
  return partsAgainst(text, against).map(({ text: piece, differs }, at) =>
    // The pieces have no names next to their places, and never move.
    differs ? (
      <mark key={at} className={differenceMark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

/** How a difference looks, alone or within a text. */
export const differenceMark = "rounded-xs border-b border-warning bg-warning-bg px-0.5 text-text";
