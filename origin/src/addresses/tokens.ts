/** Words of an address while it is taken apart: each has its piece between commas, and a label once it is known. */
import { addressLetters, type AddressLabel } from "./address-parts.ts";
import { streetEnds, streetWithin } from "./words.ts";

/** A word of the input: its piece between commas, and what it is. */
export interface Token {
  readonly text: string;
  readonly plain: string;
  readonly piece: number;
  label: AddressLabel | null;
}

const numberForm = /^(?:-?\d+[a-z]?(?:[-–/]\d+[a-z]?|-[a-z])*|\d*½|\d+½|s\/n|#\d+-\d+)$/iu;

const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[.,]/g, "");

export function tokensOf(text: string): Token[] {
  const clean = text.slice(0, addressLetters).replaceAll("&amp;", "&").normalize("NFC");
  return clean
    .split(/[,;，、\n]|\s[-–·|]\s/u)
    .flatMap((piece, at) =>
      (piece.match(/\S+/gu) ?? []).map((word) => ({ text: word, plain: plainOf(word), piece: at, label: null })),
    );
}

/** Gives tokens of a run a label. */
export function give(tokens: readonly Token[], from: number, to: number, label: AddressLabel): void {
  for (const token of tokens.slice(from, to)) token.label = label;
}

export const free = (tokens: readonly Token[]): Token[] => tokens.filter(({ label }) => label === null);

export const isNumber = ({ plain, label }: Token): boolean => label === null && numberForm.test(plain);
export const isStreetEnd = ({ plain, label }: Token): boolean =>
  label === null && (streetEnds.has(plain) || streetWithin.test(plain));

/** The words of one piece that are still free, with their places. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    if (tokens[at]?.label !== null) {
      at += 1;
      continue;
    }
    let to = at;
    while (to < tokens.length && tokens[to]?.label === null && tokens[to]?.piece === tokens[at]?.piece) to += 1;
    pieces.push({ from: at, to });
    at = to;
  }
  return pieces;
}
