/** Finds the street of an address and its number, in either sequence. */
import { give, isNumber, isStreetEnd, piecesOf, type Piece, type Token } from "./tokens.ts";
import { directions, streetBegins, streetWithin, buildings } from "./words.ts";

/** Where the street's name ends: after its kind and a direction, or at the end of the piece. */
function streetEnd(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    // The first word names the street: "Park Road", "St Johns Lane".
    if (token === undefined || !isStreetEnd(token) || (at === from && !streetWithin.test(token.plain) && at + 1 < to))
      continue;
    const next = tokens[at + 1];
    if (next !== undefined && at + 1 < to && isStreetEnd(next) && !directions.has(next.plain)) continue;
    // "US Highway 431": the number is the road's own.
    if (/^(?:highway|hwy)$/.test(token.plain) && next !== undefined && at + 1 < to && isNumber(next)) return at + 2;
    const isDirected = next !== undefined && at + 1 < to && directions.has(next.plain);
    return at + (isDirected ? 2 : 1);
  }
  return to;
}

const isStreetWord = (token: Token, at: number): boolean =>
  streetBegins.has(token.plain) || (isStreetEnd(token) && (at > 0 || streetWithin.test(token.plain)));

/** "12 Main Street": the number, the street to its end; what is in front names the house. */
function takeNumberFirst(tokens: Token[], { from, to }: Piece, first: number): void {
  const isHalf = /^\d\/\d$/.test(tokens[first + 1]?.plain ?? "");
  const start = first + (isHalf ? 2 : 1);
  give(tokens, first, start, "house_number");
  give(tokens, start, streetEnd(tokens, start, to), "road");
  give(tokens, from, first, "house");
}

/** Where the street begins in the words from..to: at its kind, "Calle", or at a word of one, "Triftstrasse". */
function streetStart(tokens: readonly Token[], from: number, to: number): number {
  const words = tokens.slice(from, to);
  const begins = words.findIndex(({ plain }) => streetBegins.has(plain));
  if (begins >= 0) return from + begins;
  const last = words.at(-1)?.plain ?? "";
  const isWhole = streetWithin.test(last) && !/^(?:gasse|weg|platz|allee|straße|strasse|gata)$/.test(last);
  return isWhole && words.length > 2 ? to - 1 : from;
}

/** "Hauptstraße 5": the street, then its number. */
function takeNumberLast(tokens: Token[], from: number, last: number): void {
  const start = streetStart(tokens, from, last);
  give(tokens, from, start, "house");
  give(tokens, start, last, "road");
  const letter = tokens[last + 1];
  const isLettered = letter?.label === null && letter.piece === tokens[last]?.piece && /^[a-z]$/i.test(letter.plain);
  give(tokens, last, last + (isLettered ? 2 : 1), "house_number");
}

/** A number with the street in its own piece, in either sequence. */
function takeNumbered(tokens: Token[], piece: Piece): boolean {
  const { from, to } = piece;
  const numbers = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => {
    const token = tokens[at];
    return token !== undefined && isNumber(token);
  });
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return false;
  const hasWords = (start: number, end: number): boolean =>
    tokens.slice(start, end).some((token) => /\p{L}/u.test(token.plain) && !isNumber(token));
  const isFollowed = hasWords(first + 1, to) && (first === from || last !== to - 1);
  const isBehindStreet = first > from && !tokens.slice(first + 1, to).some(isStreetEnd);
  if (isFollowed && !isBehindStreet) takeNumberFirst(tokens, piece, first);
  else if (isFollowed && hasWords(from, first)) takeNumberLast(tokens, from, first);
  else if (hasWords(from, last)) takeNumberLast(tokens, from, last);
  else return false;
  return true;
}

/** "Calle Mayor, 12": a number in a piece of its own, or at the beginning of the city's. */
function takeLoneNumber(tokens: Token[], pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const token = piece && tokens[piece.from];
  if (piece === undefined || token === undefined || !isNumber(token)) return false;
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  const isAlone = piece.to === piece.from + 1;
  if (before === undefined && isAlone && behind !== undefined) {
    give(tokens, piece.from, piece.to, "house_number");
    give(tokens, behind.from, streetEnd(tokens, behind.from, behind.to), "road");
    return true;
  }
  if (
    before === undefined ||
    (!isAlone && !tokens.slice(before.from, before.to).some(({ plain }) => streetBegins.has(plain)))
  )
    return false;
  if (tokens.slice(before.from, before.to).some(isNumber)) return false;
  const start = streetStart(tokens, before.from, before.to);
  give(tokens, before.from, start, "house");
  give(tokens, start, before.to, "road");
  give(tokens, piece.from, piece.from + 1, "house_number");
  return true;
}

/** The kind of street alone: "The Marina, Lowestoft"; a number in an earlier piece is that of the house. */
function takeUnnumbered(tokens: Token[], { from, to }: Piece): boolean {
  const words = tokens.slice(from, to);
  const begins = streetBegins.has(words[0]?.plain ?? "");
  if (!begins && !words.some(isStreetWord)) return false;
  const ends = words.findLastIndex((token) => isStreetEnd(token));
  // "Castle Court Shopping Centre Castle Street": a building's kind ends the name of the house.
  const house = begins ? -1 : words.findLastIndex(({ plain }, at) => at < ends && buildings.has(plain));
  const start = from + house + 1;
  give(tokens, from, start, "house");
  give(tokens, start, begins ? to : house >= 0 ? from + ends + 1 : streetEnd(tokens, from, to), "road");
  const [number] = tokens;
  if (number !== undefined && isNumber(number)) number.label = "house_number";
  return true;
}

export function takeStreet(tokens: Token[]): void {
  const pieces = piecesOf(tokens);
  const hasStreet = ({ from, to }: Piece): boolean => tokens.slice(from, to).some(isStreetWord);
  if (pieces.some((piece) => hasStreet(piece) && takeNumbered(tokens, piece))) return;
  if (pieces.some((_, at) => takeLoneNumber(tokens, pieces, at))) return;
  if (pieces.some((piece) => takeUnnumbered(tokens, piece))) return;
  pieces.some((piece) => takeNumbered(tokens, piece));
}
