import { fitOfWord, wordsOf } from "@paygauge/api-types/entities/name-words";

interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a name into the words that a search found and the text between them. */
export function piecesOf(name: string, search: string): readonly Piece[] {
  const wanted = wordsOf(search);
  const pieces: Piece[] = [];
  const put = (text: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (text === "") return;
    if (last !== undefined && !isMarked && !last.isMarked) pieces.splice(-1, 1, { text: last.text + text, isMarked });
    else pieces.push({ text, isMarked });
  };
  for (const part of name.split(/([^\p{L}\p{M}\p{N}]+)/u)) {
    const [word = ""] = wordsOf(part);
    put(part, word !== "" && wanted.some((each) => fitOfWord(each, word) > 0));
  }
  return pieces;
}

/** A name in which the words that a search found are marked. */
export function MarkedName({ name, search }: { readonly name: string; readonly search: string }) {
  if (search.trim() === "") return name;
  let at = 0;
  return piecesOf(name, search).map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    return isMarked ? (
      <mark key={key} className="border-b border-accent bg-accent-subtle text-inherit">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
